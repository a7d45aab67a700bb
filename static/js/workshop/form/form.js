/**
 * The form of a document, made from its schema and the game's hints. It shows the document of the store and edits it;
 * there is no second copy of any value.
 *
 * A widget is a function (form, path, schema, hint) => { node, update(value) }. `update` is called with the value at the
 * path after every change, and does nothing where the value is the one it shows.
 */

import { all, maybe } from "../../elements.js";
import { h, keepChildren } from "../dom.js";
import { pathOf, pointer, valueAt, withValue, without } from "../paths.js";
import { resolved, schemaAt, words } from "./schema.js";

/** @import { Child } from "../dom.js" */
/** @import { Store } from "../store.js" */
/** @import { AnyForm, Edit, Field, Hint, Note, Page, Path, Remark, Report, Schema, Section, Shown, Widget } from "../types.d.ts" */

/** @type {Map<string, { widget: Widget, showsNothing: boolean }>} */
const widgets = new Map();

/**
 * Make a widget known under a name that hints can use, or under the type of a schema. `showsNothing`: it also shows an
 * object that the document leaves out, so no button has to make the object first.
 *
 * @type {(name: string, widget: Widget, options?: { showsNothing?: boolean }) => void}
 */
export function register(name, widget, { showsNothing = false } = {}) {
  widgets.set(name, { widget, showsNothing });
}

/**
 * `Data` are the fixed values of the game that the page brings along, `Doc` is its document.
 *
 * @template Data
 * @template {object} Doc
 */
export class Form {
  /**
   * @param {Page<Data, Doc>} page
   * @param {Store<Doc>} store
   */
  constructor(page, store) {
    this.store = store;
    this.page = page;
    this.root = page.form.schema;
    /** The hints with the steps of their pointers. */
    this.hints = Object.entries(page.form.hints).map(([known, hint]) => ({ steps: known.split("/").slice(1), hint }));
    this.facts = page.report.facts;
    /** @type {Field[]} */
    this.fields = [];
    /** @type {Map<Element, { look: (document: Doc) => void, wasThere: boolean }>} */
    this.followers = new Map();
    /**
     * What else a game changes when a key of an object gets another name, by the pointer of the object.
     *
     * @type {Map<string, (document: Doc, from: string, to: string) => Doc>}
     */
    this.renames = new Map();
  }

  /** The elements of one section; they follow the document from now on. @type {(section: Section) => HTMLElement[]} */
  section(section) {
    const fields = section.fields.map((each) => this.field(pathOf(each, this.store.document)));
    this.fields.push(...fields);
    const help = section.help ? [h("p", { class: "muted small" }, section.help)] : [];
    return [...help, ...fields.map((each) => each.node)];
  }

  /** Show the present document. */
  update(facts = this.facts) {
    this.facts = facts;
    for (const each of this.fields) each.update(valueAt(this.store.document, each.path));
    for (const [element, follower] of this.followers) {
      const isThere = element.isConnected;
      if (follower.wasThere && !isThere) this.followers.delete(element);
      else follower.look(this.store.document);
      follower.wasThere ||= isThere;
    }
  }

  /**
   * Let an element follow other parts of the document than its own value, as long as it is part of the page.
   *
   * @type {(element: Element, look: (document: Doc) => void) => void}
   */
  follow(element, look) {
    this.followers.set(element, { look, wasThere: false });
    look(this.store.document);
  }

  /** A labelled field for the value at a path. @type {(path: Path, given?: Schema) => Field} */
  field(path, given = undefined) {
    const schema = given ?? schemaAt(this.root, path, this.store.document);
    if (!schema) throw new Error(`the schema knows no ${pointer(path)}`);
    const hint = this.hint(path);
    const widget = this.widget(schema, hint)(this, path, schema, hint);
    let shown = valueAt(this.store.document, path);
    widget.update(shown);
    /** @type {(value: unknown) => void} */
    const update = (value) => {
      if (value === shown) return;
      shown = value;
      widget.update(value);
    };
    return { node: widget.node, update, path };
  }

