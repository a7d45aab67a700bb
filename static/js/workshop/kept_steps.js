/**
 * The steps of a draft in this tab, kept while its page is loaded anew: what was done before can still be undone.
 *
 * They lie in the storage of the session, so they end with the tab, and another tab has its own.
 */

import { isEqual } from "./paths.js";

/** @import { Past, Store } from "./store.js" */

const MOST_STEPS = 50;

export class KeptSteps {
  /**
   * @param {string} id of the draft
   * @param {Pick<Storage, "getItem" | "setItem">} storage
   */
  constructor(id, storage) {
    this.key = `sandtable.steps.${id}`;
    this.storage = storage;
  }

  /** Keep the newest steps; where they take too much room, fewer of them. @type {<Doc>(history: Past<Doc>) => void} */
  keep(history) {
    for (let most = MOST_STEPS; most >= 1; most = Math.floor(most / 2)) {
      try {
        this.storage.setItem(this.key, JSON.stringify(newest(history, most)));
        return;
      } catch (error) {
        if (most === 1) console.warn("This browser keeps no steps of the draft:", error);
      }
    }
  }

  /** Let the store go on with the kept steps that lead to its document. @type {<Doc extends object>(store: Store<Doc>) => void} */
  resume(store) {
    const kept = this.#read();
    const steps = kept && leadingTo(store.document, kept);
    if (steps) store.resume(steps);
  }

  /** @returns {Past<any> | null} */
  #read() {
    try {
      const kept = JSON.parse(this.storage.getItem(this.key) ?? "null");
      return kept && Array.isArray(kept.past) && Array.isArray(kept.future) ? kept : null;
    } catch {
      return null;
    }
  }
}

/** The same history with at most so many steps back, and as many forth. @type {<Doc>(history: Past<Doc>, most: number) => Past<Doc>} */
export function newest({ document, past, future }, most) {
  return { document, past: past.slice(-most), future: future.slice(-most) };
}

/**
 * The steps back and forth from a document, which may be an older one of them: the newest may not have been sent yet.
 * Null where the document is none of them, because it was changed elsewhere.
 *
 * @type {<Doc extends object>(document: Doc, kept: Past<Doc>) => Pick<Past<Doc>, "past" | "future"> | null}
 */
export function leadingTo(document, kept) {
  if (isEqual(kept.document, document)) return { past: kept.past, future: kept.future };
  const place = kept.past.findLastIndex((step) => isEqual(step.document, document));
  return place < 0 ? null : { past: kept.past.slice(0, place), future: [] };
}
