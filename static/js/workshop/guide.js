/** The guided first scenario: steps that lead through the form. A step is done when its values are changed and sound. */

import { one } from "../elements.js";
import { h, keepChildren } from "./dom.js";
import { isEqual, pathOf, valueAt } from "./paths.js";
import { isInside } from "./problems.js";

/** @import { GuideStep, Path, Remark, Report, Workshop } from "./types.d.ts" */

export class Guide {
  /**
   * @param {Workshop} workshop
   * @param {HTMLElement} panel
   * @param {HTMLElement | null} button none where the game has no guide
   */
  constructor({ page, store, tabs }, panel, button) {
    this.page = page;
    this.store = store;
    this.tabs = tabs;
    this.panel = panel;
    this.button = button;
    this.steps = page.form.steps;
    this.list = panel.appendChild(h("ol"));
    if (!button) return;
    button.addEventListener("click", () => this.open(Boolean(panel.hidden)));
    if (location.hash === "#guide") this.open(true);
  }

  /** @type {(isOpen: boolean) => void} */
  open(isOpen) {
    this.panel.hidden = !isOpen;
    this.button?.setAttribute("aria-expanded", String(isOpen));
  }

  /** Mark the steps that are done; the first other one is the next. @type {(report: Pick<Report, "problems">) => void} */
  show({ problems }) {
    const done = this.steps.map((step) => this.#isDone(step, problems));
    const next = done.indexOf(false);
    keepChildren(
      this.list,
      this.steps.map((step, index) => this.#line(step, done[index], index === next)),
    );
  }

  /** @type {(step: GuideStep, problems: Remark[]) => boolean} */
  #isDone({ fields }, problems) {
    const isSound = !problems.some((each) => fields.some((field) => isInside(each.path, field)));
    return isSound && fields.every((field) => this.#isChanged(pathOf(field, this.store.document)));
  }

  /** @type {(path: Path) => boolean} */
  #isChanged(path) {
    return !isEqual(valueAt(this.page.document, path), valueAt(this.store.document, path));
  }

  /** @type {(step: GuideStep, isDone: boolean, isNext: boolean) => HTMLElement} */
  #line({ title, text, section }, isDone, isNext) {
    const go = () => {
      const tab = one(document, `#tab-${section}`);
      this.tabs.choose(tab);
      tab.focus();
    };
    const sign = isDone ? "✓ done: " : "";
    const button = h("button", { type: "button", class: "button button--small", onclick: go }, `${sign}${title}`);
    return h(
      "li",
      { class: isDone ? "is-done" : isNext ? "is-next" : "", "aria-current": isNext ? "step" : null },
      button,
      h("span", { class: "small" }, text),
    );
  }
}
