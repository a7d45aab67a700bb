/**
 * The list of everything the server found in the draft. Each line leads to its field and its hex; tabs show how many
 * problems their fields have.
 */

import { maybe } from "../elements.js";
import { h, keepChildren } from "./dom.js";
import { Teller } from "./teller.js";

/** @import { Remark, Report } from "./types.d.ts" */

/** Event "go": somebody wants to see the place of a problem. @extends {Teller<{ go: Remark }>} */
export class Problems extends Teller {
  /**
   * @param {HTMLElement} panel
   * @param {HTMLElement[]} tabs
   * @param {HTMLElement} summary
   */
  constructor(panel, tabs, summary) {
    super();
    this.list = panel;
    this.tabs = tabs;
    this.summary = summary;
    /** @type {Remark[]} */
    this.found = [];
  }

  /** Show a report. @type {(report: Pick<Report, "problems" | "advice">) => void} */
  show({ problems, advice }) {
    this.found = [...problems, ...advice];
    const lines = this.found.map((each) => this.#line(each));
    keepChildren(this.list, lines.length ? lines : [h("li", { class: "muted" }, "Nothing stands against playing it.")]);
    for (const tab of this.tabs) this.#count(tab);
    const told = `${counted(problems.length, "problem")}${advice.length ? `, ${counted(advice.length, "hint")}` : ""}`;
    if (this.summary.textContent !== told) this.summary.textContent = told;
    this.summary.className = `badge badge--${problems.length ? "bad" : advice.length ? "warn" : "good"}`;
  }

  /** @type {(problem: Remark) => HTMLElement} */
  #line(problem) {
    const go = () => this.tell("go", problem);
    const place = problem.place ? `${problem.place}: ` : "";
    const rule = problem.rule ? h("span", { class: "muted small" }, ` (${problem.rule})`) : null;
    const kind = problem.kind === "problem" ? "Problem" : "Hint";
    return h(
      "li",
      { class: `is-${problem.kind}` },
      h("button", { type: "button", class: "ws-problem", onclick: go }, h("strong", {}, kind), ` ${place}${problem.message}`, rule),
    );
  }

  /** Show how many remarks there are about the fields of a tab. @type {(tab: HTMLElement) => void} */
  #count(tab) {
    /** @type {string[]} */
    const fields = JSON.parse(tab.dataset.fields ?? "[]");
    const count = this.found.filter((each) => fields.some((field) => isInside(each.path, field))).length;
    const badge = maybe(tab, ".ws-count") ?? tab.appendChild(h("span", { class: "ws-count" }));
    badge.hidden = !count;
    badge.textContent = String(count);
    badge.setAttribute("aria-label", counted(count, "remark"));
  }
}

/** True where a pointer leads to a value at or below another one. @type {(path: string, field: string) => boolean} */
export function isInside(path, field) {
  return path === field || path.startsWith(`${field}/`);
}

/** @type {(count: number, noun: string) => string} */
function counted(count, noun) {
  return `${count || "no"} ${noun}${count === 1 ? "" : "s"}`;
}
