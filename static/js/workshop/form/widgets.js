/** The usual widgets: one for each type of a schema. */

import { button, iconButton } from "../buttons.js";
import { h, keepChildren } from "../dom.js";
import { inserted, moved, pointer, renamed, valueAt, withValue, without } from "../paths.js";
import { framed, grouped, register } from "./form.js";
import { alternativeFor, smallest, words } from "./schema.js";

// -- single values ---------------------------------------------------------------------------------------------------

function textWidget(tag, attributes) {
  return (form, path, schema, hint) => {
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

function integer(form, path, schema, hint) {
  const control = h("input", { type: "number", min: schema.minimum, max: schema.maximum, step: 1, inputmode: "numeric" });
  control.addEventListener("input", () => {
    const isLeftOut = control.value === "" && form.isOptional(path);
    if (isLeftOut) form.set(path, undefined);
    else if (control.value !== "") form.set(path, Math.trunc(Number(control.value)), { together: pointer(path) });
  });
  control.addEventListener("change", () => form.store.endOfStep());
  return { node: framed(form, path, schema, hint, control), update: (value) => show(control, value ?? "") };
}

function flag(form, path, schema, hint) {
  const control = h("input", { type: "checkbox" });
  control.addEventListener("change", () => form.set(path, control.checked || (form.isOptional(path) ? undefined : false)));
  const node = framed(form, path, schema, hint, control);
  node.classList.add("ws-field--flag");
  return { node, update: (value) => (control.checked = value === true) };
}

function choice(form, path, schema, hint) {
  const options = (schema.enum ?? Object.keys(hint.choices ?? {})).map((value) => option(value, hint));
  if (form.isOptional(path)) options.unshift(h("option", { value: "" }, "–"));
  const control = h("select", {}, ...options);
  control.addEventListener("change", () => form.set(path, control.value === "" ? undefined : control.value));
  const update = (value) => {
    const text = value ?? "";
    const isKnown = [...control.options].some((each) => each.value === text);
    if (!isKnown) control.append(h("option", { value: text }, String(text)));
    control.value = text;
  };
  return { node: framed(form, path, schema, hint, control), update };
}

function option(value, hint) {
  return h("option", { value }, hint.choices?.[value] ?? words(value));
}

function show(control, value) {
  const text = String(value);
  if (control.value !== text && !(control === document.activeElement && Number(control.value) === value && text !== "")) {
    control.value = text;
  }
}

// -- groups ----------------------------------------------------------------------------------------------------------

function object(form, path, schema, hint) {
  const inside = h("div", { class: "ws-fields" });
  const fields = new Map();
  const update = (value) => {
    const keys = Object.keys(schema.properties ?? {}).filter((key) => form.hint([...path, key]).widget !== "hidden");
    for (const key of keys) {
      if (!fields.has(key)) fields.set(key, form.member([...path, key], form.resolved(schema.properties[key])));
      fields.get(key).update(value?.[key]);
    }
    keepChildren(
      inside,
      keys.map((key) => fields.get(key).node),
    );
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

/** A group of fields without a frame of its own, for the outermost one of a tab. */
function plain(form, path, schema, hint) {
  const { node, update } = object(form, path, schema, hint);
  const [inside, notes] = [node.lastElementChild, node.querySelector(":scope > .ws-notes")];
  return { node: h("div", { class: "ws-plain", "data-path": pointer(path) }, notes, inside), update };
}

function optional(form, path, schema) {
  const label = form.label(path);
  const start = form.hint(path).start ?? smallest(schema, form.root);
  const add = button(`Add: ${label.toLowerCase()}`, () => form.store.set(path, start, `Add ${label}`));
  const away = iconButton("remove", `Remove ${label}`, () => form.set(path, undefined));
  const node = h("div", { class: "ws-optional" });
  let field = null;
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

/** A value that should be a list: the JSON view may bring anything. */
function listIn(value) {
  return Array.isArray(value) ? value : [];
}

/** A list: each entry with buttons to move, double and remove it. */
function list(form, path, schema, hint) {
  const rows = h("ol", { class: "ws-list" });
  const told = h("summary", {});
  const fold = h("details", { class: "ws-fold", open: true }, told, rows);
  const name = form.label([...path, 0]);
  const add = button(`Add: ${name.replace(/ 1$/, "").toLowerCase()}`, () => {
    const start = form.hint([...path, 0]).start ?? smallest(schema.items, form.root);
    const count = valueAt(form.store.document, path)?.length ?? 0;
    form.store.edit(`Add to ${form.label(path, hint)}`, (document) => inserted(document, path, count, start));
    fold.open = true;
    showRows();
    rows.lastElementChild?.querySelector("input, select, textarea, button")?.focus();
  });
  const entries = [];
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

function row(form, path, schema, index) {
  const here = [...path, index];
  const field = form.field(here, form.resolved(schema.items));
  const edit = (label, change) => () => form.store.edit(`${label} ${form.label(here)}`, change);
  const count = (document) => valueAt(document, path).length;
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

/** A set of known values: a box to tick for each. Others are typed, separated by commas or spaces. */
function set(form, path, schema, hint) {
  const items = form.resolved(schema.items);
  const values = items.enum ?? (items.type === "integer" ? range(items) : Object.keys(hint.choices ?? {}));
  return values.length ? ticks(form, path, schema, hint, values) : typed(form, path, schema, hint);
}

function range({ minimum, maximum }) {
  return maximum - minimum < 30 ? Array.from({ length: maximum - minimum + 1 }, (_each, index) => minimum + index) : [];
}

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
  const update = (value) => boxes.forEach((box, index) => (box.checked = listIn(value).includes(values[index])));
  return { node: grouped(form, path, schema, hint, h("div", { class: "ws-ticks" }, ...labels)), update };
}

function typed(form, path, schema, hint) {
  const control = h("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  control.addEventListener("change", () => {
    const found = [...new Set(control.value.split(/[\s,;]+/).filter(Boolean))];
    form.set(path, found.length || !form.isOptional(path) ? found : undefined);
  });
  return { node: framed(form, path, schema, hint, control), update: (value) => show(control, (value ?? []).join(" ")) };
}

/** An object whose keys people choose, e.g. zones by name. */
function names(form, path, schema, hint) {
  const rows = h("ol", { class: "ws-list" });
  const fields = new Map();
  const update = (value) => {
    const keys = Object.keys(value ?? {});
    for (const key of fields.keys()) if (!keys.includes(key)) fields.delete(key);
    for (const key of keys) {
      if (!fields.has(key)) fields.set(key, named(form, path, key));
      fields.get(key).update(value[key]);
    }
    keepChildren(
      rows,
      keys.map((key) => fields.get(key).node),
    );
  };
  const add = button(`Add: ${form.label(path, hint).toLowerCase()}`, () => {
    const start = form.hint([...path, "*"]).start ?? smallest(schema.additionalProperties, form.root);
    const key = freeName(valueAt(form.store.document, path), "new");
    form.store.edit(`Add ${key}`, (document) => withValue(document, [...path, key], start));
  });
  return { node: grouped(form, path, schema, hint, rows, add), update };
}

function named(form, path, key) {
  const field = form.field([...path, key]);
  const name = h("input", { type: "text", value: key, "aria-label": `Name of ${key}`, autocomplete: "off" });
  name.addEventListener("change", () => {
    const taken = name.value === "" || Object.hasOwn(valueAt(form.store.document, path), name.value);
    if (taken) name.value = key;
    else form.store.edit(`Rename ${key}`, (document) => renamed(document, path, key, name.value));
  });
  const away = () => form.store.edit(`Remove ${key}`, (document) => form.emptied(path, without(document, [...path, key])));
  const tools = h("div", { class: "ws-row__tools" }, name, iconButton("remove", `Remove ${key}`, away));
  return { node: h("li", { class: "ws-row" }, tools, field.node), update: field.update };
}

/** The first of name, name_2, name_3 ... that an object does not have. */
export function freeName(object, name) {
  let found = name;
  for (let number = 2; Object.hasOwn(object ?? {}, found); number += 1) found = `${name}_${number}`;
  return found;
}

/** A value of one of several types: buttons choose the type, the rest is the widget of that type. */
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
  let shown = { kind: null, field: null };
  const update = (value) => {
    const kind = value === undefined ? null : alternativeFor(schema, value, form.root);
    const index = kinds.findIndex((each) => each.title === kind?.title && each.type === kind?.type);
    radios.forEach((radio, each) => (radio.checked = each === index));
    if (shown.kind !== index) shown = { kind: index, field: kind && widgetInside(form, path, kinds[index]) };
    shown.field?.update(value);
    keepChildren(inside, shown.field ? [shown.field.node] : []);
  };
  return { node: grouped(form, path, schema, hint, h("div", { class: "ws-ticks" }, ...labels), inside), update };
}

function widgetInside(form, path, kind) {
  const hint = { ...form.hint(path), widget: undefined, help: undefined, label: kindWords(kind) };
  return form.widget(kind, hint)(form, path, kind, hint);
}

function kindWords(kind) {
  return words((kind.title ?? kind.type).replaceAll('"', ""));
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
