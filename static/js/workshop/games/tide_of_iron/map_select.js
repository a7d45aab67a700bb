/** The tool that chooses a rectangle of hexes, and copies, turns, mirrors and pastes what the scenario put there. */

import { h } from "../../dom.js";
import { axial, offset, rectangle } from "../../map/hexes.js";
import { tool, word } from "../../map/toolbar.js";
import { known } from "../../map/tools.js";
import { emptied, mirroredPart, partOf, pasted, places, turnedPart } from "./map_part.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { MapHex } from "../../picture.js" */
/** @import { Patch } from "./map_part.js" */
/** @import { Scenario, TideMap } from "./types.d.ts" */

export class SelectTool {
  name = "select";

  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    /** @type {MapHex[]} */
    this.chosen = [];
    /** The part in hand, to be pasted. @type {Patch[] | null} */
    this.part = null;
    /** The part that was copied last. @type {Patch[] | null} */
    this.clip = null;
    /** The hex where the rectangle begins. @type {Hex | null} */
    this.from = null;
    /** The hex below the pointer. @type {Hex | null} */
    this.at = null;
    this.told = h("span", { class: "small", role: "status" });
    this.node = h("div", { class: "ws-deeds", role: "group", "aria-label": "Chosen part" }, this.told, ...this.#buttons());
    this.#tell();
  }

  /** Enter begins the rectangle and ends it; with a part in hand it is pasted at once. */
  get isTwoStep() {
    return !this.part;
  }

  /** @type {(hex: Hex) => void} */
  begin(hex) {
    if (this.part) return this.#paste(hex);
    this.from = hex;
    this.over([hex]);
  }

  /** @type {(hexes: Hex[]) => void} */
  over(hexes) {
    const last = hexes.at(-1);
    if (!last) return;
    if (this.part) this.hover(last);
    else this.#choose(known(this.map.canvas, rectangle(this.from ?? last, last)));
  }

  end() {
    if (!this.part && this.chosen.length) this.map.workshop.announce(`${this.chosen.length} hexes chosen`);
  }

  cancel() {
    this.part = null;
    this.map.marks.clear("part");
    this.#choose([]);
  }

  drop() {
    this.cancel();
  }

  /** @type {(hex: Hex | null) => void} */
  hover(hex) {
    this.at = hex ?? this.at;
    if (this.part && this.at) this.#preview();
  }

  /** @type {(event: KeyboardEvent) => boolean} */
  key(event) {
    if (event.key === "Delete") return this.#done(() => this.remove());
    if (!(event.ctrlKey || event.metaKey)) return false;
    if (event.key === "c") return this.#done(() => this.copy());
    if (event.key === "x") return this.#done(() => this.cut());
    return event.key === "v" && this.#done(() => this.take());
  }

  copy() {
    if (!this.chosen.length) return this.map.workshop.announce("Choose hexes first");
    this.clip = partOf(this.map.store.document, this.chosen, this.#middle());
    this.take();
  }

  cut() {
    const { chosen } = this;
    this.copy();
    if (chosen.length)
      this.#edit(`Cut ${chosen.length} hexes`, (document) =>
        emptied(
          document,
          chosen.map((each) => each.name),
        ),
      );
  }

  /** Take the copied part into the hand, to be pasted. */
  take() {
    if (!this.clip) return this.map.workshop.announce("Nothing is copied yet");
    this.part = this.clip;
    this.at ??= this.map.canvas.cursor ?? this.map.picture.hexes[0];
    this.#choose([]);
    this.#preview();
    this.map.canvas.frame.focus({ preventScroll: true });
    this.map.workshop.announce("Choose the place: Enter pastes, brackets turn, k mirrors, Escape ends");
  }

  /** @type {(turns: number) => void} */
  turn(turns) {
    this.#change((part) => turnedPart(part, turns), turns > 0 ? "Turned right" : "Turned left");
  }

  mirror() {
    this.#change(mirroredPart, "Mirrored");
  }

  remove() {
    const { chosen } = this;
    if (!chosen.length) return;
    this.#edit(`Clear ${chosen.length} hexes`, (document) =>
      emptied(
        document,
        chosen.map((each) => each.name),
      ),
    );
  }

  /** @type {(deed: () => void) => true} */
  #done(deed) {
    deed();
    return true;
  }

  /** @type {(change: (part: Patch[]) => Patch[], words: string) => void} */
  #change(change, words) {
    if (!this.part) this.copy();
    if (!this.part) return;
    this.clip = change(this.part);
    this.part = this.clip;
    this.#preview();
    this.map.workshop.announce(words);
  }

  /** @type {(hex: Hex) => void} */
  #paste(hex) {
    const { part, map } = this;
    if (!part) return;
    this.#edit(`Paste ${part.length} hexes`, (document) => pasted(document, part, hex, (each) => Boolean(map.canvas.onMap(each))));
  }

  /** @type {(label: string, change: (document: Scenario) => Scenario) => void} */
  #edit(label, change) {
    this.map.store.edit(label, change, { source: "part" });
    this.map.workshop.announce(label);
  }

  #middle() {
    const all = this.chosen.map(offset);
    const mean = (/** @type {"column" | "row"} */ key) => Math.round(all.reduce((sum, each) => sum + each[key], 0) / all.length);
    return axial(mean("column"), mean("row"));
  }

  /** @type {(hexes: MapHex[]) => void} */
  #choose(hexes) {
    this.chosen = hexes;
    this.map.marks.outline("chosen", hexes);
    this.#tell();
  }

  #preview() {
    const { marks, canvas } = this.map;
    const { part, at } = this;
    if (!part || !at) return;
    const hexes = places(part, at);
    marks.outline(
      "part",
      hexes.filter((each) => canvas.onMap(each)),
    );
    const signs = part.flatMap((each, index) => {
      if (!canvas.onMap(hexes[index])) return [];
      const { base } = each.overlay;
      const names = [...(base && base !== "clear" ? [base] : []), ...each.markers.map((one) => one.kind)];
      return names.map((name) => marks.sign(name, hexes[index]));
    });
    marks.add("part", signs);
    this.#tell();
  }

  #tell() {
    const { part, chosen } = this;
    const words = chosen.length ? `${chosen.length} hexes chosen` : "Draw a rectangle to choose hexes";
    this.told.textContent = part ? `${part.length} hexes in hand: click where their middle shall be` : words;
  }

  #buttons() {
    return [
      tool("copy", "Copy", "y", () => this.copy()),
      word("Cut", "d", () => this.cut()),
      tool("paste", "Paste", "v", () => this.take()),
      tool("left", "Turn left", "[", () => this.turn(-1)),
      tool("right", "Turn right", "]", () => this.turn(1)),
      tool("mirror", "Mirror", "k", () => this.mirror()),
      tool("bin", "Clear the chosen hexes", "", () => this.remove()),
    ];
  }
}
