/** Switches for the layers of the map; the choice stays while the page is open. */

import { h } from "../dom.js";
import { icon } from "./icons.js";

export class Layers {
  constructor(picture) {
    this.picture = picture;
    this.hidden = new Set();
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
      this.node.firstElementChild.focus();
    });
    picture.addEventListener("drawn", () => this.#show());
  }

  isVisible(name) {
    return !this.hidden.has(name);
  }

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
      this.list.replaceChildren(...[...this.boxes.values()].map((each) => each.parentElement));
    }
    for (const [name, box] of this.boxes ?? []) box.checked = this.isVisible(name);
  }

  #box(name, title) {
    const box = h("input", { type: "checkbox", onchange: () => this.setVisible(name, box.checked) });
    h("label", { class: "ws-tick" }, box, ` ${title}`);
    return box;
  }
}
