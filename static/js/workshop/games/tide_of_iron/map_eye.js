/** Questions about the map that the rules answer: sight between hexes, reach, ranges, and where fire can fall. */

import { one } from "../../../elements.js";
import { h } from "../../dom.js";
import { choice } from "../../map/toolbar.js";
import { lastOf } from "../../map/tools.js";
import { NATIONS, UnitChoice } from "./map_unit_choice.js";
import { showAnswer } from "./map_eye_answers.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { Question, TideMap } from "./types.d.ts" */

/** @type {[Question, string][]} */
const QUESTIONS = [
  ["sight", "Line of sight between two hexes"],
  ["seen", "All hexes seen from one"],
  ["reach", "Movement of a unit"],
  ["ranges", "Ranges of a unit"],
  ["fire", "Possible fire of a side"],
];
/** @typedef {"squad" | "vehicle"} Target */
/** @type {[Target, string][]} */
const TARGETS = [
  ["squad", "squads"],
  ["vehicle", "vehicles"],
];
const MOST_ACTIONS = 6;

export class EyeTool {
  name = "eye";

  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    this.isTaken = false;
    /** @type {Question} */
    this.question = "sight";
    /** @type {Target} */
    this.against = "squad";
    this.actions = 1;
    /** The names of the hexes that are asked about. @type {string | null} */
    this.from = null;
    /** @type {string | null} */
    this.to = null;
    /** The first of two hexes that are chosen one after the other. @type {string | null} */
    this.waiting = null;
    /** The last question, with its arguments. */
    this.asked = "";
    this.unit = new UnitChoice(map.workshop.page.data.vehicles, () => this.#changed());
    this.controls = h("div", { class: "ws-deeds", role: "group", "aria-label": "Question" });
    this.told = h("div", { class: "ws-answer" });
    this.more = h("div", { class: "ws-answer" });
    one(map.workshop.root, "[data-below]").append(this.more);
    this.node = h("div", { class: "ws-eye" }, this.controls, this.told);
    map.store.subscribe(() => this.isTaken && this.#clear());
  }

  /** Sight needs two hexes: Enter begins, Enter ends. */
  get isTwoStep() {
    return this.question === "sight";
  }

  taken() {
    this.isTaken = true;
    this.show();
    if (this.question === "fire") this.#ask();
  }

  drop() {
    this.isTaken = false;
    this.#clear();
  }

  cancel() {
    this.from = null;
  }

  /** @type {(hex: Hex) => void} */
  begin(hex) {
    const name = this.map.canvas.onMap(hex)?.name;
    if (!name) return;
    if (this.question === "sight" && this.waiting) this.from = this.waiting;
    else this.from = name;
    this.to = name;
    this.#mark();
  }

  /** @type {(hexes: Hex[]) => void} */
  over(hexes) {
    this.to = lastOf(this.map.canvas, hexes)?.name ?? this.to;
    this.#mark();
  }

  end() {
    if (!this.from) return;
    if (this.question === "sight" && this.from === this.to) {
      this.waiting = this.from;
      return this.#say("Now choose the other hex.");
    }
    this.waiting = null;
    this.#ask();
  }

  show() {
    const pick = choice("Question", QUESTIONS, this.question, (value) => {
      [this.question, this.from, this.to, this.waiting] = [value, null, null, null];
      this.#clear();
      this.show();
      if (value === "fire") this.#ask();
    });
    this.controls.replaceChildren(pick, ...this.#more());
    if (!this.from) this.#say(this.#help());
  }

  #more() {
    const against = choice("Against", TARGETS, this.against, (value) => {
      this.against = value;
      this.#changed();
    });
    if (this.question === "reach") return [...this.unit.nodes(), this.#actions()];
    if (this.question === "ranges") return [...this.unit.nodes(), against];
    if (this.question !== "fire") return [];
    const side = choice("Side", NATIONS, this.unit.nation, (value) => {
      this.unit.nation = value;
      this.#changed();
    });
    return [side, against];
  }

  #actions() {
    const counts = Array.from({ length: MOST_ACTIONS }, (_each, index) => String(index + 1));
    /** @type {[string, string][]} */
    const options = counts.map((each) => [each, each]);
    return choice("Actions", options, String(this.actions), (value) => {
      this.actions = Number(value);
      this.#changed();
    });
  }

  #help() {
    if (this.question === "sight") return "Draw from one hex to another, or choose both one after the other.";
    return this.question === "fire" ? "" : "Choose a hex.";
  }

  #changed() {
    this.show();
    if (this.from || this.question === "fire") this.#ask();
  }

  #arguments() {
    const { from, to, actions, against, unit } = this;
    const one = { hex: from, side: unit.nation, unit: unit.asked };
    const all = {
      sight: { from, to },
      seen: { hex: from },
      reach: { ...one, actions },
      ranges: { ...one, against },
      fire: { side: unit.nation, against },
    };
    return all[this.question];
  }

  async #ask() {
    const { question } = this;
    const asked = this.#arguments();
    const key = JSON.stringify([question, asked]);
    this.asked = key;
    this.told.replaceChildren(h("p", { class: "small muted" }, "The rules are asked…"));
    try {
      const answer = await this.map.workshop.connection.ask(question, asked);
      if (key !== this.asked || !this.isTaken) return;
      const words = showAnswer(question, answer, this.map, this.told, this.more);
      this.map.workshop.announce(words);
    } catch (error) {
      if (key === this.asked) this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  /** @type {(words: string) => void} */
  #say(words) {
    this.told.replaceChildren(h("p", { class: "small" }, words));
    if (words) this.map.workshop.announce(words);
  }

  #mark() {
    const hexes = [this.from, this.to].flatMap((name) => this.map.canvas.hexes.get(name) ?? []);
    this.map.marks.outline("asked", hexes, "chosen");
  }

  #clear() {
    this.asked = "";
    this.map.marks.clear("answer");
    this.map.marks.clear("asked");
    this.told.replaceChildren();
    this.more.replaceChildren();
  }
}
