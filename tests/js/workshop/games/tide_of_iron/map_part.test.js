/** A part of a map that is copied, turned, mirrored and laid down elsewhere. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hexNamed } from "../../../../../static/js/workshop/map/hexes.js";
import { emptied, mirroredPart, partOf, pasted, turnedPart } from "../../../../../static/js/workshop/games/tide_of_iron/map_part.js";
import { property } from "../../../support/property.js";

/** @import { MapHex } from "../../../../../static/js/workshop/picture.js" */
/** @import { Hex } from "../../../../../static/js/workshop/map/hexes.js" */
/** @import { Scenario } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */

/** @type {Scenario} */
const HILL = {
  title: "Hill",
  boards: [],
  overlays: [
    { hex: "C2", base: "woods" },
    { hex: "C3", roads: [0, 2] },
  ],
  markers: [{ hex: "C2", kind: "minefield" }],
  labels: [{ hex: "C3", text: "Mill" }],
  objectives: [{ hex: "C3", kind: "victory", side: "german" }],
};

/** @type {(name: string) => Hex} */
function at(name) {
  const hex = hexNamed(name);
  assert(hex, name);
  return hex;
}

/** @type {(name: string) => MapHex} */
function ground(name) {
  return { name, ...at(name), base: "clear", level: 0, roads: [], streams: [], words: "" };
}

const PART = partOf(HILL, [ground("C2"), ground("C3")], at("C3"));

test("a part holds what lies on its hexes, counted from its middle", () => {
  assert.deepEqual(PART, [
    { q: 0, r: -1, overlay: { base: "woods" }, markers: [{ kind: "minefield" }], labels: [], objectives: [] },
    { q: 0, r: 0, overlay: { roads: [0, 2] }, markers: [], labels: [{ text: "Mill" }], objectives: [{ kind: "victory", side: "german" }] },
  ]);
});

test("a turn by a sixth takes the hex in the north to the north-east, and roads along", () => {
  const [woods, road] = turnedPart(PART, 1);
  assert.deepEqual([woods.q, woods.r], [1, -1]);
  assert.deepEqual(road.overlay.roads, [1, 3]);
});

test("in a mirror left and right change places: a road to the south-east leads to the south-west", () => {
  const [woods, road] = mirroredPart(PART);
  assert.deepEqual([woods.q, woods.r], [0, -1]);
  assert.deepEqual(road.overlay.roads, [0, 4]);
});

test("a part takes the place of what was there; what would lie beyond the map is left out", () => {
  const there = pasted(HILL, PART, at("C2"), (hex) => hex.r >= 0);
  // The middle (the road) comes to C2, the woods would come to C1, which is not on this map.
  assert.deepEqual(there.overlays, [
    { hex: "C3", roads: [0, 2] },
    { hex: "C2", roads: [0, 2] },
  ]);
  assert.equal(there.markers, undefined);
  assert.deepEqual(there.objectives, [
    { hex: "C3", kind: "victory", side: "german" },
    { hex: "C2", kind: "victory", side: "german" },
  ]);
});

test("an emptied hex has nothing left; lists that every document has stay", () => {
  assert.deepEqual(emptied(HILL, ["C2", "C3"]), { title: "Hill", boards: [], objectives: [] });
});

property("turns add up, and six of them are none", [fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 })], (one, other) => {
  assert.deepEqual(turnedPart(turnedPart(PART, one), other), turnedPart(PART, one + other));
  assert.deepEqual(turnedPart(PART, 6), PART);
  assert.deepEqual(mirroredPart(mirroredPart(PART)), PART);
});
