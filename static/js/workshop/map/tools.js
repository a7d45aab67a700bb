/** The ways to lay a brush on hexes: pen, line, rectangle, fill. */

import { DIRECTIONS, hexName, line, neighbour, rectangle } from "./hexes.js";

/** @import { MapHex } from "../picture.js" */
/** @import { Hex } from "./hexes.js" */

/**
 * What the hand does on the map. With `isTwoStep` Enter begins, and Enter again ends; `pans` tools move the map.
 *
 * @typedef {object} Tool
 * @property {string} [name]
 * @property {boolean} [isTwoStep]
 * @property {boolean} [pans]
 * @property {(hex: Hex) => void} [begin]
 * @property {(hexes: Hex[]) => void} [over] the hexes that the pointer has passed since
 * @property {() => void} [end]
 * @property {() => void} [cancel]
 * @property {(hex: Hex | null) => void} [hover] null: the pointer has left the map
 * @property {(hex: Hex) => void} [second] the second button of the mouse
 * @property {(event: KeyboardEvent) => boolean} [key] true where it has dealt with the key
 * @property {() => void} [taken] it has come into the hand
 * @property {() => void} [drop] another tool is taken
 * @property {() => HTMLElement} [fullest] its options with all that they ever hold, to be measured
 *
 * What is laid on hexes; `alike` gives the same text for hexes that a fill treats as one area.
 *
 * @typedef {{ paint: (hexes: MapHex[]) => void, endOfStroke: () => void, alike: (hex: MapHex) => string }} Brush
 *
 * The part of the canvas that tools use.
 *
 * @typedef {object} Surface
 * @property {Map<string | null, MapHex>} hexes by name
 * @property {(hex: Hex) => MapHex | undefined} onMap
 * @property {{ outline: (name: string, hexes: Hex[]) => void }} marks
 */

/** @type {(canvas: Surface, brush: () => Brush) => Tool} */
export function pen(canvas, brush) {
  const paint = (/** @type {Hex[]} */ hexes) => brush().paint(known(canvas, hexes));
  return {
    name: "pen",
    begin: (hex) => paint([hex]),
    over: paint,
    end: () => brush().endOfStroke(),
    cancel: () => brush().endOfStroke(),
  };
}

/**
 * Draws from one hex to another, with a preview until the end.
 *
 * @type {(name: string, canvas: Surface, brush: () => Brush, between: (from: Hex, to: Hex) => Hex[]) => Tool}
 */
function span(name, canvas, brush, between) {
  /** @type {{ from: Hex, to: Hex } | null} */
  let drawn = null;
  const hexes = () => (drawn ? known(canvas, between(drawn.from, drawn.to)) : []);
  const preview = () => canvas.marks.outline("preview", hexes());
  const stop = () => {
    drawn = null;
    preview();
  };
  return {
    name,
    isTwoStep: true,
    begin(hex) {
      drawn = { from: hex, to: hex };
      preview();
    },
    over(passed) {
      if (drawn) drawn.to = passed.at(-1) ?? drawn.to;
      preview();
    },
    end() {
      if (!drawn) return;
      brush().paint(hexes());
      brush().endOfStroke();
      stop();
    },
    cancel: stop,
  };
}

/** @type {(canvas: Surface, brush: () => Brush) => Tool} */
export function lineTool(canvas, brush) {
  return span("line", canvas, brush, line);
}

/** @type {(canvas: Surface, brush: () => Brush) => Tool} */
export function rectangleTool(canvas, brush) {
  return span("rectangle", canvas, brush, rectangle);
}

/** @type {(canvas: Surface, brush: () => Brush) => Tool} */
export function fill(canvas, brush) {
  return {
    name: "fill",
    begin(hex) {
      brush().paint(area(canvas, hex, brush().alike));
      brush().endOfStroke();
    },
  };
}

/** The hexes that hang together with one and are alike. @type {(canvas: Surface, hex: Hex, alike: (hex: MapHex) => string) => MapHex[]} */
export function area(canvas, hex, alike) {
  const first = canvas.onMap(hex);
  if (!first) return [];
  const wanted = alike(first);
  const found = new Map([[first.name, first]]);
  for (const each of found.values()) {
    for (let way = 0; way < DIRECTIONS; way += 1) {
      const next = canvas.onMap(neighbour(each, way));
      if (next && !found.has(next.name) && alike(next) === wanted) found.set(next.name, next);
    }
  }
  return [...found.values()];
}

/** The hexes that are on the map. @type {(canvas: Surface, hexes: Hex[]) => MapHex[]} */
export function known(canvas, hexes) {
  return hexes.flatMap((hex) => canvas.hexes.get(hexName(hex)) ?? []);
}

/** The last of these hexes, if it is on the map. @type {(canvas: Pick<Surface, "onMap">, hexes: Hex[]) => MapHex | undefined} */
export function lastOf(canvas, hexes) {
  const last = hexes.at(-1);
  return last && canvas.onMap(last);
}

/** Moves the map. @type {() => Tool} */
export function hand() {
  return { name: "hand", pans: true };
}