  /**
   * A value inside an object. A group that may be left out is made when it is wanted: schemas may contain themselves.
   *
   * @type {(path: Path, schema: Schema) => Shown}
   */
  member(path, schema) {
    const isGroup = schema.type === "object" || schema.anyOf;
    const hint = this.hint(path);
    const isMade = isGroup && this.isOptional(path) && !this.#known(schema, hint).showsNothing;
    const optional = isMade ? widgets.get("optional")?.widget : undefined;
    return optional ? optional(this, path, schema, hint) : this.field(path, schema);
  }

  /** The words of the game for a path; those with fewer "*" win. @type {(path: Path) => Hint} */
  hint(path) {
    const found = this.hints.filter(({ steps }) => fits(steps, path));
    return found.sort((one, other) => stars(one.steps) - stars(other.steps))[0]?.hint ?? {};
  }

  /** The name of a value; an entry of a list has its number. @type {(path: Path, hint?: Hint) => string} */
  label(path, hint = this.hint(path)) {
    const last = path.at(-1) ?? "";
    if (typeof last !== "number") return hint.label ?? words(last);
    return `${hint.label ?? words(path.at(-2) ?? "")} ${last + 1}`;
  }

  /** The schema with its reference followed. @type {(schema: Schema) => Schema} */
  resolved(schema) {
    return resolved(schema, this.root);
  }

  /** The widget of a hint, or the usual one for the type of a schema. @type {(schema: Schema, hint: Hint) => Widget} */
  widget(schema, hint) {
    return this.#known(schema, hint).widget;
  }

  /** @type {(schema: Schema, hint: Hint) => { widget: Widget, showsNothing: boolean }} */
  #known(schema, hint) {
    const kind = hint.widget ?? kindOf(schema);
    const found = widgets.get(kind) ?? widgets.get(kindOf(schema));
    if (!found) throw new Error(`no widget for ${kind}`);
    return found;
  }

  /** Change the value at a path; undefined takes an optional value away. @type {(path: Path, value: unknown, edit?: Edit) => void} */
  set(path, value, { together = "" } = {}) {
    const label = this.label(path);
    if (value === undefined) this.store.remove(path, `Clear ${label}`, { source: "form" });
    else this.store.set(path, value, `Change ${label}`, { source: "form", together });
  }

  /** True where the document may leave the value at a path out. @type {(path: Path) => boolean} */
  isOptional(path) {
    const owner = schemaAt(this.root, path.slice(0, -1), this.store.document);
    return owner?.type === "object" && !(owner.required ?? []).includes(String(path.at(-1)));
  }

  /**
   * Take a count to a new number: 0 leaves it out, and its owner as well where nothing else is in it.
   *
   * @type {(path: Path, number: number) => void}
   */
  count(path, number) {
    const isLeftOut = number === 0 && this.isOptional(path);
    /** @type {(document: Doc) => Doc} */
    const change = (document) => (isLeftOut ? this.emptied(path.slice(0, -1), without(document, path)) : withValue(document, path, number));
    this.store.edit(`Change ${this.label(path)}`, change, { source: "form", together: pointer(path) });
  }

  /** The document without an optional list or object that has no entries. @type {(path: Path, document: Doc) => Doc} */
  emptied(path, document) {
    /** @type {object | undefined} */
    const left = valueAt(document, path);
    const isEmpty = left && Object.keys(left).length === 0;
    return isEmpty && this.isOptional(path) ? without(document, path) : document;
  }

  /** Show what the server counts beside the fields: sentences by pointer. @type {(notes: Report["notes"]) => void} */
  showNotes(notes) {
    for (const element of all(document, ".ws-notes")) {
      const found = notes[element.dataset.of ?? ""] ?? [];
      keepChildren(element, found.map(noteLine));
      element.hidden = !found.length;
    }
  }

  /**
   * Show problems beside the fields they are about; a field that is not there shows them at the one around it.
   *
   * @type {(problems: Remark[]) => void}
   */
  showProblems(problems) {
    const places = new Map(all(document, "[data-path]").map((each) => [each.dataset.path ?? "", each]));
    /** @type {Map<HTMLElement, Remark[]>} */
    const told = new Map();
    for (const each of problems) {
      const place = nearest(each.path, places);
      if (place) told.set(place, [...(told.get(place) ?? []), each]);
    }
    for (const element of places.values()) tell(element, told.get(element) ?? []);
  }
}

/** @type {(note: Note) => HTMLElement} */
function noteLine({ words, is_good: isGood }) {
  return h("li", { class: isGood === false ? "is-short" : isGood ? "is-met" : "" }, words);
}

