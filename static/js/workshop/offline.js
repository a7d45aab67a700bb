/** The unsent work of a draft in this browser: it outlives a killed tab and a lost connection. */

const WAIT_MS = 200;

/** A document that was not sent yet, with the revision it follows. @template Doc @typedef {{ revision: number, document: Doc }} Unsent */

/** @template {object} Doc */
export class OfflineCopy {
  #timer = 0;
  /** @type {Unsent<Doc> | null} */
  #waiting = null;

  /** @param {string} id */
  constructor(id) {
    this.key = `sandtable.draft.${id}`;
  }

  /** Keep a document and the change it follows, at the latest after WAIT_MS. @type {(revision: number, document: Doc) => void} */
  keep(revision, document) {
    this.#waiting = { revision, document };
    this.#timer ||= setTimeout(() => this.write(), WAIT_MS);
  }

  /** Write now what waits. */
  write() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!this.#waiting) return;
    try {
      localStorage.setItem(this.key, JSON.stringify({ ...this.#waiting, at: Date.now() }));
      this.#waiting = null;
    } catch (error) {
      console.warn("This browser keeps no copy of unsent work:", error);
    }
  }

  /** The document that was kept, and when (in milliseconds); null for nothing. @returns {(Unsent<Doc> & { at: number }) | null} */
  read() {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null");
    } catch {
      return null;
    }
  }

  forget() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = null;
    localStorage.removeItem(this.key);
  }
}
