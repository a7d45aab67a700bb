/** The tool for objectives: a click places one or chooses it, and its values stand beside the tools. */

import { maybe } from "../../../elements.js";
import { h } from "../../dom.js";
import { choice, word } from "../../map/toolbar.js";
import { lastOf } from "../../map/tools.js";
import { renamedHexes } from "./map_boards_document.js";
import { objectiveWords } from "./map_words.js";
import { withList } from "./map_document.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { Nation, Objective, Scenario, TideMap } from "./types.d.ts" */

/** @type {[Objective["kind"], string][]} */
const KINDS = [
  ["victory", "Victory"],
  ["command", "Command"],
];
/** @type {[Objective["side"], string][]} */
const SIDES = [
  ["neutral", "Neutral"],
  ["american", "American"],
  ["german", "German"],
];
/** @type {["every round" | "last round", string][]} */
const SCORED = [
  ["every round", "Every round"],
  ["last round", "Last round"],
];
/** @type {[Nation | "", string][]} */
const CONTROL = [
  ["", "Nobody"],
  ["american", "Americans"],
  ["german", "Germans"],
];

export class ObjectiveTool {
  name = "objective";

  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    this.isTaken = false;
    /** The values of the next new objective. @type {Pick<Objective, "kind" | "side">} */
    this.next = { kind: "victory", side: "neutral" };
    /** The hex of the chosen objective. @type {string | null} */
    this.hex = null;
    /** The first and the last hex of a stroke. @type {string | null} */
    this.from = null;
    /** @type {string | null} */
    this.to = null;
    this.isNew = false;
    /** The values that are shown. */
    this.shown = "";
    this.node = h("div", { class: "ws-deeds", role: "group", "aria-label": "Objective" });
    map.store.subscribe(() => this.isTaken && this.show());
    map.workshop.picture.addEventListener("drawn", () => this.isTaken && this.#mark());
  }

  taken() {
    this.isTaken = true;
    this.show();
  }

  drop() {
    this.isTaken = false;
    this.hex = null;
    this.map.marks.clear("objective");
  }

  fullest() {
    return h("div", { class: "ws-deeds" }, ...this.#fields({ hex: "AA10", ...this.next, control: "american" }));
  }

  /** @type {(hex: Hex) => void} */
  begin(hex) {
    this.from = this.to = this.map.canvas.onMap(hex)?.name ?? null;
    this.isNew = this.from !== null && this.#indexOf(this.from) < 0;
  }

  /** @type {(hexes: Hex[]) => void} */
  over(hexes) {
    this.to = lastOf(this.map.canvas, hexes)?.name ?? this.to;
  }

  end() {
    const { from, to } = this;
    if (!from || !to) return;
    this.hex = this.isNew ? from : to;
    if (this.isNew) this.#edit(`Place an objective on ${from}`, (document) => added(document, { hex: from, ...this.next }));
    else if (from !== to) this.#edit(`Move the objective to ${to}`, (document) => movedObjective(document, from, to));
    this.show();
    const found = this.#objective;
    if (found) this.map.workshop.announce(`${found.hex}: ${objectiveWords(found)}. Its values are in the tools above the map.`);
  }

  /** @type {(event: KeyboardEvent) => boolean} */
  key(event) {
    if (event.key !== "Delete" || !this.#objective) return false;
    this.remove();
    return true;
  }

  remove() {
    const index = this.#indexOf(this.hex);
    const label = `Remove the objective on ${this.hex}`;
    this.hex = null;
    this.#edit(label, (document) => withList(document, "objectives", document.objectives.toSpliced(index, 1)));
    this.show();
  }

  show() {
    this.#mark();
    const found = this.#objective;
    const state = JSON.stringify([this.hex, found, this.next]);
    const focused = this.node.contains(document.activeElement) ? document.activeElement : null;
    if (state === this.shown || focused?.matches("input")) return;
    this.shown = state;
    const label = focused?.getAttribute("aria-label");
    this.node.replaceChildren(...(found ? this.#fields(found) : this.#start()));
    if (label) maybe(this.node, `[aria-label="${label}"]`)?.focus();
  }

  #start() {
    return [
      h("span", { class: "small" }, "Click a hex for a new objective, or one to change or drag."),
      choice("Kind", KINDS, this.next.kind, (kind) => (this.next = { ...this.next, kind })),
      choice("Side", SIDES, this.next.side, (side) => (this.next = { ...this.next, side })),
    ];
  }

  /** @type {(found: Objective) => HTMLElement[]} */
  #fields(found) {
    const value = h("input", { type: "number", min: 0, max: 20, value: found.value ?? 1, "aria-label": "Value" });
    value.addEventListener("change", () => this.#set("value", Math.trunc(Number(value.value))));
    const name = h("input", { type: "text", maxlength: 60, value: found.name ?? "", placeholder: "Name", "aria-label": "Name" });
    name.addEventListener("change", () => this.#set("name", name.value || undefined));
    return [
      h("strong", {}, found.hex),
      choice("Kind", KINDS, found.kind, (kind) => this.#set("kind", kind)),
      choice("Side", SIDES, found.side, (side) => this.#set("side", side)),
      ...(found.by_round ? [] : [h("label", { class: "ws-tools__choice" }, h("span", {}, "Value"), value)]),
      name,
      ...(found.by_round ? [] : [choice("Scored", SCORED, found.scored ?? "every round", (scored) => this.#set("scored", scored))]),
      choice("Held by", CONTROL, found.control ?? "", (side) => this.#set("control", side || undefined)),
      word("Remove", "", () => this.remove()),
    ];
  }

  get #objective() {
    return this.map.store.document.objectives?.[this.#indexOf(this.hex)];
  }

  /** @type {(name: string | null) => number} */
  #indexOf(name) {
    return (this.map.store.document.objectives ?? []).findIndex((each) => each.hex === name);
  }

  /** @type {(key: keyof Objective, value: unknown) => void} */
  #set(key, value) {
    const path = ["objectives", this.#indexOf(this.hex), key];
    const label = `Change the objective on ${this.hex}`;
    if (value === undefined) this.map.store.remove(path, label, { source: "objective" });
    else this.map.store.set(path, value, label, { source: "objective" });
  }

  /** @type {(label: string, change: (document: Scenario) => Scenario) => void} */
  #edit(label, change) {
    this.map.store.edit(label, change, { source: "objective" });
  }

  #mark() {
    const hex = this.hex && this.map.canvas.hexes.get(this.hex);
    this.map.marks.outline("objective", hex ? [hex] : [], "chosen");
  }
}

/** @type {(document: Scenario, objective: Objective) => Scenario} */
function added(document, objective) {
  return { ...document, objectives: [...(document.objectives ?? []), objective] };
}

/** An objective on another hex; victory conditions about it follow. @type {(document: Scenario, from: string, to: string) => Scenario} */
export function movedObjective(document, from, to) {
  const index = document.objectives.findIndex((each) => each.hex === from);
  const objectives = document.objectives.with(index, { ...document.objectives[index], hex: to });
  const isLast = !objectives.some((each) => each.hex === from);
  const { victory } = isLast ? renamedHexes({ victory: document.victory }, (name) => (name === from ? to : name)) : document;
  return { ...document, objectives, victory };
}
