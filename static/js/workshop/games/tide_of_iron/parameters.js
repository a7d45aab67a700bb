/** Parameters of section 30: chosen by name, each with its reason and with a control for its kind of value. */

import { one } from "../../../elements.js";
import { iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { pointer, withValue, without } from "../../paths.js";
import { Chooser } from "../../form/chooser.js";
import { grouped, register } from "../../form/form.js";
import { whole } from "../../form/numbers.js";
import { words } from "../../form/schema.js";

/** @import { Path, Shown } from "../../types.d.ts" */
/** @import { GameForm, GameWidget, Parameter } from "./types.d.ts" */

/** @typedef {Parameter["kind"] | "other"} Kind */
/** @typedef {(value: unknown) => void} Change */
/** @typedef {(label: string, parameter: Parameter, set: Change) => Shown} Control */

/** @type {GameWidget} */
function parameters(form, path, schema, hint) {
  const known = form.page.data.parameters;
  const offers = Object.entries(known).map(([name, { label, reason, usual, allowed }]) => ({
    id: name,
    title: label,
    words: [`${reason} Usual: ${usual}; allowed: ${allowed}.`],
    search: `${label} ${name} ${reason}`,
  }));
  const add = (/** @type {string} */ name) =>
    form.store.edit(`Add ${known[name].label}`, (document) => withValue(document, [...path, name], known[name].default));
  const chooser = new Chooser("Choose numbers to change", offers, add);
  const list = h("ul", { class: "ws-list" });
  /** @type {Map<string, Shown & { kind: Kind }>} */
  let rows = new Map();
  /** @type {(value: Record<string, unknown> | undefined) => void} */
  const update = (value) => {
    const own = value ?? {};
    const names = Object.keys(own);
    /** @type {(name: string) => Shown & { kind: Kind }} */
    const rowOf = (name) => {
      const kind = kindOf(known[name], own[name]);
      const before = rows.get(name);
      return before?.kind === kind ? before : row(form, [...path, name], known[name], kind, chooser);
    };
    rows = new Map(names.map((name) => [name, rowOf(name)]));
    for (const [name, { update: show }] of rows) show(own[name]);
    keepChildren(
      list,
      [...rows.values()].map((each) => each.node),
    );
    chooser.show(Object.keys(known).filter((name) => !names.includes(name)));
  };
  return { node: grouped(form, path, schema, hint, list, chooser.node), update };
}

/**
 * The kind of a parameter where the value is of it; "other" for a value that only text can show.
 *
 * @type {(parameter: Parameter | undefined, value: unknown) => Kind}
 */
export function kindOf(parameter, value) {
  const fits = {
    flag: typeof value === "boolean",
    number: Number.isInteger(value),
    word: typeof value === "string",
    numbers: Array.isArray(value) && value.length === parameter?.length && value.every(Number.isInteger),
    words: Array.isArray(value) && value.every((each) => parameter?.choices.includes(each)),
  };
  return parameter && fits[parameter.kind] ? parameter.kind : "other";
}

/** @type {(form: GameForm, path: Path, parameter: Parameter | undefined, kind: Kind, chooser: Chooser) => Shown & { kind: Kind }} */
function row(form, path, parameter, kind, chooser) {
  const label = parameter?.label ?? words(path.at(-1) ?? "");
  /** @type {Change} */
  const set = (value) => form.store.set(path, value, `Change ${label}`, { source: "form", together: pointer(path) });
  const { node, update } = parameter && kind !== "other" ? CONTROLS[kind](label, parameter, set) : asText(label);
  const away = () => {
    form.store.edit(`Remove ${label}`, (document) => form.emptied(path.slice(0, -1), without(document, path)));
    one(chooser.node, "summary").focus();
  };
  const help = parameter
    ? `${parameter.reason} Usual: ${parameter.usual}; allowed: ${parameter.allowed}.`
    : "The rules know no number of this name.";
  const field = h(
    "div",
    { class: "ws-field", "data-path": pointer(path) },
    h("strong", {}, label),
    node,
    h("p", { class: "field__hint" }, help),
  );
  return { kind, update, node: h("li", { class: "ws-row" }, field, iconButton("remove", `Remove ${label}`, away)) };
}

/** A value as text, which only the JSON view can change. @type {(label: string) => Shown} */
function asText(label) {
  const node = h("code", { "aria-label": label });
  return { node, update: (value) => (node.textContent = JSON.stringify(value)) };
}

/** @type {Record<Parameter["kind"], Control>} */
const CONTROLS = {
  flag: (label, _parameter, set) => choice(label, { true: "yes", false: "no" }, (text) => set(text === "true")),
  word: (label, { choices }, set) => choice(label, Object.fromEntries(choices.map((each) => [each, each.replaceAll("_", " ")])), set),
  number: (label, { low, high }, set) => {
    const input = numberInput(label, low, high, set);
    return { node: input, update: (value) => show(input, value) };
  },
  numbers: (label, { low, high, length }, set) => {
    /** @type {number[]} */
    let shown = [];
    const inputs = Array.from({ length }, (_each, index) =>
      numberInput(`${label} ${index + 1}`, low, high, (number) => set(shown.with(index, number))),
    );
    /** @type {(value: number[]) => void} */
    const update = (value) => {
      shown = value;
      inputs.forEach((input, index) => show(input, value[index]));
    };
    return { node: h("div", { class: "ws-span" }, ...inputs), update };
  },
  words: (label, { choices }, set) => {
    const boxes = choices.map(() => h("input", { type: "checkbox" }));
    for (const box of boxes) box.addEventListener("change", () => set(choices.filter((_each, index) => boxes[index].checked)));
    const labels = choices.map((each, index) => h("label", { class: "ws-tick" }, boxes[index], ` ${each}`));
    const node = h("div", { class: "ws-ticks", role: "group", "aria-label": label }, ...labels);
    return {
      node,
      update: (/** @type {string[]} */ value) => boxes.forEach((box, index) => (box.checked = value.includes(choices[index]))),
    };
  },
};

/** @type {(label: string, options: Record<string, string>, set: (text: string) => void) => Shown} */
function choice(label, options, set) {
  const control = h("select", { "aria-label": label }, ...Object.entries(options).map(([value, text]) => h("option", { value }, text)));
  control.addEventListener("change", () => set(control.value));
  const update = (/** @type {unknown} */ value) => {
    const text = String(value);
    if (![...control.options].some((each) => each.value === text)) control.append(h("option", { value: text }, text));
    control.value = text;
  };
  return { node: control, update };
}

/** @type {(label: string, min: number, max: number, set: (number: number) => void) => HTMLInputElement} */
function numberInput(label, min, max, set) {
  const input = h("input", { type: "number", min, max, step: 1, "aria-label": label });
  input.addEventListener("input", () => {
    const number = whole(input.value);
    if (number !== undefined) set(number);
  });
  return input;
}

/** @type {(input: HTMLInputElement, value: unknown) => void} */
function show(input, value) {
  if (input.value === "" || Number(input.value) !== value) input.value = String(value);
}

register("parameters", parameters, { showsNothing: true });
