/** The map of a Tide of Iron scenario: its tools, its layers and the marks of its problems. */

import { h } from "../../dom.js";
import { Canvas } from "../../map/canvas.js";
import { hexName } from "../../map/hexes.js";
import { Layers } from "../../map/layers.js";
import { Marks } from "../../map/marks.js";
import { group, press, tool, toolbar } from "../../map/toolbar.js";
import { fill, hand, lineTool, pen, rectangleTool } from "../../map/tools.js";
import { View } from "../../map/view.js";
import { brushes } from "./map_brushes.js";
import { Painter } from "./map_painter.js";
import { Palette } from "./map_palette.js";
import { Pins } from "./map_pins.js";
import { hexWords } from "./map_words.js";

const INSTRUCTIONS =
  "Arrows move from hex to hex, Enter uses the tool, Shift with arrows draws, Escape stops. Question mark lists all keys.";

export function beginMap(workshop) {
  const { picture, root, store, page } = workshop;
  const frame = picture.frame;
  const view = new View(frame, picture);
  const marks = new Marks(picture);
  const canvas = new Canvas(frame, picture, view, marks);
  const map = { workshop, canvas, view, marks, store, layers: new Layers(picture), brushes: brushes() };
  prepare(frame, page);
  map.painter = new Painter(workshop, canvas, map.brushes.get("woods"));
  map.pins = new Pins(workshop, marks);
  const bar = new MapBar(map);
  map.bar = bar;
  root.querySelector("[data-tools]").append(...bar.nodes);
  bar.choose("pen");
  canvas.addEventListener("moved", ({ detail: { hex, isTold } }) => {
    if (isTold) workshop.announce(hexWords(store.document, hex, picture.hexes, [...workshop.report.problems, ...workshop.report.advice]));
  });
  root.addEventListener("go", ({ detail: { hex } }) => {
    const found = canvas.hexes.get(hex);
    if (found) canvas.goTo(found);
  });
  return map;
}

/** Make the frame of the picture a place of its own for keyboards and readers, and define the signs of the map. */
function prepare(frame, page) {
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
  signs.innerHTML = page.data.signs;
  frame.before(signs);
}

/** The tools above the map, and the options of the one in hand below them. */
class MapBar {
  constructor(map) {
    this.map = map;
    const brush = () => map.painter;
    const { canvas } = map;
    this.tools = {
      hand: { sign: "hand", label: "Move the map", key: "h", tool: hand() },
      pen: { sign: "pen", label: "Pen", key: "p", tool: pen(canvas, brush), paints: true },
      line: { sign: "line", label: "Line", key: "l", tool: lineTool(canvas, brush), paints: true },
      rectangle: { sign: "rectangle", label: "Rectangle", key: "r", tool: rectangleTool(canvas, brush), paints: true },
      fill: { sign: "fill", label: "Fill", key: "f", tool: fill(canvas, brush), paints: true },
      dropper: { sign: "dropper", label: "Pick up from the map", key: "i", tool: this.#dropper() },
    };
    this.buttons = Object.fromEntries(
      Object.entries(this.tools).map(([name, { sign, label, key }]) => [name, tool(sign, label, key, () => this.choose(name))]),
    );
    this.eraser = tool("eraser", "Eraser", "x", () => this.erase(!map.painter.isErasing));
    this.options = h("div", { class: "ws-options" });
    this.palette = new Palette(map, (chosen) => this.take(chosen));
    const view = group("View", ...this.#viewButtons(), map.layers.node);
    view.classList.add("ws-tools__group--end");
    this.nodes = [
      toolbar(
        "Map tools",
        group("Tools", ...Object.values(this.buttons), this.eraser),
        view,
      ),
      this.options,
    ];
    this.erase(false);
  }

  /** Take a tool into the hand. */
  choose(name) {
    this.chosen = name;
    const { tool: taken, paints, options, label } = this.tools[name];
    this.map.canvas.take(taken);
    for (const [each, button] of Object.entries(this.buttons)) press(button, each === name);
    this.options.replaceChildren(...(paints ? [this.palette.node] : (options?.() ?? [])));
    this.eraser.disabled = !paints;
    this.map.workshop.announce(label);
  }

  /** Take a brush into the hand, with a tool that can use it. */
  take(brush) {
    this.map.painter.brush = brush;
    this.erase(false);
    if (!this.tools[this.chosen]?.paints) this.choose("pen");
    this.palette.show();
    this.map.workshop.announce(brush.label);
  }

  erase(isErasing) {
    this.map.painter.isErasing = isErasing;
    press(this.eraser, isErasing);
    if (isErasing) this.map.workshop.announce(this.map.painter.label);
  }

  /** Takes the terrain or the marker of a hex into the hand. */
  #dropper() {
    const pick = (hex) => {
      const found = this.map.canvas.onMap(hex);
      const marker = this.map.store.document.markers?.findLast((each) => each.hex === hexName(hex));
      if (!found) return;
      this.take(this.map.brushes.get(marker?.kind ?? (found.base === "clear" && found.level ? `level-${found.level}` : found.base)));
      this.choose("pen");
    };
    return { name: "dropper", begin: pick };
  }

  #viewButtons() {
    const { view, layers, canvas } = this.map;
    const grid = tool("grid", "Grid", "g", () => {
      const isOff = canvas.frame.classList.toggle("has-no-grid");
      press(grid, !isOff);
    });
    const names = tool("names", "Coordinates", "c", () => {
      layers.setVisible("names", !layers.isVisible("names"));
      press(names, layers.isVisible("names"));
    });
    press(grid, true);
    press(names, true);
    return [
      tool("minus", "Zoom out", "-", () => view.zoomOut()),
      tool("plus", "Zoom in", "+", () => view.zoomIn()),
      tool("fit", "Show the whole map", "0", () => view.fit()),
      grid,
      names,
    ];
  }
}