/** The field a pointer leads to, or the nearest one around it. @type {<Place>(path: string, places: Map<string, Place>) => Place | undefined} */
export function nearest(path, places) {
  let pointerText = path;
  while (pointerText && !places.has(pointerText)) pointerText = pointerText.slice(0, pointerText.lastIndexOf("/"));
  return places.get(pointerText);
}

/** @type {(element: HTMLElement, problems: Remark[]) => void} */
function tell(element, problems) {
  const slot = maybe(element, ":scope > .ws-problems") ?? element.appendChild(h("ul", { class: "ws-problems" }));
  const lines = problems.map((each) => h("li", { class: `is-${each.kind}` }, each.message));
  keepChildren(slot, lines);
  slot.hidden = !lines.length;
  const isWrong = problems.some((each) => each.kind === "problem");
  element.classList.toggle("is-wrong", isWrong);
  const control = element.querySelector(":scope > .ws-control > :is(input, select, textarea)");
  if (control) control.setAttribute("aria-invalid", String(isWrong));
}

/**
 * The frame of a field with one control: label, control, help, what the server counts, and room for its problems.
 *
 * @type {(form: AnyForm, path: Path, schema: Schema, hint: Hint, control: HTMLElement, ...beside: HTMLElement[]) => HTMLElement}
 */
export function framed(form, path, schema, hint, control, ...beside) {
  const id = `f${pointer(path)}`;
  const help = hint.help ?? schema.description;
  control.id = id;
  control.setAttribute("aria-describedby", `${help ? `${id}-help ` : ""}${id}-notes`);
  return h(
    "div",
    { class: "ws-field", "data-path": pointer(path) },
    h("label", { for: id }, form.label(path, hint)),
    h("div", { class: "ws-control" }, control, ...beside),
    notesOf(path, `${id}-notes`),
    helpOf(form, path, hint, help, `${id}-help`),
  );
}

/** The frame of a group of fields. @type {(form: AnyForm, path: Path, schema: Schema, hint: Hint, ...inside: Child[]) => HTMLElement} */
export function grouped(form, path, schema, hint, ...inside) {
  const help = hint.help ?? (schema.type === "object" ? schema.description : undefined);
  return h(
    "fieldset",
    { class: "ws-group", "data-path": pointer(path) },
    h("legend", {}, form.label(path, hint)),
    helpOf(form, path, hint, help),
    notesOf(path),
    ...inside,
  );
}

/** Room for the sentences that the server says about a value. @type {(path: Path, id?: string | null) => HTMLElement} */
export function notesOf(path, id = null) {
  return h("ul", { class: "ws-notes", "data-of": pointer(path), id, hidden: true });
}

/**
 * The help of a field with the link to the guide.
 *
 * @type {(form: AnyForm, path: Path, hint: Hint, help?: string, id?: string | null) => HTMLElement | null}
 */
export function helpOf(form, path, hint, help, id = null) {
  const link = guideLink(form, path, hint);
  if (!help && !link) return null;
  return h("p", { class: "field__hint" }, help ? h("span", { id }, help) : null, help && link ? " " : null, link);
}

/** @type {(form: AnyForm, path: Path, hint: Hint) => HTMLElement | null} */
function guideLink(form, path, hint) {
  if (!hint.guide || !form.page.form.guide) return null;
  const href = `${form.page.form.guide}#${hint.guide}`;
  const about = h("span", { class: "visually-hidden" }, `: ${form.label(path, hint)}`);
  return h("a", { class: "ws-guide", href, target: "_blank", rel: "noopener" }, "Guide", about);
}

/** The name of the usual widget for a schema. @type {(schema: Schema) => string} */
function kindOf(schema) {
  if (schema.anyOf) return "alternatives";
  if (schema.enum) return "choice";
  if (schema.type === "array" && schema.uniqueItems && schema.items) return "set";
  if (schema.type === "object" && schema.additionalProperties) return "names";
  return schema.type ?? "";
}

/** @type {(known: string[], path: Path) => boolean} */
function fits(known, path) {
  return known.length === path.length && known.every((step, index) => step === "*" || step === String(path[index]));
}

/** @type {(known: string[]) => number} */
function stars(known) {
  return known.filter((step) => step === "*").length;
}
