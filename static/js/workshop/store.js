/**
 * The document of the workshop with its whole history: every edit is one step that can be taken back and done again.
 *
 * A listener is called as listener(document, { label, source }) after each change; `source` names the part of the page
 * that made it. During a stroke (many edits within a second, e.g. hexes that are painted) costly work waits for its end.
 */

import { isEqual, valueAt, withValue, without } from "./paths.js";

const TOGETHER_MS = 1500;

export class Store {
  #past = [];
  #future = [];
  #listeners = new Set();
  #waiting = new Map();

  constructor(document) {
    this.document = document;
    this.last = null;
    this.isInStroke = false;
  }

  /** Call a function after each change; the answer ends it. */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * One edit: `change` takes the document and returns the changed one. Edits that name the same `together` shortly
   * after each other are one step, e.g. the letters of a word or the hexes of one stroke.
   */
  edit(label, change, { source = "", together = "" } = {}) {
    const changed = change(this.document);
    if (changed === this.document || isEqual(changed, this.document)) return;
    const now = performance.now();
    const goesOn = together && this.last?.together === together && now - this.last.at < TOGETHER_MS;
    if (!goesOn) this.#past.push({ document: this.document, label });
    this.#future = [];
    this.last = { together, at: now };
    this.#become(changed, { label, source });
  }

  set(path, value, label, more = {}) {
    const same = isEqual(valueAt(this.document, path), value);
    if (!same) this.edit(label, (document) => withValue(document, path, value), more);
  }

  remove(path, label, more = {}) {
    this.edit(label, (document) => without(document, path), more);
  }

  /** What is edited from now on is another step. */
  endOfStep() {
    this.last = null;
    this.isInStroke = false;
    this.#calm();
  }

  /** Do some work now, or at the end of the stroke that is going on; of several works of one name only the last. */
  whenCalm(name, work) {
    if (this.isInStroke) this.#waiting.set(name, work);
    else {
      this.#waiting.delete(name);
      work();
    }
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

  /** Begin anew with a document that comes from elsewhere, e.g. from another tab; the history goes on. */
  replace(document, label) {
    this.edit(label, () => document, { source: "elsewhere" });
  }

  #step(from, to, source) {
    const step = from.pop();
    if (!step) return;
    to.push({ document: this.document, label: step.label });
    this.last = null;
    this.isInStroke = false;
    this.#become(step.document, { label: step.label, source });
  }

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

/** One part of the page that fails must not keep the others, above all the connection, from hearing of an edit. */
function told(listener, document, news) {
  try {
    listener(document, news);
  } catch (error) {
    reportError(error);
  }
}
