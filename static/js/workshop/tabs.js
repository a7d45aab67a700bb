/** Tabs as the ARIA practices describe them: arrows move, and only the chosen tab is in the order of the Tab key. */

export class Tabs {
  constructor(list) {
    this.tabs = [...list.querySelectorAll("[role=tab]")];
    for (const tab of this.tabs) tab.addEventListener("click", () => this.choose(tab));
    list.addEventListener("keydown", (event) => this.#moved(event));
    this.choose(this.tabs.find((tab) => `#${tab.getAttribute("aria-controls")}` === location.hash) ?? this.tabs[0]);
  }

  /** Show the panel of a tab. */
  choose(tab) {
    for (const each of this.tabs) {
      const isChosen = each === tab;
      each.setAttribute("aria-selected", String(isChosen));
      each.tabIndex = isChosen ? 0 : -1;
      panelOf(each).hidden = !isChosen;
    }
    tab.dispatchEvent(new CustomEvent("chosen", { bubbles: true }));
  }

  /** Show the panel that holds an element. */
  reveal(element) {
    const tab = this.tabs.find((each) => panelOf(each).contains(element));
    if (tab) this.choose(tab);
  }

  #moved(event) {
    const here = this.tabs.indexOf(document.activeElement);
    const steps = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: this.tabs.length - 1 };
    if (here < 0 || !(event.key in steps)) return;
    event.preventDefault();
    const tab = this.tabs.at(steps[event.key] % this.tabs.length);
    this.choose(tab);
    tab.focus();
  }
}

function panelOf(tab) {
  return document.getElementById(tab.getAttribute("aria-controls"));
}
