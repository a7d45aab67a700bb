/** Whole numbers of fields and tables. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { sum, whole, within } from "../../../../static/js/workshop/form/numbers.js";
import { property } from "../../support/property.js";

test("a field says a whole number, or none when it is empty", () => {
  assert.equal(whole("12"), 12);
  assert.equal(whole("-3"), -3);
  assert.equal(whole("2.9"), 2);
  assert.equal(whole("-2.9"), -2);
  assert.equal(whole("1e2"), 100);
  assert.equal(whole(""), undefined);
});

test("a step ends at the limits", () => {
  assert.deepEqual([within(3, 0, 5), within(-1, 0, 5), within(6, 0, 5)], [3, 0, 5]);
  assert.equal(within(7, 0, Infinity), 7);
});

property("a number within its limits stays", [fc.integer(), fc.nat(), fc.nat()], (number, below, above) => {
  assert.equal(within(number, number - below, number + above), number);
});

test("sums of a row, of a column, of the whole table", () => {
  const money = [
    [2, 3, 5],
    [7, 11, 13],
  ];
  const at = (/** @type {number} */ row, /** @type {number} */ column) => money[row][column];
  assert.equal(sum([0], [0, 1, 2], at), 10);
  assert.equal(sum([0, 1], [1], at), 14);
  assert.equal(sum([0, 1], [0, 1, 2], at), 41);
  assert.equal(sum([], [0, 1], at), 0);
});
