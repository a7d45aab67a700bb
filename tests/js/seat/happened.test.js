import assert from "node:assert/strict";
import { test } from "node:test";
import { delays } from "../../../static/js/seat/happened.js";

test("the first line is there at once, and the others follow one by one", () => {
  assert.deepEqual(delays(4), [0, 350, 700, 1050]);
  assert.deepEqual(delays(0), []);
});

test("many lines together take no longer than a moment", () => {
  assert.equal(delays(41).at(-1), 1400);
});
