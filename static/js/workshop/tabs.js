/** Tabs as the ARIA practices describe them: arrows move, and only the chosen tab is in the order of the Tab key. */

import { all, one } from "../elements.js";
import { placeAfter } from "../shortcuts.js";

export class Tabs {
  /** @param {HTMLElement} list */
  constructor(list) {
    this.tabs = all(list, "[role=tab]");
    for (const tab of this.tabs) tab.addEventListener("click", () => this.choose(tab));
    list.addEventListener("keydown", (event) => this.#moved(event));
    this.choose(this.tabs.find((tab) => `#${tab.getAttribute("aria-controls")}` === location.hash) ?? this.tabs[0]);
  }

  /** Show the panel of a tab. @type {(tab: HTMLElement) => void} */
  choose(tab) {
    for (const each of this.tabs) {
      const isChosen = each === tab;
      each.setAttribute("aria-selected", String(isChosen));
      each.tabIndex = isChosen ? 0 : -1;
      panelOf(each).hidden = !isChosen;
    }
    tab.dispatchEvent(new CustomEvent("chosen", { bubbles: true }));
  }

  /** Show the panel that holds an element. @type {(element: Element) => void} */
  reveal(element) {
    const tab = this.tabs.find((each) => panelOf(each).contains(element));
    if (tab) this.choose(tab);
  }

  /** @type {(event: KeyboardEvent) => void} */
  #moved(event) {
    const here = this.tabs.findIndex((each) => each === document.activeElement);
    const next = here < 0 ? undefined : placeAfter(event.key, here, this.tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    this.choose(this.tabs[next]);
    this.tabs[next].focus();
  }
}

/** @type {(tab: HTMLElement) => HTMLElement} */
function panelOf(tab) {
  return one(document, `#${tab.getAttribute("aria-controls")}`);
}
