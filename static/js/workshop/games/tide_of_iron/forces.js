/** The force of a division or reinforcement, built from counts or fixed; and units that stand on a hex from the start. */

import { h, keepChildren } from "../../dom.js";
import { pointer, valueAt, withValue } from "../../paths.js";
import { grouped, register } from "../../form/form.js";

const COUNTED = ["squad_bases", "figures", "specializations"];
const FIRST = ["round", "division"];
const MOST_SQUADS = 24;

function force(form, path, schema, hint) {
  const fields = new Map();
  const inside = h("div", { class: "ws-force" });
  const modes = modesOf(form, path);
  const field = (key, value) => {
    if (!fields.has(key)) fields.set(key, form.member([...path, key], form.resolved(schema.properties[key])));
    fields.get(key).update(value?.[key]);
    return fields.get(key).node;
  };
  const update = (value) => {
    const isFixed = value?.squads !== undefined;
    modes.update(isFixed);
    const counted = COUNTED.filter((key) => !isFixed || value?.[key] !== undefined);
    const shown = [...counted, ...(isFixed ? ["squads"] : []), "vehicles", "zones", "concealed", "placed"];
    const keys = shown.filter((key) => key in schema.properties);
    const first = FIRST.filter((key) => key in schema.properties).map((key) => field(key, value));
    keepChildren(inside, [...first, modes.node, ...keys.map((key) => field(key, value))]);
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

/** Two buttons: who builds the squads. */
function modesOf(form, path) {
  const label = form.label(path);
  const choose = (isFixed) =>
    form.store.edit(`${isFixed ? "Fix" : "Free"} the squads of ${label}`, (document) => changed(document, path, isFixed));
  return twoWays(path, `Squads of ${label}`, ["The player builds the squads", "The scenario fixes each squad"], choose);
}

/** Two buttons of which one is on. */
function twoWays(path, label, words, choose) {
  const name = `way${pointer(path)}`;
  const radios = words.map((_each, index) => {
    const radio = h("input", { type: "radio", name });
    radio.addEventListener("change", () => choose(Boolean(index)));
    return radio;
  });
  const labels = radios.map((radio, index) => h("label", { class: "ws-tick" }, radio, ` ${words[index]}`));
  const node = h("div", { class: "ws-ticks ws-modes", role: "radiogroup", "aria-label": label }, ...labels);
  return { node, update: (isSecond) => radios.forEach((radio, index) => (radio.checked = Boolean(index) === isSecond)) };
}

/** The document with a force whose squads are fixed, or counted from the fixed ones. */
function changed(document, path, isFixed) {
  const { squads = [], ...rest } = valueAt(document, path);
  const made = isFixed ? fixed(rest) : { ...counts(squads), ...rest };
  return withValue(document, path, made);
}

function fixed({ squad_bases: bases = 1, figures: _figures, specializations: _tokens, ...rest }) {
  const count = Math.min(MOST_SQUADS, Math.max(1, bases));
  return { ...rest, squads: Array.from({ length: count }, () => ({ figures: { regular: 4 } })) };
}

function counts(squads) {
  const figures = {};
  const specializations = {};
  for (const squad of squads) {
    for (const [kind, count] of Object.entries(squad.figures ?? {})) figures[kind] = (figures[kind] ?? 0) + count;
    const token = squad.specialization;
    if (token) specializations[token] = (specializations[token] ?? 0) + 1;
  }
  const tokens = Object.keys(specializations).length ? { specializations } : {};
  return { squad_bases: squads.length, figures, ...tokens };
}

const OF_SQUADS = ["squad", "inside", "concealed"];
const OF_VEHICLES = ["vehicle", "aboard"];

/** A squad or a vehicle on its hex. Values that belong to the other kind are shown where the document has them. */
function placed(form, path, schema, hint) {
  const fields = new Map();
  const inside = h("div", { class: "ws-fields" });
  const label = form.label(path);
  const known = Object.keys(form.hint([...path, "vehicle"]).choices ?? {});
  const choose = (isVehicle) =>
    form.store.edit(`Change ${label}`, (document) => {
      const hex = valueAt(document, [...path, "hex"]);
      return withValue(document, path, isVehicle ? { hex, vehicle: known[0] } : { hex, squad: { figures: { regular: 4 } } });
    });
  const kinds = twoWays(path, label, ["A squad", "A vehicle"], choose);
  const field = (key, value) => {
    if (!fields.has(key)) fields.set(key, form.member([...path, key], form.resolved(schema.properties[key])));
    fields.get(key).update(value?.[key]);
    return fields.get(key).node;
  };
  const update = (value) => {
    const isVehicle = value?.vehicle !== undefined;
    kinds.update(isVehicle);
    const [own, other] = isVehicle ? [OF_VEHICLES, OF_SQUADS] : [OF_SQUADS, OF_VEHICLES];
    const keys = [...own, ...other.filter((key) => value?.[key] !== undefined)];
    keepChildren(inside, [field("hex", value), kinds.node, ...keys.map((key) => field(key, value))]);
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

register("force", force);
register("placed", placed);
