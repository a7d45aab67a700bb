/** What painting does to a document: overlays, roads, markers and zones. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { hexNamed } from "../../../../../static/js/workshop/map/hexes.js";
import * as map from "../../../../../static/js/workshop/games/tide_of_iron/map_document.js";

/** @import { MapHex } from "../../../../../static/js/workshop/picture.js" */
/** @import { Scenario } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */

/** @type {Scenario} */
const PLAIN = { title: "Hill", boards: [{ side: "1A", column: 0, row: 0 }], objectives: [] };

/** A clear hex on level 0, or another one. @type {(name: string, more?: Partial<MapHex>) => MapHex} */
function ground(name, more = {}) {
  const hex = hexNamed(name);
  assert(hex, name);
  return { name, ...hex, base: "clear", level: 0, roads: [], streams: [], words: "", ...more };
}

test("an overlay is added to what lies on the hex already", () => {
  const woods = map.overlaid(PLAIN, [["C4", { base: "woods" }]]);
  assert.deepEqual(woods.overlays, [{ hex: "C4", base: "woods" }]);
  assert.deepEqual(map.overlaid(woods, [["C4", { level: 1 }]]).overlays, [{ hex: "C4", base: "woods", level: 1 }]);
});

test("several overlays of one hex count as one: the last ground, and all roads", () => {
  const twice = {
    ...PLAIN,
    overlays: [
      { hex: "C4", base: "woods", roads: [3] },
      { hex: "C4", base: "rough", roads: [0, 3] },
      { hex: "D4", level: 2 },
    ],
  };
  assert.deepEqual(map.overlayOf(twice, "C4"), { hex: "C4", base: "rough", roads: [0, 3] });
  assert.equal(map.overlayOf(twice, "A1"), null);
  assert.deepEqual(map.overlaid(twice, [["C4", { level: 1 }]]).overlays, [
    { hex: "C4", base: "rough", roads: [0, 3], level: 1 },
    { hex: "D4", level: 2 },
  ]);
});

test("what is taken away leaves the rest; an empty overlay and an empty list go", () => {
  const painted = { ...PLAIN, overlays: [{ hex: "C4", base: "woods", level: 1 }] };
  assert.deepEqual(map.uncovered(painted, ["C4"], ["base"]).overlays, [{ hex: "C4", level: 1 }]);
  assert.deepEqual(map.uncovered(painted, ["C4"]), PLAIN);
  assert.equal(map.uncovered(painted, ["D4"]), painted);
  assert.equal(map.uncovered(painted, ["C4"], ["roads"]), painted);
});

test("a road joins neighbours from both sides; a jump is no road", () => {
  // D4 is south-east of C3 (2), so C3 is north-west of D4 (5); D5 is south of D4 (3 and 0).
  const road = map.connected(
    PLAIN,
    "roads",
    ["C3", "D4", "D5", "A1"].map((name) => ground(name)),
  );
  assert.deepEqual(road.overlays, [
    { hex: "C3", roads: [2] },
    { hex: "D4", roads: [3, 5] },
    { hex: "D5", roads: [0] },
  ]);
});

test("a marker is laid once on each hex; another kind may lie beside it", () => {
  const mines = map.marked(PLAIN, "minefield", ["C4", "D4"]);
  assert.deepEqual(mines.markers, [
    { hex: "C4", kind: "minefield" },
    { hex: "D4", kind: "minefield" },
  ]);
  assert.equal(map.marked(mines, "minefield", ["C4"]), mines);
  const both = map.marked(mines, "pillbox", ["C4"]);
  assert.deepEqual(map.cleared(both, ["C4"], "minefield").markers, [
    { hex: "D4", kind: "minefield" },
    { hex: "C4", kind: "pillbox" },
  ]);
  assert.deepEqual(map.cleared(mines, ["C4", "D4"]), PLAIN);
});

const HEXES = [ground("A1"), ground("A2", { base: "woods" }), ground("B1", { level: 1 }), ground("I1")];

test("a zone is a list of hexes, or all hexes that fit its description", () => {
  const names = (/** @type {object} */ zone) => map.zoneHexes(PLAIN, zone, HEXES).map((each) => each.name);
  assert.deepEqual(names({ hexes: ["A2", "Z9"] }), ["A2"]);
  assert.deepEqual(names({ columns: ["A", "A"] }), ["A1", "A2"]);
  assert.deepEqual(names({ columns: [1, 2], rows: [1, 1] }), ["A1", "B1"]);
  assert.deepEqual(names({ bases: ["woods"] }), ["A2"]);
  assert.deepEqual(names({ levels: [1, 2] }), ["B1"]);
  assert.deepEqual(names({ boards: [0] }), ["A1", "A2", "B1"]);
  assert.deepEqual(map.zoneHexes(PLAIN, undefined, HEXES), []);
});

test("a described zone becomes a list when it is painted on", () => {
  const described = { ...PLAIN, zones: { west: { columns: ["A", "A"] } } };
  assert.deepEqual(map.zoned(described, "west", ["B1"], HEXES).zones, { west: { hexes: ["A1", "A2", "B1"] } });
  assert.deepEqual(map.zoned(described, "west", ["A1"], HEXES, true).zones, { west: { hexes: ["A2"] } });
  assert.deepEqual(map.listed(described, "west", HEXES).zones, { west: { hexes: ["A1", "A2"] } });
  assert.deepEqual(map.zoned(PLAIN, "new", ["A1"], HEXES).zones, { new: { hexes: ["A1"] } });
});

test("painting hexes that a zone has already is nothing", () => {
  const listed = { ...PLAIN, zones: { west: { hexes: ["A1", "A2"] } } };
  assert.equal(map.zoned(listed, "west", ["A2"], HEXES), listed);
  assert(map.isDescribed({ rows: [1, 2] }));
  assert(!map.isDescribed({ hexes: [] }));
  assert(!map.isDescribed(undefined));
});
