/** "Try 50 games": the draft is saved and played; the result stands below the picture, its heat on the map. */

import { all, around, maybe, one } from "../elements.js";
import { h, svg } from "./dom.js";

/** @import { Tried } from "./connection.js" */
/** @import { Workshop } from "./types.d.ts" */

export class Trial {
  /**
   * @param {Workshop} workshop
   * @param {HTMLButtonElement} button
   */
  constructor({ announce, connection, picture, root }, button) {
    this.announce = announce;
    this.connection = connection;
    this.picture = picture;
    this.button = button;
    this.place = one(root, "[data-trial]");
    /** The layers that are ticked. @type {Set<string>} */
    this.shown = new Set();
    button.addEventListener("click", () => this.begin());
    this.place.addEventListener("click", (event) => around(event.target, "[data-close-trial]") && this.close());
    this.place.addEventListener("change", (event) => this.#ticked(event.target));
    this.place.addEventListener("htmx:afterSettle", () => this.#renewed());
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.place.firstChild && this.close());
  }

  /** Save, ask for the games, and look on. */
  async begin() {
    this.button.disabled = true;
    try {
      const answer = await this.connection.tryDraft();
      if (!answer.ok) return this.#tell(answer);
      const result = h("div", { "hx-get": answer.result, "hx-trigger": "load", "hx-swap": "outerHTML" });
      this.place.replaceChildren(result);
      window.htmx.process(result);
      this.announce("The games are being played.");
    } finally {
      this.button.disabled = false;
    }
  }

  /** Back to the draft: the result goes, its marks leave the map. */
  close() {
    this.place.replaceChildren();
    for (const name of this.shown) this.picture.overlay(name, null);
    this.shown.clear();
    this.button.focus();
  }

  /** Tell the reasons why nothing is played. @type {(answer: Tried) => void} */
  #tell({ detail, errors }) {
    const reasons = (errors ?? []).map((each) => h("li", {}, each.message));
    const told = h("div", { class: "ws-notice is-warn", role: "alert" }, h("p", {}, detail || "The server can't be reached."));
    this.place.replaceChildren(told, h("ul", {}, ...reasons));
  }

  /** @type {(box: EventTarget | null) => void} */
  #ticked(box) {
    if (!(box instanceof HTMLInputElement) || !box.dataset.trialLayer) return;
    const name = box.dataset.trialLayer;
    if (box.checked) this.shown.add(name);
    else this.shown.delete(name);
    this.#draw(name);
  }

  /** A new fragment: what was ticked stays ticked. */
  #renewed() {
    for (const box of all(this.place, "[data-trial-layer]", HTMLInputElement)) {
      box.checked = this.shown.has(box.dataset.trialLayer ?? "");
    }
    for (const name of this.shown) this.#draw(name);
  }

  /** @type {(name: string) => void} */
  #draw(name) {
    const drawing = maybe(this.place, `template[data-layer-of=${name}]`);
    const holder = svg("svg");
    if (drawing) holder.innerHTML = drawing.innerHTML;
    const drawn = this.shown.has(name) && drawing ? holder.firstElementChild : null;
    this.picture.overlay(name, drawn instanceof SVGElement ? drawn : null);
  }
}
