/** The brushes as buttons, each with its sign. */

import { h, svg } from "../../dom.js";
import { group, press, tool, toolbar } from "../../map/toolbar.js";

/** @import { MapBrush, TideMap } from "./types.d.ts" */

export class Palette {
  /**
   * @param {TideMap} map
   * @param {(brush: MapBrush) => void} take
   */
  constructor(map, take) {
    this.map = map;
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    const groups = Map.groupBy([...map.brushes.values()], (each) => each.group);
    let number = 0;
    /** @type {(brush: MapBrush) => HTMLElement} */
    const button = (brush) => {
      number += 1;
      const made = tool(sample(brush), brush.label, number < 10 ? String(number) : "", () => take(brush));
      made.classList.add("ws-brush");
      made.append(h("span", {}, brush.label));
      this.buttons.set(brush.name, made);
      return made;
    };
    this.node = toolbar("Brushes", ...[...groups].map(([label, all]) => group(label, ...all.map(button))));
    this.show(false);
  }

  /** Mark the brush in hand; none while no tool paints. @type {(isPainting: boolean) => void} */
  show(isPainting) {
    for (const [name, button] of this.buttons) press(button, isPainting && name === this.map.painter.brush.name);
  }
}

/** A hex with the sign of a brush. @type {(brush: MapBrush) => SVGElement} */
function sample(brush) {
  const ground = brush.name.startsWith("level") ? brush.sign : "level-0";
  const use = (/** @type {string} */ name) => svg("use", { href: `#sign-${name}`, x: -40, y: -35, width: 80, height: 70 });
  /** @type {SVGElement[]} */
  const parts = [use(ground)];
  if (brush.isWay) parts.push(svg("path", { d: "M-30 17.5L30-17.5", class: `ws-way ws-way--${brush.name}` }));
  else if (brush.sign !== ground && brush.name !== "clear") parts.push(use(brush.sign));
  const view = brush.group === "Markers" ? "-21 9 42 37" : "-42 -37 84 74";
  return svg("svg", { viewBox: view, class: "map ws-brush__sign", "aria-hidden": "true" }, ...parts);
}
