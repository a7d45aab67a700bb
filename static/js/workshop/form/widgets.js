/** The usual widgets: one for each type of a schema. */

import { maybe } from "../../elements.js";
import { button, iconButton } from "../buttons.js";
import { h, keepChildren } from "../dom.js";
import { kept } from "../kept.js";
import { inserted, moved, pointer, renamed, valueAt, withValue, without } from "../paths.js";
import { framed, grouped, register } from "./form.js";
import { whole } from "./numbers.js";
import { showChoice } from "./options.js";
import { alternativeFor, smallest, words } from "./schema.js";

/** @import { Attribute } from "../dom.js" */
/** @import { AnyForm, EitherSchema, Field, Hint, ListSchema, NamesSchema, Path, Schema, Shown, Widget } from "../types.d.ts" */

/** @typedef {HTMLInputElement | HTMLTextAreaElement} TextField */

// -- single values ---------------------------------------------------------------------------------------------------

/** @type {(tag: "input" | "textarea", attributes: Record<string, Attribute>) => Widget} */
function textWidget(tag, attributes) {
  return (form, path, schema, hint) => {
    /** @type {TextField} */
    const control = h(tag, { ...attributes, maxlength: schema.maxLength, required: !form.isOptional(path) });
    const together = pointer(path);
    control.addEventListener("input", () => {
      const isLeftOut = control.value === "" && form.isOptional(path);
      form.set(path, isLeftOut ? undefined : control.value, { together });
    });
    control.addEventListener("change", () => form.store.endOfStep());
    return { node: framed(form, path, schema, hint, control), update: (value) => show(control, value ?? "") };
  };
}

/** @type {Widget} */
function integer(form, path, schema, hint) {
  const control = h("input", { type: "number", min: schema.minimum, max: schema.maximum, step: 1, inputmode: "numeric" });
  control.addEventListener("input", () => {
    const number = whole(control.value);
    if (number !== undefined) form.set(path, number, { together: pointer(path) });
    else if (form.isOptional(path)) form.set(path, undefined);
  });
  control.addEventListener("change", () => form.store.endOfStep());
  return { node: framed(form, path, schema, hint, control), update: (value) => show(control, value ?? "") };
}

/** @type {Widget} */
function flag(form, path, schema, hint) {
  const control = h("input", { type: "checkbox" });
  control.addEventListener("change", () => form.set(path, control.checked || (form.isOptional(path) ? undefined : false)));
  const node = framed(form, path, schema, hint, control);
  node.classList.add("ws-field--flag");
  return { node, update: (value) => (control.checked = value === true) };
}

/** @type {Widget} */
function choice(form, path, schema, hint) {
  const options = (schema.enum ?? Object.keys(hint.choices ?? {})).map((value) => option(value, hint));
  if (form.isOptional(path)) options.unshift(h("option", { value: "" }, "–"));
  const control = h("select", {}, ...options);
  control.addEventListener("change", () => form.set(path, control.value === "" ? undefined : control.value));
  return { node: framed(form, path, schema, hint, control), update: (value) => showChoice(control, value) };
}

/** @type {(value: string, hint: Hint) => HTMLOptionElement} */
function option(value, hint) {
  return h("option", { value }, hint.choices?.[value] ?? words(value));
}

/** Show a value, unless somebody is typing it in another way, e.g. "07". @type {(control: TextField, value: unknown) => void} */
function show(control, value) {
  const text = String(value);
  if (control.value !== text && !(control === document.activeElement && Number(control.value) === value && text !== "")) {
    control.value = text;
  }
}

// -- groups ----------------------------------------------------------------------------------------------------------

