/** The bar above the workshop: undo and redo, whether everything is saved, and saving a version. */

import { one } from "../elements.js";
import { stepOf } from "../shortcuts.js";

/** @import { State } from "./connection.js" */
/** @import { Workshop } from "./types.d.ts" */

/** @type {Record<State, string>} */
const SAVED = {
  saved: "All work is kept",
  saving: "Keeping…",
  unsaved: "Keeping…",
  offline: "No connection: the work is kept in this browser",
  stale: "Changed elsewhere",
  refused: "Not kept",
};

export class Bar {
  /**
   * @param {HTMLElement} bar
   * @param {Workshop["store"]} store
   * @param {Workshop["connection"]} connection
   */
  constructor(bar, store, connection) {
    this.store = store;
    this.connection = connection;
    this.undo = one(bar, "[data-undo]", HTMLButtonElement);
    this.redo = one(bar, "[data-redo]", HTMLButtonElement);
    this.state = one(bar, "[data-state]");
    this.undo.addEventListener("click", () => store.undo());
    this.redo.addEventListener("click", () => store.redo());
    document.addEventListener("keydown", (event) => this.#pressed(event));
    store.subscribe(() => this.show());
    connection.on("state", () => this.show());
    this.show();
    new ResizeObserver(([{ target }]) => measured(bar, target)).observe(one(bar, ".ws-bar"));
  }

  show() {
    const { undoLabel, redoLabel } = this.store;
    label(this.undo, "Undo", undoLabel);
    label(this.redo, "Redo", redoLabel);
    const told = SAVED[this.connection.state];
    if (this.state.textContent !== told) this.state.textContent = told;
    this.state.dataset.is = this.connection.state;
  }

  /**
   * Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y; in a field that is being typed in they belong to the document as well.
   *
   * @type {(event: KeyboardEvent) => void}
   */
  #pressed(event) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    if (step === "undo") this.store.undo();
    else this.store.redo();
  }
}

/** Tell the styles how high the bar is: the map and its tools stay below it. @type {(root: HTMLElement, bar: Element) => void} */
function measured(root, bar) {
  root.style.setProperty("--ws-bar", `${Math.ceil(bar.getBoundingClientRect().height)}px`);
}

/** @type {(button: HTMLButtonElement, word: string, step: string) => void} */
function label(button, word, step) {
  button.disabled = !step;
  const told = step ? `${word}: ${step}` : word;
  button.title = told;
  button.setAttribute("aria-label", told);
}
