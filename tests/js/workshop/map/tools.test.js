/** The ways to lay a brush on a small map: columns A to D, numbers 1 to 3; B2 and C2 are woods, the others clear. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { axial, hexName, hexNamed } from "../../../../static/js/workshop/map/hexes.js";
import { area, fill, known, lastOf, lineTool, pen, rectangleTool } from "../../../../static/js/workshop/map/tools.js";

/** @import { MapHex } from "../../../../static/js/workshop/picture.js" */
/** @import { Hex } from "../../../../static/js/workshop/map/hexes.js" */

/** @type {(name: string) => MapHex} */
function ground(name) {
  const base = name === "B2" || name === "C2" ? "woods" : "clear";
  return { name, ...at(name), base, level: 0, roads: [], streams: [], words: base };
}

/** The hex of a name that is one. @type {(name: string) => Hex} */
function at(name) {
  const hex = hexNamed(name);
  assert(hex, name);
  return hex;
}

const NAMES = ["A", "B", "C", "D"].flatMap((column) => [1, 2, 3].map((number) => `${column}${number}`));
const BEYOND = axial(7, 7);

/** A canvas and a brush that keep what is done to them. */
function begun() {
  /** @type {Map<string | null, MapHex>} */
  const hexes = new Map(NAMES.map((name) => [name, ground(name)]));
  /** @type {string[][]} */
  const painted = [];
  /** @type {(string | null)[][]} */
  const previews = [];
  const strokes = { ended: 0 };
  const canvas = {
    hexes,
    onMap: (/** @type {Hex} */ hex) => hexes.get(hexName(hex)),
    marks: { outline: (/** @type {string} */ _name, /** @type {Hex[]} */ shown) => previews.push(shown.map(hexName)) },
  };
  const brush = {
    paint: (/** @type {MapHex[]} */ laid) => painted.push(laid.map((each) => each.name)),
    endOfStroke: () => (strokes.ended += 1),
    alike: (/** @type {MapHex} */ hex) => hex.base,
  };
  return { canvas, brush: () => brush, painted, previews, strokes };
}

test("the pen paints what it passes, and nothing beyond the map", () => {
  const { canvas, brush, painted, strokes } = begun();
  const tool = pen(canvas, brush);
  tool.begin?.(at("A1"));
  tool.over?.([at("A2"), BEYOND]);
  tool.end?.();
  assert.deepEqual(painted, [["A1"], ["A2"]]);
  assert.equal(strokes.ended, 1);
});

test("a line is shown while it is drawn, and painted at its end", () => {
  const { canvas, brush, painted, previews, strokes } = begun();
  const tool = lineTool(canvas, brush);
  tool.begin?.(at("A1"));
  tool.over?.([at("A2"), at("A3")]);
  assert.deepEqual(painted, []);
  assert.deepEqual(previews.at(-1), ["A1", "A2", "A3"]);
  tool.end?.();
  assert.deepEqual(painted, [["A1", "A2", "A3"]]);
  assert.deepEqual(previews.at(-1), []);
  assert.equal(strokes.ended, 1);
});

test("a rectangle that is given up paints nothing", () => {
  const { canvas, brush, painted, previews } = begun();
  const tool = rectangleTool(canvas, brush);
  tool.begin?.(at("A1"));
  tool.over?.([at("B2")]);
  assert.deepEqual(previews.at(-1), ["A1", "A2", "B1", "B2"]);
  tool.cancel?.();
  tool.end?.();
  assert.deepEqual(painted, []);
});

test("a fill takes the hexes that hang together and are alike", () => {
  const { canvas, brush, painted } = begun();
  fill(canvas, brush).begin?.(at("B2"));
  assert.deepEqual(painted, [["B2", "C2"]]);
  const clear = area(canvas, at("A1"), (hex) => hex.base).map((each) => each.name);
  assert.deepEqual(
    clear.sort(),
    NAMES.filter((name) => name !== "B2" && name !== "C2"),
  );
  assert.deepEqual(
    area(canvas, BEYOND, (hex) => hex.base),
    [],
  );
});

test("hexes beyond the map are left out", () => {
  const { canvas } = begun();
  assert.deepEqual(
    known(canvas, [BEYOND, at("D3"), axial(0, 0)]).map((each) => each.name),
    ["D3"],
  );
  assert.equal(lastOf(canvas, [at("A1"), at("B3")])?.name, "B3");
  assert.equal(lastOf(canvas, [at("A1"), BEYOND]), undefined);
  assert.equal(lastOf(canvas, []), undefined);
});
