/** The tab of versions: what the draft changes since each of them, drawn and listed by the server. */

import { around, one } from "../elements.js";
import { h } from "./dom.js";

/** @import { Workshop } from "./types.d.ts" */

export class History {
  /**
   * @param {Workshop} workshop
   * @param {HTMLElement} panel
   */
  constructor({ announce, connection, page, root, store }, panel) {
    this.announce = announce;
    this.connection = connection;
    this.store = store;
    this.page = page;
    this.panel = panel;
    one(root, `#${panel.getAttribute("aria-labelledby")}`).addEventListener("chosen", () => this.show());
    panel.addEventListener("click", ({ target }) => {
      const button = around(target, "[data-take-back]");
      if (button) this.takeBack(button.dataset.takeBack ?? "", button.dataset.number ?? "");
    });
    root.addEventListener("saved", () => !panel.hidden && this.show());
  }

  /** Ask for the list anew; the server compares what it has, so everything is sent first. */
  async show() {
    await this.connection.settled();
    const place = h("div", { "hx-get": this.page.addresses.history, "hx-trigger": "load", "hx-swap": "outerHTML" });
    this.panel.replaceChildren(place);
    window.htmx.process(place);
  }

  /** Make the draft what an older version is; that is one step, which undo takes back. @type {(address: string, number: string) => Promise<void>} */
  async takeBack(address, number) {
    const answer = await fetch(address);
    if (!answer.ok) return this.announce(`Version ${number} can't be read now.`);
    this.store.replace(await answer.json(), `Go back to version ${number}`);
    this.announce(`The draft is version ${number} again. Undo brings your work back.`);
    await this.show();
  }
}
