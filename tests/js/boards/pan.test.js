import assert from "node:assert/strict";
import { test } from "node:test";
import { openingScale, wayTo } from "../../../static/js/boards/pan.js";

test("a seat opens with hexes of 40 pixels at least", () => {
  // A map of 1 560 units across a phone of 390 pixels: a hex of 70 units would be 17.5 pixels wide.
  const pixels = 390 / 1560;
  assert.equal(openingScale(70, pixels) * 70 * pixels, 40);
});

test("a map whose hexes are large enough is shown as a whole, and so is one without a size", () => {
  assert.equal(openingScale(70, 1), 1);
  assert.equal(openingScale(Number(undefined), 0.1), 1);
  assert.equal(openingScale(70, 0), 1);
});

test("a map moves to the nearest thing that is asked about, where none is seen", () => {
  const size = { x: 400, y: 300 };
  assert.deepEqual(
    wayTo(
      [
        { x: -900, y: 150 },
        { x: 200, y: -50 },
      ],
      size,
    ),
    { x: 0, y: 200 },
  );
  assert.deepEqual(wayTo([{ x: 500, y: 150 }], size), { x: -300, y: 0 });
});

test("a map stays where one of the things is seen, or nothing of it is asked about", () => {
  const size = { x: 400, y: 300 };
  assert.deepEqual(
    wayTo(
      [
        { x: -900, y: 150 },
        { x: 399, y: 1 },
      ],
      size,
    ),
    { x: 0, y: 0 },
  );
  assert.deepEqual(wayTo([], size), { x: 0, y: 0 });
});
