/** The tool that chooses a rectangle of hexes, and copies, turns, mirrors and pastes what the scenario put there. */

import { h } from "../../dom.js";
import { axial, offset, rectangle } from "../../map/hexes.js";
import { tool, word } from "../../map/toolbar.js";
import { known } from "../../map/tools.js";
import { emptied, mirroredPart, partOf, pasted, places, turnedPart } from "./map_part.js";

export class SelectTool {
  name = "select";

  constructor(map) {
    this.map = map;
    this.chosen = [];
    this.part = null;
    this.told = h("span", { class: "small", role: "status" });
    this.node = h("div", { class: "ws-deeds", role: "group", "aria-label": "Chosen part" }, this.told, ...this.#buttons());
    this.#tell();
  }

  /** Enter begins the rectangle and ends it; with a part in hand it is pasted at once. */
  get isTwoStep() {
    return !this.part;
  }

  begin(hex) {
    if (this.part) return this.#paste(hex);
    this.from = hex;
    this.over([hex]);
  }

  over(hexes) {
    if (this.part) return this.hover(hexes.at(-1));
    this.#choose(known(this.map.canvas, rectangle(this.from, hexes.at(-1))));
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

  hover(hex) {
    this.at = hex ?? this.at;
    if (this.part && this.at) this.#preview();
  }

  key(event) {
    if (event.key === "Delete") return this.#done(() => this.remove());
    if (!(event.ctrlKey || event.metaKey)) return false;
    const deeds = { c: () => this.copy(), x: () => this.cut(), v: () => this.take() };
    return event.key in deeds && this.#done(deeds[event.key]);
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

  #done(deed) {
    deed();
    return true;
  }

  #change(change, words) {
    if (!this.part) this.copy();
    if (!this.part) return;
    this.part = this.clip = change(this.part);
    this.#preview();
    this.map.workshop.announce(words);
  }

  #paste(hex) {
    const { part, map } = this;
    this.#edit(`Paste ${part.length} hexes`, (document) => pasted(document, part, hex, (each) => Boolean(map.canvas.onMap(each))));
  }

  #edit(label, change) {
    this.map.store.edit(label, change, { source: "part" });
    this.map.workshop.announce(label);
  }

  #middle() {
    const all = this.chosen.map(offset);
    const mean = (key) => Math.round(all.reduce((sum, each) => sum + each[key], 0) / all.length);
    return axial(mean("column"), mean("row"));
  }

  #choose(hexes) {
    this.chosen = hexes;
    this.map.marks.outline("chosen", hexes);
    this.#tell();
  }

  #preview() {
    const { marks, canvas } = this.map;
    const hexes = places(this.part, this.at);
    marks.outline(
      "part",
      hexes.filter((each) => canvas.onMap(each)),
    );
    const signs = this.part.flatMap((each, index) => {
      if (!canvas.onMap(hexes[index])) return [];
      const names = [each.overlay.base === "clear" ? null : each.overlay.base, ...each.markers.map((one) => one.kind)];
      return names.filter(Boolean).map((name) => marks.sign(name, hexes[index]));
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
