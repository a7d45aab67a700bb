/** The force of a division or reinforcement, built from counts or fixed; and units that stand on a hex from the start. */

import { h, keepChildren } from "../../dom.js";
import { kept } from "../../kept.js";
import { pointer, valueAt, withValue } from "../../paths.js";
import { grouped, register } from "../../form/form.js";

/** @import { GroupSchema, Path, Shown } from "../../types.d.ts" */
/** @import { Force, GameForm, GameWidget, Scenario, Squad } from "./types.d.ts" */

/** Two buttons of which one is on. @typedef {{ node: HTMLElement, update: (isSecond: boolean) => void }} Ways */

const COUNTED = ["squad_bases", "figures", "specializations"];
const FIRST = ["round", "division", "if", "until"];
const MOST_SQUADS = 24;

/** @type {GameWidget<GroupSchema>} */
function force(form, path, schema, hint) {
  const inside = h("div", { class: "ws-force" });
  const modes = modesOf(form, path);
  const field = membersOf(form, path, schema);
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    const isFixed = valueAt(value, ["squads"]) !== undefined;
    modes.update(isFixed);
    const counted = COUNTED.filter((key) => !isFixed || valueAt(value, [key]) !== undefined);
    const shown = [...counted, ...(isFixed ? ["squads"] : []), "vehicles", "zones", "concealed", "demands", "most_fortified", "placed"];
    const keys = shown.filter((key) => key in schema.properties);
    const first = FIRST.filter((key) => key in schema.properties).map((key) => field(key, value));
    keepChildren(inside, [...first, modes.node, ...keys.map((key) => field(key, value))]);
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

/**
 * The elements of the values of an object: each is made when it is first asked for, and brought up to date.
 *
 * @type {(form: GameForm, path: Path, schema: GroupSchema) => (key: string, value: unknown) => HTMLElement}
 */
export function membersOf(form, path, schema) {
  /** @type {Map<string, Shown>} */
  const members = new Map();
  return (key, value) => {
    const member = kept(members, key, () => form.member([...path, key], form.resolved(schema.properties[key])));
    member.update(valueAt(value, [key]));
    return member.node;
  };
}

/** Two buttons: who builds the squads. @type {(form: GameForm, path: Path) => Ways} */
function modesOf(form, path) {
  const label = form.label(path);
  const choose = (/** @type {boolean} */ isFixed) =>
    form.store.edit(`${isFixed ? "Fix" : "Free"} the squads of ${label}`, (document) => changed(document, path, isFixed));
  return twoWays(path, `Squads of ${label}`, ["The player builds the squads", "The scenario fixes each squad"], choose);
}

/** @type {(path: Path, label: string, words: [string, string], choose: (isSecond: boolean) => void) => Ways} */
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

/**
 * The document with a force whose squads are fixed, or counted from the fixed ones.
 *
 * @type {(document: Scenario, path: Path, isFixed: boolean) => Scenario}
 */
export function changed(document, path, isFixed) {
  /** @type {Force} */
  const force = valueAt(document, path) ?? {};
  const { squads = [], ...rest } = force;
  const made = isFixed ? fixed(rest) : { ...counts(squads), ...rest };
  return withValue(document, path, made);
}

/** As many squads of four regulars as the force has bases. @type {(force: Force) => Force} */
function fixed({ squad_bases: bases = 1, figures: _figures, specializations: _tokens, ...rest }) {
  const count = Math.min(MOST_SQUADS, Math.max(1, bases));
  return { ...rest, squads: Array.from({ length: count }, () => ({ figures: { regular: 4 } })) };
}

/** The counts of some squads together. @type {(squads: Squad[]) => Force} */
function counts(squads) {
  /** @type {Record<string, number>} */
  const figures = {};
  /** @type {Record<string, number>} */
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

/**
 * A squad or a vehicle on its hex. Values that belong to the other kind are shown where the document has them.
 *
 * @type {GameWidget<GroupSchema>}
 */
function placed(form, path, schema, hint) {
  const inside = h("div", { class: "ws-fields" });
  const label = form.label(path);
  const known = Object.keys(form.hint([...path, "vehicle"]).choices ?? {});
  const choose = (/** @type {boolean} */ isVehicle) =>
    form.store.edit(`Change ${label}`, (document) => {
      const hex = valueAt(document, [...path, "hex"]);
      return withValue(document, path, isVehicle ? { hex, vehicle: known[0] } : { hex, squad: { figures: { regular: 4 } } });
    });
  const kinds = twoWays(path, label, ["A squad", "A vehicle"], choose);
  const field = membersOf(form, path, schema);
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    const isVehicle = valueAt(value, ["vehicle"]) !== undefined;
    kinds.update(isVehicle);
    const [own, other] = isVehicle ? [OF_VEHICLES, OF_SQUADS] : [OF_SQUADS, OF_VEHICLES];
    const keys = [...own, ...other.filter((key) => valueAt(value, [key]) !== undefined)];
    keepChildren(inside, [field("hex", value), kinds.node, ...keys.map((key) => field(key, value))]);
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

register("force", force);
register("placed", placed);
