/**
 * The ways to lay a brush on hexes: pen, line, rectangle, fill.
 *
 * A brush has `paint(hexes)` (lays it on names of hexes), `endOfStroke()`, and `alike(hex)`, a text that is the same for
 * hexes that a fill treats as one area. The hexes come as they are on the map.
 */

import { DIRECTIONS, hexName, line, neighbour, rectangle } from "./hexes.js";

export function pen(canvas, brush) {
  const paint = (hexes) => brush().paint(known(canvas, hexes));
  return {
    name: "pen",
    begin: (hex) => paint([hex]),
    over: paint,
    end: () => brush().endOfStroke(),
    cancel: () => brush().endOfStroke(),
  };
}

/** Draws from one hex to another, with a preview until the end. */
function span(name, canvas, brush, between) {
  let from = null;
  let to = null;
  const preview = () => canvas.marks.outline("preview", from ? known(canvas, between(from, to)) : []);
  const stop = () => {
    from = null;
    preview();
  };
  return {
    name,
    isTwoStep: true,
    begin(hex) {
      [from, to] = [hex, hex];
      preview();
    },
    over(hexes) {
      to = hexes.at(-1);
      preview();
    },
    end() {
      if (!from) return;
      brush().paint(known(canvas, between(from, to)));
      brush().endOfStroke();
      stop();
    },
    cancel: stop,
  };
}

export function lineTool(canvas, brush) {
  return span("line", canvas, brush, line);
}

export function rectangleTool(canvas, brush) {
  return span("rectangle", canvas, brush, rectangle);
}

export function fill(canvas, brush) {
  return {
    name: "fill",
    begin(hex) {
      brush().paint(area(canvas, hex, brush().alike));
      brush().endOfStroke();
    },
  };
}

/** The hexes that hang together with one and are alike. */
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

/** The hexes that are on the map. */
export function known(canvas, hexes) {
  return hexes.map((hex) => canvas.hexes.get(hexName(hex))).filter(Boolean);
}

/** Moves the map. */
export function hand() {
  return { name: "hand", pans: true };
}
