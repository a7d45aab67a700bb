/** The tab of versions: what the draft changes since each of them, drawn and listed by the server. */

import { one } from "../elements.js";
import { h } from "./dom.js";

/** @import { Workshop } from "./types.d.ts" */

export class History {
  /**
   * @param {Workshop} workshop
   * @param {HTMLElement} panel
   */
  constructor({ connection, page, root }, panel) {
    this.connection = connection;
    this.page = page;
    this.panel = panel;
    one(root, `#${panel.getAttribute("aria-labelledby")}`).addEventListener("chosen", () => this.show());
    root.addEventListener("saved", () => !panel.hidden && this.show());
  }

  /** Ask for the list anew; the server compares what it has, so everything is sent first. */
  async show() {
    await this.connection.settled();
    const place = h("div", { "hx-get": this.page.addresses.history, "hx-trigger": "load", "hx-swap": "outerHTML" });
    this.panel.replaceChildren(place);
    window.htmx.process(place);
  }
}
