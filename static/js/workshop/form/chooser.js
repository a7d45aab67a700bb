/** A searchable list of things to add, each with a few words that explain it. It opens on demand. */

import { maybe } from "../../elements.js";
import { button } from "../buttons.js";
import { h, keepChildren } from "../dom.js";
import { kept } from "../kept.js";

/** Something to choose; `search` are the words by which it is found. */
/** @typedef {{ id: string, title: string, words: string[], search: string }} Offer */

export class Chooser {
  /**
   * @param {string} title
   * @param {Offer[]} items
   * @param {(id: string) => void} add
   */
  constructor(title, items, add) {
    this.items = items;
    this.add = add;
    /** @type {Map<string, HTMLElement>} */
    this.rows = new Map();
    this.open = new Set(items.map((each) => each.id));
    this.search = h("input", {
      type: "search",
      placeholder: "Search names and texts",
      "aria-label": `Search: ${title}`,
      autocomplete: "off",
    });
    this.search.addEventListener("input", () => this.#filter());
    this.count = h("p", { class: "muted small", role: "status" });
    this.list = h("ul", { class: "ws-offers" });
    this.node = h("details", { class: "ws-chooser" }, h("summary", {}, title), this.search, this.count, this.list);
    this.#filter();
  }

  /** Say which of them can still be added. @type {(ids: string[]) => void} */
  show(ids) {
    this.open = new Set(ids);
    this.node.hidden = !this.open.size;
    this.#filter();
  }

  #filter() {
    const wanted = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.items.filter((each) => this.open.has(each.id) && wanted.every((word) => each.search.toLowerCase().includes(word)));
    keepChildren(
      this.list,
      found.map((each) => this.#row(each)),
    );
    this.count.textContent = wanted.length ? `${found.length} of ${this.open.size} found` : "";
  }

  /** @type {(item: Offer) => HTMLElement} */
  #row(item) {
    return kept(this.rows, item.id, () => {
      const name = h("strong", {}, item.title);
      const words = item.words.map((each) => h("span", { class: "small muted" }, each));
      const add = button("Add", () => this.#added(item), { "aria-label": `Add ${item.title}` });
      return h("li", { class: "ws-offer" }, add, h("span", { class: "ws-offer__words" }, name, ...words));
    });
  }

  /** The next offer gets the focus, so that several can be added one after the other. @type {(item: Offer) => void} */
  #added({ id }) {
    const here = [...this.list.children].findIndex((each) => each === this.rows.get(id));
    this.add(id);
    const next = this.list.children[Math.min(here, this.list.childElementCount - 1)];
    ((next && maybe(next, "button")) ?? this.search).focus();
  }
}
