/**
 * Values that are as in the box where the document leaves them out. The data of the game has the whole box; a part is
 * copied into the document when it is changed for the first time, and a button gives it back.
 */

import { maybe } from "../../elements.js";
import { button } from "../buttons.js";
import { h, keepChildren } from "../dom.js";
import { grouped, register } from "./form.js";

/** @import { Form } from "./form.js" */
/** @import { AnyForm, Path, Shown, Widget } from "../types.d.ts" */

/**
 * The value of the document, or that of the box where the document has none, or one of another kind.
 *
 * @template Box
 * @template {keyof Box} Key
 * @template {object} Doc
 * @param {Form<{ box: Box }, Doc>} form
 * @param {{ [key in Key]?: unknown }} document
 * @param {Key} key
 * @returns {Box[Key]}
 */
export function orBox(form, document, key) {
  const usual = form.page.data.box[key];
  const own = document[key];
  return isOfKind(own, usual) ? own : usual;
}

/**
 * The list at a place of the document if it is one of such entries, else a given one.
 *
 * @template {string | number} Entry
 * @param {unknown} value
 * @param {Entry[]} usual
 * @param {"string" | "number"} [kind]
 * @returns {Entry[]}
 */
export function listOr(value, usual, kind = "string") {
  return Array.isArray(value) && value.every((each) => typeof each === kind) ? value : usual;
}

/** True for a value built as the one of the box is: entries of a list as its first entry, with an id where that has one. */
/** @type {<Usual>(value: unknown, usual: Usual) => value is Usual} */
export function isOfKind(value, usual) {
  if (typeof value !== typeof usual || value === null || Array.isArray(value) !== Array.isArray(usual)) return false;
  if (!Array.isArray(value) || !Array.isArray(usual)) return true;
  return value.every((each) => isOfKind(each, usual[0]) && (!usual[0].id || typeof each.id === "string"));
}

/**
 * A button that leaves the value out again; it hides where that is so already.
 *
 * @type {(form: AnyForm, path: Path) => { node: HTMLElement, show: (value: unknown) => void }}
 */
export function backToBox(form, path) {
  const label = form.label(path);
  const back = button("As in the box", () => form.set(path, undefined), { "aria-label": `${label}: as in the box` });
  const show = (/** @type {unknown} */ value) => (back.hidden = value === undefined);
  return { node: back, show };
}

/** A list or group: a button takes it over from the box, then the usual widget edits it. @type {Widget} */
function boxed(form, path, schema, hint) {
  const label = form.label(path, hint);
  const node = h("div", { class: "ws-boxed" });
  const take = button(`Change: ${label.toLowerCase()}`, () => {
    form.store.set(path, structuredClone(form.page.data.box[path[0]]), `Change ${label}`);
    maybe(node, "input, select, button")?.focus();
  });
  const left = grouped(form, path, schema, hint, h("p", { class: "muted" }, "As in the box."), take);
  const back = backToBox(form, path);
  const usual = { ...hint, widget: undefined };
  /** @type {Shown | null} */
  let field = null;
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    if (value === undefined) field = null;
    else field ??= form.widget(schema, usual)(form, path, schema, usual);
    field?.update(value);
    keepChildren(node, field ? [field.node, back.node] : [left]);
  };
  return { node, update };
}

register("boxed", boxed);
