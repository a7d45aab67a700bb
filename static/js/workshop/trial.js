/** "Try 50 games": the draft is saved and played; the result stands below the picture, its heat on the map. */

import { h, svg } from "./dom.js";

export class Trial {
  constructor(workshop, button) {
    Object.assign(this, workshop);
    this.button = button;
    this.place = workshop.root.querySelector("[data-trial]");
    this.shown = new Set();
    button.addEventListener("click", () => this.begin());
    this.place.addEventListener("click", (event) => event.target.closest("[data-close-trial]") && this.close());
    this.place.addEventListener("change", (event) => this.#ticked(event.target));
    this.place.addEventListener("htmx:afterSettle", () => this.#renewed());
    workshop.root.addEventListener("keydown", (event) => event.key === "Escape" && this.place.firstChild && this.close());
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

  #tell({ detail, errors }) {
    const reasons = (errors ?? []).map((each) => h("li", {}, each.message));
    const told = h("div", { class: "ws-notice is-warn", role: "alert" }, h("p", {}, detail || "The server can't be reached."));
    this.place.replaceChildren(told, h("ul", {}, ...reasons));
  }

  #ticked(box) {
    const name = box.dataset?.trialLayer;
    if (!name) return;
    if (box.checked) this.shown.add(name);
    else this.shown.delete(name);
    this.#draw(name);
  }

  /** A new fragment: what was ticked stays ticked. */
  #renewed() {
    for (const box of this.place.querySelectorAll("[data-trial-layer]")) box.checked = this.shown.has(box.dataset.trialLayer);
    for (const name of this.shown) this.#draw(name);
  }

  #draw(name) {
    const drawing = this.place.querySelector(`template[data-layer-of=${name}]`);
    const holder = svg("svg");
    if (drawing) holder.innerHTML = drawing.innerHTML;
    this.picture.overlay(name, this.shown.has(name) && drawing ? holder.firstElementChild : null);
  }
}