/** @type {Widget} */
function object(form, path, schema, hint) {
  const inside = h("div", { class: "ws-fields" });
  const members = schema.properties ?? {};
  /** @type {Map<string, Shown>} */
  const fields = new Map();
  /** @type {(key: string) => Shown} */
  const made = (key) => form.member([...path, key], form.resolved(members[key]));
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    const keys = Object.keys(members).filter((key) => form.hint([...path, key]).widget !== "hidden");
    for (const key of keys) kept(fields, key, made).update(valueAt(value, [key]));
    keepChildren(
      inside,
      keys.map((key) => kept(fields, key, made).node),
    );
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

/** A group of fields without a frame of its own, for the outermost one of a tab. @type {Widget} */
function plain(form, path, schema, hint) {
  const { node, update } = object(form, path, schema, hint);
  const [inside, notes] = [node.lastElementChild, maybe(node, ":scope > .ws-notes")];
  return { node: h("div", { class: "ws-plain", "data-path": pointer(path) }, notes, inside), update };
}

/** @type {Widget} */
function optional(form, path, schema) {
  const label = form.label(path);
  const start = form.hint(path).start ?? smallest(schema, form.root);
  const add = button(`Add: ${label.toLowerCase()}`, () => form.store.set(path, start, `Add ${label}`));
  const away = iconButton("remove", `Remove ${label}`, () => form.set(path, undefined));
  const node = h("div", { class: "ws-optional" });
  /** @type {Field | null} */
  let field = null;
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    if (value === undefined) field = null;
    else field ??= form.field(path, schema);
    field?.update(value);
    keepChildren(node, field ? [field.node, away] : [add]);
  };
  return { node, update };
}

/** Longer lists are folded: their entries are made when somebody wants to see them. */
const MANY = 12;

/** A value that should be a list: the JSON view may bring anything. @type {(value: unknown) => unknown[]} */
function listIn(value) {
  return Array.isArray(value) ? value : [];
}

/** A list: each entry with buttons to move, double and remove it. @type {Widget<AnyForm, ListSchema>} */
function list(form, path, schema, hint) {
  const rows = h("ol", { class: "ws-list" });
  const told = h("summary", {});
  const fold = h("details", { class: "ws-fold", open: true }, told, rows);
  const name = form.label([...path, 0]);
  const add = button(`Add: ${name.replace(/ 1$/, "").toLowerCase()}`, () => {
    const start = form.hint([...path, 0]).start ?? smallest(schema.items, form.root);
    const count = listIn(valueAt(form.store.document, path)).length;
    form.store.edit(`Add to ${form.label(path, hint)}`, (/** @type {object} */ document) => inserted(document, path, count, start));
    fold.open = true;
    showRows();
    if (rows.lastElementChild) maybe(rows.lastElementChild, "input, select, textarea, button")?.focus();
  });
  /** @type {Shown[]} */
  const entries = [];
  /** @type {unknown[]} */
  let shown = [];
  const showRows = () => {
    if (!fold.open) return;
    while (entries.length < shown.length) entries.push(row(form, path, schema, entries.length));
    entries.length = shown.length;
    entries.forEach((each, index) => each.update(shown[index]));
    keepChildren(
      rows,
      entries.map((each) => each.node),
    );
  };
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    const before = shown.length;
    shown = listIn(value);
    const isLong = shown.length > MANY;
    if (!isLong) fold.open = true;
    else if (before <= MANY) fold.open = false;
    fold.classList.toggle("is-short", !isLong);
    told.textContent = `${shown.length} entries`;
    add.disabled = shown.length >= (schema.maxItems ?? Infinity);
    showRows();
  };
  fold.addEventListener("toggle", showRows);
  return { node: grouped(form, path, schema, hint, fold, add), update };
}

