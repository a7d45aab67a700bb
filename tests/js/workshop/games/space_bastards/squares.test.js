/** Squares of a planet: rows of "#" and ".", as wide and high as they need. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { painted } from "../../../../../static/js/workshop/games/space_bastards/squares.js";
import { property } from "../../../support/property.js";

test("a square beyond the edge makes the rows wider and adds some", () => {
  assert.deepEqual(painted(["#"], 0, 2, "#"), ["#.#"]);
  assert.deepEqual(painted(["#"], 2, 0, "#"), ["#", ".", "#"]);
  assert.deepEqual(painted(["##", "#"], 1, 1, "#"), ["##", "##"]);
});

test("rows below and columns on the right that become empty go", () => {
  assert.deepEqual(painted(["##", ".#"], 1, 1, "."), ["##"]);
  assert.deepEqual(painted(["#.#", "#"], 0, 2, "."), ["#", "#"]);
  assert.deepEqual(painted([".#"], 0, 1, "."), ["."]);
});

test("empty rows above and columns on the left stay: the planet does not move", () => {
  assert.deepEqual(painted(["##", ".#"], 0, 0, "."), [".#", ".#"]);
  assert.deepEqual(painted(["#", ".#"], 0, 0, "."), ["..", ".#"]);
});

const ROWS = fc.array(fc.stringMatching(/^[#.]{1,5}$/), { minLength: 1, maxLength: 5 });
property("the square is as painted, the others stay", [ROWS, fc.nat(4), fc.nat(4), fc.boolean()], (rows, row, column, isSquare) => {
  const changed = painted(rows, row, column, isSquare ? "#" : ".");
  for (let y = 0; y < 5; y += 1) {
    for (let x = 0; x < 5; x += 1) {
      const before = y === row && x === column ? isSquare : rows[y]?.[x] === "#";
      assert.equal(changed[y]?.[x] === "#", before);
    }
  }
  assert.equal(new Set(changed.map((each) => each.length)).size, 1);
});
