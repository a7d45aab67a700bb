/** Switches for the layers of the map; the choice stays while the page is open. */

import { one } from "../../elements.js";
import { h } from "../dom.js";
import { icon } from "./icons.js";

/** @import { Picture } from "../picture.js" */

export class Layers {
  /** @param {Picture} picture */
  constructor(picture) {
    this.picture = picture;
    /** @type {Set<string>} */
    this.hidden = new Set();
    /** The names of the layers that have boxes. */
    this.names = "";
    /** @type {Map<string, { node: HTMLElement, box: HTMLInputElement }>} */
    this.boxes = new Map();
    this.list = h("div", { class: "ws-layers__list" });
    this.node = h(
      "details",
      { class: "ws-layers" },
      h("summary", { class: "icon-button", title: "Layers", "aria-label": "Layers" }, icon("layers")),
      this.list,
    );
    this.node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.node.open) return;
      this.node.open = false;
      one(this.node, "summary").focus();
    });
    picture.addEventListener("drawn", () => this.#show());
  }

  /** @type {(name: string) => boolean} */
  isVisible(name) {
    return !this.hidden.has(name);
  }

  /** @type {(name: string, isVisible: boolean) => void} */
  setVisible(name, isVisible) {
    if (isVisible) this.hidden.delete(name);
    else this.hidden.add(name);
    this.picture.setVisible(name, isVisible);
    this.#show();
  }

  #show() {
    for (const name of this.hidden) this.picture.setVisible(name, false);
    const names = Object.keys(this.picture.titles).join();
    if (names !== this.names) {
      this.names = names;
      this.boxes = new Map(Object.entries(this.picture.titles).map(([name, title]) => [name, this.#box(name, title)]));
      this.list.replaceChildren(...[...this.boxes.values()].map((each) => each.node));
    }
    for (const [name, { box }] of this.boxes) box.checked = this.isVisible(name);
  }

  /** @type {(name: string, title: string) => { node: HTMLElement, box: HTMLInputElement }} */
  #box(name, title) {
    const box = h("input", { type: "checkbox", onchange: () => this.setVisible(name, box.checked) });
    return { node: h("label", { class: "ws-tick" }, box, ` ${title}`), box };
  }
}
