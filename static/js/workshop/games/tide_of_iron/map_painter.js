/**
 * Lays the brush in hand on hexes of the document, and shows its sign at once: the server draws the map a moment later.
 */

import { svg } from "../../dom.js";

/** @import { Canvas } from "../../map/canvas.js" */
/** @import { MapHex } from "../../picture.js" */
/** @import { GameWorkshop, MapBrush, Scenario } from "./types.d.ts" */

export class Painter {
  #stroke = 0;
  /** The hexes of the stroke that is going on. @type {MapHex[]} */
  #passed = [];
  /** What is shown and not drawn yet. @type {Set<string>} */
  #painted = new Set();

  /**
   * @param {GameWorkshop} workshop
   * @param {Canvas} canvas
   * @param {MapBrush} brush the one in hand at first
   */
  constructor(workshop, canvas, brush) {
    this.workshop = workshop;
    this.canvas = canvas;
    this.brush = brush;
    this.isErasing = false;
    workshop.root.addEventListener("reported", () => workshop.connection.isBehind || this.#forget());
    workshop.store.subscribe((_document, { source }) => source !== "map" && this.#forget());
  }

  /** Hexes that the brush treats as one area have the same text. */
  get alike() {
    return this.brush.alike;
  }

  /** Lay the brush on hexes, or take away with the eraser what it would lay. @type {(hexes: MapHex[]) => void} */
  paint(hexes) {
    const { brush, isErasing } = this;
    const way = isErasing || !brush.isWay ? hexes : [...this.#passed.slice(-1), ...hexes];
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => (isErasing ? brush.take(document, way) : brush.lay(document, way));
    const before = this.workshop.store.document;
    const together = `stroke ${this.#stroke}`;
    this.workshop.store.edit(this.label, change, { source: "map", together, isStroke: true });
    this.#passed.push(...hexes);
    if (this.workshop.store.document !== before) this.#show(way);
  }

  endOfStroke() {
    const count = new Set(this.#passed.map((each) => each.name)).size;
    const place = count === 1 ? this.#passed[0].name : `${count} hexes`;
    if (count) this.workshop.announce(`${this.label}: ${place}`);
    this.#passed = [];
    this.#stroke += 1;
    this.workshop.store.endOfStep();
  }

  /** The name of the step. */
  get label() {
    return this.isErasing ? `Erase ${this.brush.label.toLowerCase()}` : `Paint ${this.brush.label.toLowerCase()}`;
  }

  /** @type {(hexes: MapHex[]) => void} */
  #show(hexes) {
    const { marks } = this.canvas;
    if (this.brush.zone) return;
    if (this.brush.isWay && !this.isErasing) return marks.add("painted", [this.#way(hexes)]);
    const kind = this.isErasing ? "gone" : this.brush.sign;
    const fresh = hexes.filter((each) => !this.#painted.has(`${kind} ${each.name}`));
    for (const each of fresh) this.#painted.add(`${kind} ${each.name}`);
    marks.add(
      "painted",
      fresh.map((each) => this.#sign(each)),
    );
  }

  /** @type {(hex: MapHex) => SVGElement} */
  #sign(hex) {
    const { marks } = this.canvas;
    if (this.isErasing) return svg("path", { d: marks.hexPath(hex), class: "ws-mark ws-mark--gone" });
    return marks.sign(this.brush.sign === "clear" ? `level-${hex.level}` : this.brush.sign, hex);
  }

  /** @type {(hexes: MapHex[]) => SVGElement} */
  #way(hexes) {
    const { marks } = this.canvas;
    const points = hexes.map((each) => marks.place(each)).map(({ x, y }) => `${x} ${y}`);
    return svg("path", { d: `M${points.join("L")}`, class: `ws-way ws-way--${this.brush.name}` });
  }

  #forget() {
    if (!this.#painted.size && !this.brush.isWay) return;
    this.#painted.clear();
    this.canvas.marks.clear("painted");
  }
}