/** One entry of a list. @type {(form: AnyForm, path: Path, schema: ListSchema, index: number) => Shown} */
function row(form, path, schema, index) {
  const here = [...path, index];
  const field = form.field(here, form.resolved(schema.items));
  /** @type {(label: string, change: (document: object) => object) => () => void} */
  const edit = (label, change) => () => form.store.edit(`${label} ${form.label(here)}`, change);
  /** @type {(document: unknown) => number} */
  const count = (document) => listIn(valueAt(document, path)).length;
  const up = edit("Move", (document) => (index ? moved(document, path, index, index - 1) : document));
  const down = edit("Move", (document) => (index + 1 < count(document) ? moved(document, path, index, index + 1) : document));
  const twice = edit("Double", (document) => inserted(document, path, index + 1, structuredClone(valueAt(document, here))));
  const away = edit("Remove", (document) => form.emptied(path, without(document, here)));
  const label = form.label(here);
  const tools = h(
    "div",
    { class: "ws-row__tools", role: "group", "aria-label": label },
    iconButton("up", `Move ${label} up`, up),
    iconButton("down", `Move ${label} down`, down),
    iconButton("double", `Double ${label}`, twice),
    iconButton("remove", `Remove ${label}`, away),
  );
  return { node: h("li", { class: "ws-row" }, field.node, tools), update: field.update };
}

/**
 * A set of known values: a box to tick for each. Others are typed, separated by commas or spaces.
 *
 * @type {Widget<AnyForm, ListSchema>}
 */
function set(form, path, schema, hint) {
  const items = form.resolved(schema.items);
  const values = items.enum ?? (items.type === "integer" ? range(items) : Object.keys(hint.choices ?? {}));
  return values.length ? ticks(form, path, schema, hint, values) : typed(form, path, schema, hint);
}

/** The whole numbers that a schema allows; none where they are many. @type {(schema: Schema) => number[]} */
function range({ minimum = 0, maximum = Infinity }) {
  return maximum - minimum < 30 ? Array.from({ length: maximum - minimum + 1 }, (_each, index) => minimum + index) : [];
}

/** @type {(form: AnyForm, path: Path, schema: Schema, hint: Hint, values: (string | number)[]) => Shown} */
function ticks(form, path, schema, hint, values) {
  const boxes = values.map((value) => h("input", { type: "checkbox", value }));
  const change = () => {
    const ticked = values.filter((_value, index) => boxes[index].checked);
    form.set(path, ticked.length || !form.isOptional(path) ? ticked : undefined);
  };
  const labels = boxes.map((box, index) => {
    box.addEventListener("change", change);
    return h("label", { class: "ws-tick" }, box, ` ${hint.choices?.[values[index]] ?? words(values[index])}`);
  });
  /** @type {(value: unknown) => void} */
  const update = (value) => boxes.forEach((box, index) => (box.checked = listIn(value).includes(values[index])));
  return { node: grouped(form, path, schema, hint, h("div", { class: "ws-ticks" }, ...labels)), update };
}

/** @type {Widget} */
function typed(form, path, schema, hint) {
  const control = h("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  control.addEventListener("change", () => {
    const found = [...new Set(control.value.split(/[\s,;]+/).filter(Boolean))];
    form.set(path, found.length || !form.isOptional(path) ? found : undefined);
  });
  return { node: framed(form, path, schema, hint, control), update: (value) => show(control, listIn(value).join(" ")) };
}

/** An object whose keys people choose, e.g. zones by name. @type {Widget<AnyForm, NamesSchema>} */
function names(form, path, schema, hint) {
  const rows = h("ol", { class: "ws-list" });
  /** @type {Map<string, Shown>} */
  const fields = new Map();
  /** @type {(key: string) => Shown} */
  const made = (key) => named(form, path, key);
  /** @type {(value: Record<string, unknown> | undefined) => void} */
  const update = (value) => {
    const entries = Object.entries(value ?? {});
    for (const key of fields.keys()) if (!entries.some(([each]) => each === key)) fields.delete(key);
    for (const [key, each] of entries) kept(fields, key, made).update(each);
    keepChildren(
      rows,
      entries.map(([key]) => kept(fields, key, made).node),
    );
  };
  const add = button(`Add: ${form.label(path, hint).toLowerCase()}`, () => {
    const start = form.hint([...path, "*"]).start ?? smallest(schema.additionalProperties, form.root);
    const key = freeName(valueAt(form.store.document, path), "new");
    form.store.edit(`Add ${key}`, (/** @type {object} */ document) => withValue(document, [...path, key], start));
  });
  return { node: grouped(form, path, schema, hint, rows, add), update };
}

