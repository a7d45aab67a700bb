/**
 * The document of the workshop with its whole history: every edit is one step that can be taken back and done again.
 *
 * A listener is called as listener(document, { label, source }) after each change; `source` names the part of the page
 * that made it. During a stroke (many edits within a second, e.g. hexes that are painted) costly work waits for its end.
 */

import { isEqual, valueAt, withValue, without } from "./paths.js";

/** @import { Edit, Path } from "./types.d.ts" */

/** @typedef {{ label: string, source: string }} News */
/** @template Doc @typedef {(document: Doc, news: News) => void} Listener */
/** A document to go back to, and the name of the edit that came after it. @template Doc @typedef {{ document: Doc, label: string }} Step */
/** A document, and the steps before and after it. @template Doc @typedef {{ document: Doc, past: Step<Doc>[], future: Step<Doc>[] }} Past */

const TOGETHER_MS = 1500;

/** @template {object} Doc */
export class Store {
  /** @type {Step<Doc>[]} */
  #past = [];
  /** @type {Step<Doc>[]} */
  #future = [];
  /** @type {Set<Listener<Doc>>} */
  #listeners = new Set();
  /** @type {Map<string, () => void>} */
  #waiting = new Map();
  /** The last edit; null where the next one is a step of its own. @type {{ together: string, at: number } | null} */
  #last = null;

  /** @param {Doc} document */
  constructor(document) {
    this.document = document;
    this.isInStroke = false;
  }

  /** Call a function after each change; the answer ends it. @type {(listener: Listener<Doc>) => () => void} */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * One edit: `change` takes the document and returns the changed one. Edits that name the same `together` shortly
   * after each other are one step, e.g. the letters of a word or the hexes of one stroke.
   *
   * @type {(label: string, change: (document: Doc) => Doc, edit?: Edit) => void}
   */
  edit(label, change, { source = "", together = "", isStroke = false } = {}) {
    const changed = change(this.document);
    if (changed === this.document || isEqual(changed, this.document)) return;
    const now = performance.now();
    const goesOn = together && this.#last?.together === together && now - this.#last.at < TOGETHER_MS;
    if (!goesOn) this.#past.push({ document: this.document, label });
    this.#future = [];
    this.#last = { together, at: now };
    this.isInStroke = isStroke;
    this.#become(changed, { label, source });
  }

  /** @type {(path: Path, value: unknown, label: string, more?: Edit) => void} */
  set(path, value, label, more = {}) {
    const same = isEqual(valueAt(this.document, path), value);
    if (!same) this.edit(label, (document) => withValue(document, path, value), more);
  }

  /** @type {(path: Path, label: string, more?: Edit) => void} */
  remove(path, label, more = {}) {
    this.edit(label, (document) => without(document, path), more);
  }

  /** What is edited from now on is another step. */
  endOfStep() {
    this.#last = null;
    this.isInStroke = false;
    this.#calm();
  }

  /**
   * Do some work now, or at the end of the stroke that is going on; of several works of one name only the last.
   *
   * @type {(name: string, work: () => void) => void}
   */
  whenCalm(name, work) {
    if (this.isInStroke) this.#waiting.set(name, work);
    else {
      this.#waiting.delete(name);
      work();
    }
  }

  /** The document with the steps back and forth, to be kept. @returns {Past<Doc>} */
  get history() {
    return { document: this.document, past: this.#past, future: this.#future };
  }

  /** Go on with the steps of an earlier visit, before the first edit. @type {(steps: Pick<Past<Doc>, "past" | "future">) => void} */
  resume({ past, future }) {
    this.#past = [...past];
    this.#future = [...future];
  }

  get undoLabel() {
    return this.#past.at(-1)?.label ?? "";
  }

  get redoLabel() {
    return this.#future.at(-1)?.label ?? "";
  }

  get steps() {
    return this.#past.map((each) => each.label);
  }

  undo() {
    this.#step(this.#past, this.#future, "undo");
  }

  redo() {
    this.#step(this.#future, this.#past, "redo");
  }

  /**
   * Begin anew with a document that comes from elsewhere, e.g. from another tab; the history goes on.
   *
   * @type {(document: Doc, label: string) => void}
   */
  replace(document, label) {
    this.edit(label, () => document, { source: "elsewhere" });
  }

  /** @type {(from: Step<Doc>[], to: Step<Doc>[], source: string) => void} */
  #step(from, to, source) {
    const step = from.pop();
    if (!step) return;
    to.push({ document: this.document, label: step.label });
    this.#last = null;
    this.isInStroke = false;
    this.#become(step.document, { label: step.label, source });
  }

  /** @type {(document: Doc, news: News) => void} */
  #become(document, news) {
    this.document = document;
    for (const listener of this.#listeners) told(listener, document, news);
    if (!this.isInStroke) this.#calm();
  }

  #calm() {
    const works = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const work of works) work();
  }
}

/**
 * One part of the page that fails must not keep the others, above all the connection, from hearing of an edit.
 *
 * @type {<Doc>(listener: Listener<Doc>, document: Doc, news: News) => void}
 */
function told(listener, document, news) {
  try {
    listener(document, news);
  } catch (error) {
    reportError(error);
  }
}
