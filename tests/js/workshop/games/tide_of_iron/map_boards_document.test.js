/** Boards that are placed, moved, turned and taken away; what lies on them keeps its place on the ground. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import * as boards from "../../../../../static/js/workshop/games/tide_of_iron/map_boards_document.js";
import { property } from "../../../support/property.js";

/** @import { Scenario } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */

/** Two boards side by side: 1A has columns A to G, H is shared, 2A has I to O. @type {Scenario} */
const TWO = {
  title: "Hill",
  boards: [
    { side: "1A", column: 0, row: 0 },
    { side: "2A", column: 1, row: 0 },
  ],
  overlays: [{ hex: "C4", base: "woods" }],
  objectives: [{ hex: "J2", kind: "victory", side: "neutral" }],
  zones: { west: { hexes: ["A1", "B2"] }, east: { columns: ["I", 15], rows: [1, 3] }, both: { boards: [0, 1] } },
  victory: {
    conditions: [{ side: "german", when: "any round", if: { controls: { side: "german", objectives: ["J2"] } } }],
    otherwise: "draw",
  },
};

test("a board beside two that lie side by side has these places", () => {
  assert.deepEqual(boards.freePlaces(TWO), [
    { column: 0, row: -1 },
    { column: 1, row: -1 },
    { column: -1, row: 0 },
    { column: 2, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 1 },
  ]);
  assert.deepEqual(boards.freePlaces({ ...TWO, boards: [] }), [{ column: 0, row: 0 }]);
  assert.equal(boards.boardAt(TWO, { column: 1, row: 0 }), 1);
  assert.equal(boards.boardAt(TWO, { column: 1, row: 1 }), -1);
});

test("a map is at most six boards wide", () => {
  const row = Array.from({ length: 6 }, (_each, column) => ({ side: `${column + 1}A`, column, row: 0 }));
  const places = boards.freePlaces({ ...TWO, boards: row });
  assert(places.every((each) => each.column >= 0 && each.column < 6));
  assert.equal(places.length, 12);
});

test("a board on the right renames nothing", () => {
  const more = boards.placed(TWO, "3B", { column: 2, row: 0 });
  assert.deepEqual(more, { ...TWO, boards: [...TWO.boards, { side: "3B", column: 2, row: 0 }] });
});

test("a board on the left moves every name by eight columns", () => {
  const more = boards.placed(TWO, "3B", { column: -1, row: 0 });
  assert.deepEqual(
    more.boards.map((each) => each.column),
    [1, 2, 0],
  );
  assert.deepEqual(more.overlays, [{ hex: "K4", base: "woods" }]);
  assert.equal(more.objectives[0].hex, "R2");
  assert.deepEqual(more.zones, { west: { hexes: ["I1", "J2"] }, east: { columns: ["Q", 23], rows: [1, 3] }, both: { boards: [0, 1] } });
  assert.deepEqual(more.victory?.conditions[0].if, { controls: { side: "german", objectives: ["R2"] } });
});

test("a board above moves every name by six rows", () => {
  const more = boards.placed(TWO, "3B", { column: 0, row: -1 });
  assert.deepEqual(more.overlays, [{ hex: "C10", base: "woods" }]);
  assert.deepEqual(more.zones?.east, { columns: ["I", 15], rows: [7, 9] });
});

test("what lies on a board that is taken away goes with it, and boards are counted anew", () => {
  const left = boards.removedBoard(TWO, 1);
  assert.deepEqual([left.boards.length, left.objectives], [1, []]);
  assert.deepEqual(left.overlays, TWO.overlays);
  assert.deepEqual(left.zones?.both, { boards: [0] });
  const right = boards.removedBoard(TWO, 0);
  assert.deepEqual(right.boards, [{ side: "2A", column: 0, row: 0 }]);
  assert.deepEqual([right.overlays, right.objectives[0].hex, right.zones?.both], [[], "B2", { boards: [0] }]);
});

test("what lies on a board that moves goes along", () => {
  const below = boards.movedBoard(TWO, 1, { column: 0, row: 1 });
  assert.equal(below.objectives[0].hex, "B8");
  assert.deepEqual(below.overlays, TWO.overlays);
  assert.deepEqual(below.victory?.conditions[0].if, { controls: { side: "german", objectives: ["B8"] } });
});

test("a board turned twice lies as before", () => {
  const turned = boards.turnedBoard(TWO, 0);
  assert.deepEqual(turned.boards[0], { side: "1A", column: 0, row: 0, turned: true });
  assert.deepEqual(boards.turnedBoard(turned, 0), TWO);
  assert.deepEqual(boards.replaced(turned, 0, "5B").boards[0], { side: "5B", column: 0, row: 0, turned: true });
  assert.equal(boards.boardNumber("12A"), "12");
});

test("half hexes at the edge belong to the map where two boards meet", () => {
  assert(boards.isPlayable(TWO.boards, { column: 1, row: 1 }));
  assert(boards.isPlayable(TWO.boards, { column: 8, row: 2 }));
  assert(!boards.isPlayable(TWO.boards, { column: 0, row: 2 }));
  assert(!boards.isPlayable(TWO.boards, { column: 1, row: 0 }));
});

property(
  "a map moved on the lattice and back is as before",
  [fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })],
  (columns, rows) => {
    assert.deepEqual(boards.shifted(boards.shifted(TWO, columns, rows), -columns, -rows), TWO);
  },
);