/** One entry of an object, with a field for its name. @type {(form: AnyForm, path: Path, key: string) => Shown} */
function named(form, path, key) {
  const field = form.field([...path, key]);
  const name = h("input", { type: "text", value: key, "aria-label": `Name of ${key}`, autocomplete: "off" });
  name.addEventListener("change", () => {
    const taken = name.value === "" || isTaken(valueAt(form.store.document, path), name.value);
    if (taken) name.value = key;
    else form.store.edit(`Rename ${key}`, (/** @type {object} */ document) => withNewName(form, document, path, key, name.value));
  });
  const away = () =>
    form.store.edit(`Remove ${key}`, (/** @type {object} */ document) => form.emptied(path, without(document, [...path, key])));
  const tools = h("div", { class: "ws-row__tools" }, name, iconButton("remove", `Remove ${key}`, away));
  return { node: h("li", { class: "ws-row" }, tools, field.node), update: field.update };
}

/** The document with another name for a key, also where it is named elsewhere. @type {(form: AnyForm, document: object, path: Path, from: string, to: string) => object} */
function withNewName(form, document, path, from, to) {
  const changed = renamed(document, path, from, to);
  return form.renames.get(pointer(path))?.(changed, from, to) ?? changed;
}

/** @type {(object: unknown, name: string) => boolean} */
function isTaken(object, name) {
  return typeof object === "object" && object !== null && Object.hasOwn(object, name);
}

/** The first of name, name_2, name_3 ... that an object does not have. @type {(object: unknown, name: string) => string} */
export function freeName(object, name) {
  let found = name;
  for (let number = 2; isTaken(object, found); number += 1) found = `${name}_${number}`;
  return found;
}

/**
 * A value of one of several types: buttons choose the type, the rest is the widget of that type.
 *
 * @type {Widget<AnyForm, EitherSchema>}
 */
function alternatives(form, path, schema, hint) {
  const kinds = schema.anyOf.map((each) => form.resolved(each));
  const inside = h("div", { class: "ws-fields" });
  const name = `a${pointer(path)}`;
  const starts = kinds.map((each) => smallest(each, form.root));
  const radios = kinds.map((_each, index) => {
    const radio = h("input", { type: "radio", name, value: index });
    radio.addEventListener("change", () => form.set(path, starts[index]));
    return radio;
  });
  const labels = kinds.map((each, index) => h("label", { class: "ws-tick" }, radios[index], ` ${kindWords(each)}`));
  /** @type {{ kind: number, field: Shown | null }} */
  let shown = { kind: -1, field: null };
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    const kind = value === undefined ? null : alternativeFor(schema, value, form.root);
    const index = kinds.findIndex((each) => each.title === kind?.title && each.type === kind?.type);
    radios.forEach((radio, each) => (radio.checked = each === index));
    if (shown.kind !== index) shown = { kind: index, field: index < 0 ? null : widgetInside(form, path, kinds[index]) };
    shown.field?.update(value);
    keepChildren(inside, shown.field ? [shown.field.node] : []);
  };
  return { node: grouped(form, path, schema, hint, h("div", { class: "ws-ticks" }, ...labels), inside), update };
}

/** @type {(form: AnyForm, path: Path, kind: Schema) => Shown} */
function widgetInside(form, path, kind) {
  const hint = { ...form.hint(path), widget: undefined, help: undefined, label: kindWords(kind) };
  return form.widget(kind, hint)(form, path, kind, hint);
}

/** @type {(kind: Schema) => string} */
function kindWords(kind) {
  return words((kind.title ?? kind.type ?? "").replaceAll('"', ""));
}

register("string", textWidget("input", { type: "text", autocomplete: "off" }));
register("line", textWidget("input", { type: "text", autocomplete: "off" }));
register("text", textWidget("textarea", { rows: 3 }));
register("integer", integer);
register("boolean", flag);
register("choice", choice);
register("object", object);
register("plain", plain);
register("optional", optional);
register("array", list);
register("set", set);
register("names", names);
register("alternatives", alternatives);
