/** The document as JSON: a second view that can be edited. The text is taken over when it is JSON and well built. */

import { misbuilt } from "./form/schema.js";

/** @import { Schema, Workshop } from "./types.d.ts" */

export class Source {
  /**
   * @param {HTMLTextAreaElement} field
   * @param {HTMLElement} report
   * @param {Workshop["store"]} store
   * @param {Schema} schema
   */
  constructor(field, report, store, schema) {
    this.schema = schema;
    this.field = field;
    this.report = report;
    this.store = store;
    field.addEventListener("input", () => this.#typed());
    field.addEventListener("change", () => store.endOfStep());
    this.show();
  }

  /** True while the field holds a text that could not be taken over. */
  get isPending() {
    return this.field.getAttribute("aria-invalid") === "true";
  }

  /** Show the present document, unless somebody is typing or has left a text that is not taken over. */
  show() {
    if (this.isPending || document.activeElement === this.field) return;
    this.drop();
  }

  /** Throw away what was typed and show the present document. */
  drop() {
    this.field.value = JSON.stringify(this.store.document, null, 2);
    this.#tell("");
  }

  /** Bring somebody to the text. @type {(tabs: Pick<Workshop["tabs"], "reveal">) => void} */
  reveal(tabs) {
    tabs.reveal(this.field);
    this.field.focus();
  }

  #typed() {
    try {
      const found = JSON.parse(this.field.value);
      const place = misbuilt(found, this.schema);
      if (place !== null) return this.#tell(`Not taken over yet: ${place || "the whole"} is not built as a scenario is.`);
      this.store.edit("Edit the text", () => found, { source: "source", together: "source" });
      this.#tell("");
    } catch (error) {
      this.#tell(`This is not JSON yet, so it is not taken over: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** @type {(text: string) => void} */
  #tell(text) {
    this.report.textContent = text;
    this.report.hidden = !text;
    this.field.setAttribute("aria-invalid", String(Boolean(text)));
  }
}
