/** The tools above the map, and below them the options of the one in hand. */

import { h } from "../../dom.js";
import { group, press, tool, toolbar } from "../../map/toolbar.js";
import { fill, hand, lineTool, pen, rectangleTool } from "../../map/tools.js";
import { BoardTool } from "./map_boards.js";
import { EyeTool } from "./map_eye.js";
import { LabelTool } from "./map_labels.js";
import { ObjectiveTool } from "./map_objectives.js";
import { Palette } from "./map_palette.js";
import { SelectTool } from "./map_select.js";
import { UnitTool } from "./map_units.js";
import { ZonePanel } from "./map_zones.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { MapBrush, TideMap } from "./types.d.ts" */

/** @import { Tool } from "../../map/tools.js" */

/**
 * A tool of the bar: `paints` with the brush in hand; `options` stand below the bar while it is in hand.
 *
 * @typedef {{ sign: string, label: string, key: string, tool: Tool, paints?: boolean, options?: HTMLElement }} Entry
 */

export class MapBar {
  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    const { canvas } = map;
    const brush = () => map.painter;
    /** The name of the tool in hand. */
    this.chosen = "";
    this.palette = new Palette(map, (chosen) => this.take(chosen));
    this.zones = new ZonePanel(map);
    const whole = (/** @type {Tool & { node: HTMLElement }} */ made) => ({ tool: made, options: made.node });
    /** @type {Record<string, Entry>} */
    this.tools = {
      hand: { sign: "hand", label: "Move the map", key: "h", tool: hand(), options: this.palette.node },
      pen: { sign: "pen", label: "Pen", key: "p", tool: pen(canvas, brush), paints: true },
      line: { sign: "line", label: "Line", key: "l", tool: lineTool(canvas, brush), paints: true },
      rectangle: { sign: "rectangle", label: "Rectangle", key: "r", tool: rectangleTool(canvas, brush), paints: true },
      fill: { sign: "fill", label: "Fill", key: "f", tool: fill(canvas, brush), paints: true },
      dropper: {
        sign: "dropper",
        label: "Pick up from the map",
        key: "i",
        tool: { name: "dropper", begin: (hex) => this.pick(hex) },
        options: this.palette.node,
      },
      select: { sign: "select", label: "Choose, copy, paste", key: "m", ...whole(new SelectTool(map)) },
      boards: { sign: "boards", label: "Boards", key: "b", ...whole(new BoardTool(map)) },
      objectives: { sign: "flag", label: "Objectives", key: "o", ...whole(new ObjectiveTool(map)) },
      labels: { sign: "label", label: "Labels", key: "t", ...whole(new LabelTool(map)) },
      units: { sign: "unit", label: "Units on hexes", key: "u", ...whole(new UnitTool(map)) },
      eye: { sign: "eye", label: "Sight, movement and fire", key: "q", ...whole(new EyeTool(map)) },
    };
    this.buttons = Object.fromEntries(Object.keys(this.tools).map((name) => [name, this.#button(name)]));
    this.eraser = tool("eraser", "Eraser", "x", () => this.erase(!map.painter.isErasing));
    this.zone = tool("zone", "Paint zones", "z", () => this.zones.take());
    this.options = h("div", { class: "ws-options" });
    this.nodes = [this.#rows(), this.options];
    this.erase(false);
    new ResizeObserver(() => this.#keepRoom()).observe(this.options);
  }

  /** Take a tool into the hand. @type {(name: string) => void} */
  choose(name) {
    const isSame = this.chosen === name;
    this.chosen = name;
    const { tool: taken, label } = this.tools[name];
    this.map.canvas.take(taken);
    this.#show();
    if (!isSame) this.map.workshop.announce(label);
  }

  /** The tool from before is in the hand again after a pick, but none that paints: a click more would paint. */
  goOn() {
    if (this.isPainting) this.choose("hand");
    else this.map.canvas.take(this.tools[this.chosen].tool);
  }

  /** Take a brush into the hand, with a tool that can use it. @type {(brush: MapBrush) => void} */
  take(brush) {
    this.map.painter.brush = brush;
    this.map.painter.isErasing = false;
    if (this.isPainting) this.#show();
    else this.choose("pen");
    this.map.workshop.announce(brush.label);
  }

  /** Take the eraser into the hand, or the brush again. @type {(isErasing: boolean) => void} */
  erase(isErasing) {
    this.map.painter.isErasing = isErasing;
    press(this.eraser, isErasing);
    if (isErasing && !this.isPainting) this.choose("pen");
    if (isErasing) this.map.workshop.announce(this.map.painter.label);
  }

  /** Take the terrain or the marker of a hex into the hand. @type {(hex: Hex) => void} */
  pick(hex) {
    const found = this.map.canvas.onMap(hex);
    if (!found) return;
    const marker = this.map.store.document.markers?.findLast((each) => each.hex === found.name);
    const ground = found.base === "clear" && found.level ? `level-${found.level}` : found.base;
    this.#takeNamed(marker?.kind ?? ground);
  }

  /** @type {(name: string) => void} */
  #takeNamed(name) {
    const brush = this.map.brushes.get(name);
    if (brush) this.take(brush);
  }

  /** True while a brush is in hand. */
  get isPainting() {
    return Boolean(this.tools[this.chosen]?.paints);
  }

  #show() {
    const { paints, options } = this.tools[this.chosen];
    const isZone = Boolean(paints && this.map.painter.brush.zone);
    for (const [each, button] of Object.entries(this.buttons)) press(button, each === this.chosen);
    press(this.zone, isZone);
    press(this.eraser, this.map.painter.isErasing);
    this.palette.show(Boolean(paints));
    const shown = paints ? (isZone ? this.zones.node : this.palette.node) : options;
    this.options.replaceChildren(...(shown ? [shown] : []), ...(isZone ? [this.#backToTerrain()] : []));
    this.zones.highlight();
    this.#leaveRoom();
  }

  /** The map must not move under the pointer while a tool is in hand: its options have the room that they ever need. */
  #leaveRoom() {
    const { options } = this;
    const now = [...options.childNodes];
    options.style.minHeight = "";
    const fullest = this.tools[this.chosen].tool.fullest?.();
    if (fullest) options.replaceChildren(fullest);
    this.#keepRoom();
    if (fullest) options.replaceChildren(...now);
  }

  /** Options that have grown don't shrink before another tool is taken. */
  #keepRoom() {
    this.options.style.minHeight = `${this.options.getBoundingClientRect().height}px`;
  }

  #backToTerrain() {
    const back = () => this.#takeNamed("woods");
    return h(
      "button",
      { type: "button", class: "button button--small button--quiet", "data-key": "w", "data-key-label": "Paint terrain", onclick: back },
      "Paint terrain",
    );
  }

  /** @type {(name: string) => HTMLButtonElement} */
  #button(name) {
    const { sign, label, key } = this.tools[name];
    return tool(sign, label, key, () => this.choose(name));
  }

  #rows() {
    const { hand: move, pen: draw, line, rectangle, fill: pour, dropper, select, ...others } = this.buttons;
    const view = group("View", ...this.#viewButtons(), this.map.layers.node);
    view.classList.add("ws-tools__group--end");
    return toolbar(
      "Map tools",
      group("Paint", move, draw, line, rectangle, pour, this.eraser, dropper, this.zone),
      group("Change", select, ...Object.values(others)),
      view,
    );
  }

  #viewButtons() {
    const { view, layers, canvas } = this.map;
    const grid = tool("grid", "Grid", "g", () => press(grid, !canvas.frame.classList.toggle("has-no-grid")));
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
