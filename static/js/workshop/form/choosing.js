/** Widgets that choose: keys of another part of the document, a value among numbers with words, hexes of the map. */

import { iconButton } from "../buttons.js";
import { h, keepChildren } from "../dom.js";
import { pathOf, pointer, valueAt } from "../paths.js";
import { kept } from "../kept.js";
import { framed, grouped, register } from "./form.js";
import { showChoice } from "./options.js";
import { words } from "./schema.js";

/** @import { AnyForm, ListSchema, Widget } from "../types.d.ts" */

/** The datalist with the names of all hexes; the page keeps it. */
export const HEXES = "ws-hexes";

/** A set of keys of another object of the document, e.g. of its zones: a box to tick for each. @type {Widget} */
function keys(form, path, schema, hint) {
  const inside = h("div", { class: "ws-ticks" });
  const among = hint.among ?? "";
  /** @type {Map<string, { node: HTMLElement, box: HTMLInputElement }>} */
  const boxes = new Map();
  /** @returns {string[]} */
  const chosen = () => listOf(valueAt(form.store.document, path));
  /** @type {(key: string, isTicked: boolean) => void} */
  const tick = (key, isTicked) => {
    const now = isTicked ? [...chosen(), key] : chosen().filter((each) => each !== key);
    form.set(path, now.length || !form.isOptional(path) ? now : undefined);
  };
  /** @type {(key: string) => { node: HTMLElement, box: HTMLInputElement }} */
  const made = (key) => tickBox(keyWords(key), (isTicked) => tick(key, isTicked));
  /** @type {(document: unknown) => void} */
  const look = (document) => {
    /** @type {object | undefined} */
    const owner = valueAt(document, pathOf(among, document));
    const known = Object.keys(owner ?? {});
    const all = [...new Set([...known, ...chosen().map(String)])];
    const shown = all.map((key) => ({ key, ...kept(boxes, key, made) }));
    for (const { key, node, box } of shown) {
      box.checked = chosen().includes(key);
      node.classList.toggle("is-problem", !known.includes(key));
    }
    const nothing = h("span", { class: "muted small" }, `There are no ${words(among.slice(1)).toLowerCase()} yet.`);
    keepChildren(inside, shown.length ? shown.map((each) => each.node) : [nothing]);
  };
  form.follow(inside, look);
  return { node: grouped(form, path, schema, hint, inside), update: () => look(form.store.document) };
}

/** One key of another object of the document, e.g. a zone. @type {Widget} */
function key(form, path, schema, hint) {
  const control = h("select", {});
  const among = hint.among ?? "";
  control.addEventListener("change", () => form.set(path, control.value === "" ? undefined : control.value));
  const look = () => {
    const now = String(valueAt(form.store.document, path) ?? "");
    /** @type {object | undefined} */
    const owner = valueAt(form.store.document, pathOf(among, form.store.document));
    const known = [...(form.isOptional(path) ? [""] : []), ...Object.keys(owner ?? {})];
    control.replaceChildren(...known.map((each) => h("option", { value: each }, each ? keyWords(each) : "–")));
    showChoice(control, now);
  };
  form.follow(control, look);
  return { node: framed(form, path, schema, hint, control), update: look };
}

/** A box with words. @type {(label: string, change: (isTicked: boolean) => void) => { node: HTMLElement, box: HTMLInputElement }} */
function tickBox(label, change) {
  const box = h("input", { type: "checkbox" });
  box.addEventListener("change", () => change(box.checked));
  return { node: h("label", { class: "ws-tick" }, box, h("span", {}, label)), box };
}

/** A key as people read it: "west_edge" becomes "west edge". @type {(key: string) => string} */
function keyWords(key) {
  return key.replaceAll("_", " ");
}

/** A whole number that is chosen from a few with words. @type {Widget} */
function numbers(form, path, schema, hint) {
  const options = Object.entries(hint.choices ?? {}).map(([value, label]) => h("option", { value }, label));
  if (form.isOptional(path)) options.unshift(h("option", { value: "" }, "–"));
  const control = h("select", {}, ...options);
  control.addEventListener("change", () => form.set(path, control.value === "" ? undefined : Number(control.value)));
  return { node: framed(form, path, schema, hint, control), update: (value) => showChoice(control, value) };
}

/** The name of one hex, typed or picked on the map. @type {Widget} */
function hex(form, path, schema, hint) {
  const { node, control } = hexInput(form.label(path, hint), (name) => form.set(path, name, { together: pointer(path) }));
  const field = framed(form, path, schema, hint, control);
  control.after(...[...node.children].filter((each) => each !== control));
  control.addEventListener("change", () => form.store.endOfStep());
  field.classList.add("ws-field--hex");
  /** @type {(value: string | undefined) => void} */
  const update = (value) => {
    if (control.value.trim().toUpperCase() !== (value ?? "")) control.value = value ?? "";
  };
  return { node: field, update };
}

