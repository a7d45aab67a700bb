/** The bar above the workshop: undo and redo, whether everything is saved, and saving a version. */

const SAVED = {
  saved: "All work is kept",
  saving: "Keeping…",
  unsaved: "Keeping…",
  offline: "No connection: the work is kept in this browser",
  stale: "Changed elsewhere",
  refused: "Not kept",
};

export class Bar {
  constructor(bar, store, connection) {
    this.store = store;
    this.connection = connection;
    this.undo = bar.querySelector("[data-undo]");
    this.redo = bar.querySelector("[data-redo]");
    this.state = bar.querySelector("[data-state]");
    this.undo.addEventListener("click", () => store.undo());
    this.redo.addEventListener("click", () => store.redo());
    document.addEventListener("keydown", (event) => this.#pressed(event));
    store.subscribe(() => this.show());
    connection.addEventListener("state", () => this.show());
    this.show();
  }

  show() {
    const { undoLabel, redoLabel } = this.store;
    label(this.undo, "Undo", undoLabel);
    label(this.redo, "Redo", redoLabel);
    const told = SAVED[this.connection.state];
    if (this.state.textContent !== told) this.state.textContent = told;
    this.state.dataset.is = this.connection.state;
  }

  /** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y; in a field that is being typed in they belong to the document as well. */
  #pressed(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isUndo = key === "z" && !event.shiftKey;
    const isRedo = (key === "z" && event.shiftKey) || key === "y";
    if (!isUndo && !isRedo) return;
    event.preventDefault();
    if (isUndo) this.store.undo();
    else this.store.redo();
  }
}

function label(button, word, step) {
  button.disabled = !step;
  const told = step ? `${word}: ${step}` : word;
  button.title = told;
  button.setAttribute("aria-label", told);
}
