/** A searchable list of things to add, each with a few words that explain it. It opens on demand. */

import { button } from "../buttons.js";
import { h, keepChildren } from "../dom.js";

/**
 * `items` are { id, title, words: [text, ...], search }; `add` is called with an id. The answer has `show(ids)`: which
 * of them can still be added.
 */
export class Chooser {
  constructor(title, items, add) {
    this.items = items;
    this.add = add;
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

  #row(item) {
    if (!this.rows.has(item.id)) {
      const name = h("strong", {}, item.title);
      const words = item.words.map((each) => h("span", { class: "small muted" }, each));
      const add = button("Add", () => this.#added(item), { "aria-label": `Add ${item.title}` });
      this.rows.set(item.id, h("li", { class: "ws-offer" }, add, h("span", { class: "ws-offer__words" }, name, ...words)));
    }
    return this.rows.get(item.id);
  }

  /** The next offer gets the focus, so that several can be added one after the other. */
  #added({ id }) {
    const here = [...this.list.children].indexOf(this.rows.get(id));
    this.add(id);
    const next = this.list.children[Math.min(here, this.list.childElementCount - 1)];
    (next?.querySelector("button") ?? this.search).focus();
  }
}
