/** The map of a Tide of Iron scenario: its tools, its layers and the marks of its problems. */

import { one } from "../../../elements.js";
import { h } from "../../dom.js";
import { Canvas } from "../../map/canvas.js";
import { Layers } from "../../map/layers.js";
import { Marks } from "../../map/marks.js";
import { View } from "../../map/view.js";
import { MapBar } from "./map_bar.js";
import { brushes } from "./map_brushes.js";
import { Painter } from "./map_painter.js";
import { Pins } from "./map_pins.js";
import { hexWords } from "./map_words.js";

/** @import { GameWorkshop, TideMap } from "./types.d.ts" */

const INSTRUCTIONS =
  "Arrows move from hex to hex, Enter uses the tool, Shift with arrows draws, Escape stops. Question mark lists all keys.";

/** @type {(workshop: GameWorkshop) => TideMap} */
export function beginMap(workshop) {
  const { picture, root, store, page } = workshop;
  const frame = picture.frame;
  const view = new View(frame, picture);
  const marks = new Marks(picture);
  const canvas = new Canvas(frame, picture, view, marks);
  prepare(frame, page.data.signs);
  const known = brushes();
  const first = known.get("woods");
  if (!first) throw new Error("no brush for woods");
  const shared = { workshop, picture, canvas, view, marks, store, layers: new Layers(picture), brushes: known };
  const painter = new Painter(workshop, canvas, first);
  const map = /** @type {TideMap} */ ({ ...shared, painter, pins: new Pins(workshop, marks) });
  map.bar = new MapBar(map);
  one(root, "[data-tools]").append(...map.bar.nodes);
  map.bar.choose("hand");
  canvas.on("moved", ({ hex, isTold }) => {
    const { problems, advice } = workshop.report;
    if (isTold) workshop.announce(hexWords(store.document, hex, picture.hexes, [...problems, ...advice]));
  });
  root.addEventListener("go", ({ detail: { hex } }) => {
    const found = canvas.hexes.get(hex);
    if (found) canvas.goTo(found);
  });
  return map;
}

/**
 * Make the frame of the picture a place of its own for keyboards and readers, and define the signs of the map.
 *
 * @type {(frame: HTMLElement, signs: string) => void}
 */
function prepare(frame, drawn) {
  const help = h("p", { class: "visually-hidden", id: "map-keys" }, INSTRUCTIONS);
  frame.before(help);
  for (const [name, value] of Object.entries({
    tabindex: "0",
    role: "application",
    "aria-label": "Map",
    "aria-roledescription": "hex map",
    "aria-describedby": "map-keys",
  })) {
    frame.setAttribute(name, value);
  }
  const signs = h("div", { class: "ws-signs", "aria-hidden": "true" });
  signs.innerHTML = drawn;
  frame.before(signs);
}
