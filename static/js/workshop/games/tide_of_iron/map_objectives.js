/** The tool for objectives: a click places one or chooses it, and its values stand beside the tools. */

import { h } from "../../dom.js";
import { choice, word } from "../../map/toolbar.js";
import { renamedHexes } from "./map_boards_document.js";
import { objectiveWords } from "./map_words.js";
import { withList } from "./map_document.js";

const KINDS = [
  ["victory", "Victory"],
  ["command", "Command"],
];
const SIDES = [
  ["neutral", "Neutral"],
  ["american", "American"],
  ["german", "German"],
];
const SCORED = [
  ["every round", "Every round"],
  ["last round", "Last round"],
];
const CONTROL = [
  ["", "Nobody"],
  ["american", "Americans"],
  ["german", "Germans"],
];

export class ObjectiveTool {
  name = "objective";

  constructor(map) {
    this.map = map;
    this.next = { kind: "victory", side: "neutral" };
    this.hex = null;
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

  begin(hex) {
    this.from = this.to = this.map.canvas.onMap(hex)?.name ?? null;
    this.isNew = this.from !== null && this.#indexOf(this.from) < 0;
  }

  over(hexes) {
    this.to = this.map.canvas.onMap(hexes.at(-1))?.name ?? this.to;
  }

  end() {
    const { from, to } = this;
    if (!from) return;
    this.hex = this.isNew ? from : to;
    if (this.isNew) this.#edit(`Place an objective on ${from}`, (document) => added(document, { hex: from, ...this.next }));
    else if (from !== to) this.#edit(`Move the objective to ${to}`, (document) => movedObjective(document, from, to));
    this.show();
    const found = this.#objective;
    if (found) this.map.workshop.announce(`${found.hex}: ${objectiveWords(found)}. Its values are in the tools above the map.`);
  }

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
    if (state === this.shown || (this.node.contains(document.activeElement) && document.activeElement.matches("input"))) return;
    this.shown = state;
    const focused = document.activeElement?.closest?.(".ws-deeds") === this.node ? document.activeElement.getAttribute("aria-label") : null;
    this.node.replaceChildren(...(found ? this.#fields(found) : this.#start()));
    if (focused) this.node.querySelector(`[aria-label="${focused}"]`)?.focus();
  }

  #start() {
    const set = (key) => (value) => (this.next = { ...this.next, [key]: value });
    return [
      h("span", { class: "small" }, "Click a hex for a new objective, or one to change or drag."),
      choice("Kind", KINDS, this.next.kind, set("kind")),
      choice("Side", SIDES, this.next.side, set("side")),
    ];
  }

  #fields(found) {
    const set = (key) => (value) => this.#set(key, value);
    const value = h("input", { type: "number", min: 0, max: 20, value: found.value ?? 1, "aria-label": "Value" });
    value.addEventListener("change", () => this.#set("value", Math.trunc(Number(value.value))));
    const name = h("input", { type: "text", maxlength: 60, value: found.name ?? "", placeholder: "Name", "aria-label": "Name" });
    name.addEventListener("change", () => this.#set("name", name.value || undefined));
    return [
      h("strong", {}, found.hex),
      choice("Kind", KINDS, found.kind, set("kind")),
      choice("Side", SIDES, found.side, set("side")),
      h("label", { class: "ws-tools__choice" }, h("span", {}, "Value"), value),
      name,
      choice("Scored", SCORED, found.scored ?? "every round", set("scored")),
      choice("Held by", CONTROL, found.control ?? "", (side) => this.#set("control", side || undefined)),
      word("Remove", "", () => this.remove()),
    ];
  }

  get #objective() {
    return this.map.store.document.objectives?.[this.#indexOf(this.hex)];
  }

  #indexOf(name) {
    return (this.map.store.document.objectives ?? []).findIndex((each) => each.hex === name);
  }

  #set(key, value) {
    const path = ["objectives", this.#indexOf(this.hex), key];
    const label = `Change the objective on ${this.hex}`;
    if (value === undefined) this.map.store.remove(path, label, { source: "objective" });
    else this.map.store.set(path, value, label, { source: "objective" });
  }

  #edit(label, change) {
    this.map.store.edit(label, change, { source: "objective" });
  }

  #mark() {
    const hex = this.hex && this.map.canvas.hexes.get(this.hex);
    this.map.marks.outline("objective", hex ? [hex] : [], "chosen");
  }
}

function added(document, objective) {
  return { ...document, objectives: [...(document.objectives ?? []), objective] };
}

/** An objective on another hex; victory conditions about it follow. */
export function movedObjective(document, from, to) {
  const index = document.objectives.findIndex((each) => each.hex === from);
  const objectives = document.objectives.with(index, { ...document.objectives[index], hex: to });
  const isLast = !objectives.some((each) => each.hex === from);
  const { victory } = isLast ? renamedHexes({ victory: document.victory }, (name) => (name === from ? to : name)) : document;
  return { ...document, objectives, victory };
}
