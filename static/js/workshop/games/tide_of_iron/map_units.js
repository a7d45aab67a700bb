/** The tool for single units: a click places the chosen one on a hex, or shows those that stand there. */

import { h } from "../../dom.js";
import { choice, word } from "../../map/toolbar.js";
import { lastOf } from "../../map/tools.js";
import { inserted, valueAt, withValue, without } from "../../paths.js";
import { UnitChoice } from "./map_unit_choice.js";
import { unitWords, unitsOf } from "./map_words.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { Found } from "./map_words.js" */
/** @import { Scenario, TideMap } from "./types.d.ts" */

/** @type {["" | "entrenchment" | "pillbox", string][]} */
const PLACES = [
  ["", "In the open"],
  ["entrenchment", "In an entrenchment"],
  ["pillbox", "In a pillbox"],
];

export class UnitTool {
  name = "unit";

  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    this.isTaken = false;
    /** The chosen hex. @type {string | null} */
    this.hex = null;
    /** The first and the last hex of a stroke. @type {string | null} */
    this.from = null;
    /** @type {string | null} */
    this.to = null;
    this.division = "1";
    this.unit = new UnitChoice(map.workshop.page.data.vehicles, () => this.show());
    this.node = h("div", { class: "ws-deeds", role: "group", "aria-label": "Units on hexes" });
    map.store.subscribe(() => this.isTaken && this.show());
  }

  taken() {
    this.isTaken = true;
    this.show();
  }

  drop() {
    this.isTaken = false;
    this.hex = null;
    this.map.marks.clear("unit");
  }

  fullest() {
    const unit = { hex: "AA10", squad: { figures: { officer: 1, regular: 3 } } };
    return this.#shown("AA10", [{ unit, nation: "american", division: "1", path: [] }]);
  }

  /** @type {(hex: Hex) => void} */
  begin(hex) {
    this.from = this.to = this.map.canvas.onMap(hex)?.name ?? null;
  }

  /** @type {(hexes: Hex[]) => void} */
  over(hexes) {
    this.to = lastOf(this.map.canvas, hexes)?.name ?? this.to;
  }

  end() {
    const { from, to } = this;
    if (!from || !to) return;
    const there = this.#there(from);
    this.hex = to;
    if (from !== to && there.length) this.#move(there, to);
    else if (!there.length) this.#add();
    else this.map.workshop.announce(`${from}: ${there.map(({ unit }) => unitWords(unit)).join("; ")}`);
    this.show();
  }

  /** @type {(event: KeyboardEvent) => boolean} */
  key(event) {
    const last = this.hex ? this.#there(this.hex).at(-1) : undefined;
    if (event.key !== "Delete" || !last) return false;
    this.#remove(last);
    return true;
  }

  show() {
    const hex = this.hex && this.map.canvas.hexes.get(this.hex);
    this.map.marks.outline("unit", hex ? [hex] : [], "chosen");
    const { childNodes } = this.#shown(this.hex, this.hex ? this.#there(this.hex) : []);
    this.node.replaceChildren(...childNodes);
  }

  /** The options above the map, with what stands on the chosen hex. @type {(hex: string | null, there: Found[]) => HTMLElement} */
  #shown(hex, there) {
    const divisions = Object.keys(this.map.store.document.sides?.[this.unit.nation]?.divisions ?? {});
    if (!divisions.includes(this.division)) this.division = divisions[0] ?? "1";
    const division = choice(
      "Division",
      divisions.map((each) => [each, each]),
      this.division,
      (value) => (this.division = value),
    );
    const more = there.length
      ? word(`Add another on ${hex}`, "", () => this.#add())
      : h("span", { class: "small" }, "Click a hex to place it.");
    return h("div", { class: "ws-deeds" }, ...this.unit.nodes(), division, more, ...there.map((each) => this.#row(each)));
  }

  /** @type {(found: Found) => HTMLElement} */
  #row(found) {
    const { unit, nation, path } = found;
    /** @type {(key: "concealed" | "inside", value: unknown) => void} */
    const set = (key, value) => {
      const label = `Change the unit on ${unit.hex}`;
      if (value) this.map.store.set([...path, key], value, label);
      else this.map.store.remove([...path, key], label);
    };
    const box = h("input", { type: "checkbox", checked: unit.concealed, onchange: () => set("concealed", box.checked || undefined) });
    const squad = unit.squad && [
      h("label", { class: "ws-tick small" }, box, " concealed"),
      choice("Place", PLACES, unit.inside ?? "", (value) => set("inside", value)),
    ];
    const words = h("strong", { class: "small" }, `${unit.hex}: ${nation}, ${unitWords(unit)}`);
    return h(
      "div",
      { class: "ws-deeds" },
      words,
      ...(squad ?? []),
      word("Remove", "", () => this.#remove(found)),
    );
  }

  /** @type {(name: string) => Found[]} */
  #there(name) {
    return unitsOf(this.map.store.document, name);
  }

  #add() {
    const { nation, placed } = this.unit;
    const { document } = this.map.store;
    const owner = ["sides", nation, "divisions", this.division];
    if (!valueAt(document, owner)) return this.map.workshop.announce("This side has no division yet");
    /** @type {unknown[]} */
    const there = valueAt(document, [...owner, "placed"]) ?? [];
    const count = there.length;
    /** @type {(before: Scenario) => Scenario} */
    const change = (before) => inserted(before, [...owner, "placed"], count, { hex: this.hex, ...placed });
    this.#edit(`Place a unit on ${this.hex}`, change);
  }

  /** @type {(units: Found[], to: string) => void} */
  #move(units, to) {
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => units.reduce((all, { path }) => withValue(all, [...path, "hex"], to), document);
    this.#edit(`Move units to ${to}`, change);
  }

  /** @type {(found: Found) => void} */
  #remove({ path, unit }) {
    const list = path.slice(0, -1);
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => {
      /** @type {unknown[]} */
      const all = valueAt(document, list) ?? [];
      return without(document, all.length > 1 ? path : list);
    };
    this.#edit(`Remove the unit on ${unit.hex}`, change);
  }

  /** @type {(label: string, change: (document: Scenario) => Scenario) => void} */
  #edit(label, change) {
    this.map.store.edit(label, change, { source: "unit" });
    this.map.workshop.announce(label);
  }
}
