/** Problems and hints on the hexes they are about. */

import { svg } from "../../dom.js";
import { hexNamed } from "../../map/hexes.js";

/** @import { Marks } from "../../map/marks.js" */
/** @import { Remark, Report } from "../../types.d.ts" */
/** @import { GameWorkshop } from "./types.d.ts" */

export class Pins {
  /**
   * @param {GameWorkshop} workshop
   * @param {Marks} marks
   */
  constructor(workshop, marks) {
    this.marks = marks;
    workshop.root.addEventListener("reported", ({ detail }) => this.show(detail));
  }

  /** @type {(report: Pick<Report, "problems" | "advice">) => void} */
  show({ problems, advice }) {
    const found = [...problems, ...advice].filter((each) => each.hex && hexNamed(each.hex));
    const byHex = Map.groupBy(found, (each) => each.hex);
    this.marks.set(
      "pins",
      [...byHex].flatMap(([name, all]) => this.#pin(name, all)),
    );
  }

  /** @type {(name: string, found: Remark[]) => SVGElement[]} */
  #pin(name, found) {
    const hex = hexNamed(name);
    if (!hex) return [];
    const { x, y } = this.marks.place(hex);
    const kind = found.some((each) => each.kind === "problem") ? "problem" : "advice";
    const pin = svg(
      "g",
      { class: `ws-pin ws-pin--${kind}`, transform: `translate(${x + 20} ${y - 18})` },
      svg("title", {}, `${name}: ${found.map((each) => each.message).join("; ")}`),
      svg("path", { d: kind === "problem" ? "M0-11L12 10H-12Z" : "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z" }),
      svg("text", { y: kind === "problem" ? 7 : 5 }, kind === "problem" ? "!" : "?"),
    );
    return [pin];
  }
}