/**
 * An input for the name of a hex with a button that asks the map for one.
 *
 * @type {(label: string, done: (name: string) => void) => { node: HTMLElement, control: HTMLInputElement }}
 */
export function hexInput(label, done) {
  const control = h("input", { type: "text", list: HEXES, maxlength: 4, autocomplete: "off", spellcheck: "false", placeholder: "A1" });
  control.addEventListener("input", () => done(control.value.trim().toUpperCase()));
  const pick = iconButton("place", `Pick on the map: ${label}`, () => {
    const picked = (/** @type {string} */ name) => {
      control.value = name;
      done(name);
    };
    pick.dispatchEvent(new CustomEvent("pick-hex", { bubbles: true, detail: { done: picked } }));
  });
  return { node: h("span", { class: "ws-hex" }, control, pick), control };
}

/**
 * A list of hexes: each with a button that takes it away, and a field that adds one.
 *
 * @type {(label: string, change: (names: string[]) => void) => { node: HTMLElement, update: (value: unknown) => void, control: HTMLInputElement }}
 */
export function hexList(label, change) {
  const chips = h("ul", { class: "ws-chips" });
  /** @type {string[]} */
  let shown = [];
  const control = h("input", {
    type: "text",
    list: HEXES,
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "A1",
    "aria-label": `Add a hex: ${label}`,
  });
  const put = (/** @type {string} */ text) => {
    const names = text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
    const all = [...new Set([...shown, ...names])];
    control.value = "";
    if (all.length > shown.length) change(all);
  };
  control.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    put(control.value);
  });
  control.addEventListener("change", () => put(control.value));
  const pick = iconButton("place", `Pick on the map: ${label}`, () => {
    pick.dispatchEvent(new CustomEvent("pick-hex", { bubbles: true, detail: { done: put } }));
  });
  const node = h("span", { class: "ws-hexes" }, chips, h("span", { class: "ws-hex" }, control, pick));
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    /** @type {string[]} */
    const names = listOf(value);
    if (names.length === shown.length && names.every((name, index) => name === shown[index])) return;
    shown = names;
    chips.replaceChildren(...names.map((name) => chip(name, () => change(shown.filter((each) => each !== name)))));
    chips.hidden = !names.length;
  };
  update([]);
  chips.hidden = true;
  return { node, update, control };
}

/** @type {(name: string, away: () => void) => HTMLElement} */
function chip(name, away) {
  return h("li", { class: "ws-chip" }, name, iconButton("remove", `Take ${name} away`, away));
}

/** @type {Widget} */
function hexes(form, path, schema, hint) {
  const list = hexList(form.label(path, hint), (names) => form.set(path, names.length || !form.isOptional(path) ? names : undefined));
  return { node: grouped(form, path, schema, hint, list.node), update: list.update };
}

/** Two values, from and to: numbers, or texts where the schema allows them. @type {Widget<AnyForm, ListSchema>} */
function span(form, path, schema, hint) {
  const label = form.label(path, hint);
  const items = form.resolved(schema.items);
  const hasTexts = Boolean(items.anyOf);
  const inputs = ["from", "to"].map((end) =>
    h("input", { type: hasTexts ? "text" : "number", "aria-label": `${label} ${end}`, autocomplete: "off" }),
  );
  /** @type {(input: HTMLInputElement) => number | string} */
  const read = ({ value }) => (/^\d+$/.test(value.trim()) ? Number(value) : value.trim().toUpperCase());
  for (const input of inputs) {
    input.addEventListener("change", () => {
      const isEmpty = inputs.every((each) => each.value.trim() === "");
      form.set(path, isEmpty && form.isOptional(path) ? undefined : inputs.map(read));
    });
  }
  const inside = h("div", { class: "ws-span" }, inputs[0], h("span", {}, "to"), inputs[1]);
  /** @type {(value: unknown[] | undefined) => void} */
  const update = (value) =>
    inputs.forEach((input, index) => {
      const text = String(value?.[index] ?? "");
      if (input.value !== text) input.value = text;
    });
  return { node: grouped(form, path, schema, hint, inside), update };
}

/** A draft may hold anything; what is no list has no entries. @type {<Entry>(value: unknown) => Entry[]} */
function listOf(value) {
  return Array.isArray(value) ? value : [];
}

register("key", key);
register("keys", keys);
register("numbers", numbers);
register("hex", hex);
register("hexes", hexes);
register("span", span);
