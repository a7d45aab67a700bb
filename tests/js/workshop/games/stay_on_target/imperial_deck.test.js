/** The Imperial deck is a list of values; its table counts them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { withCount } from "../../../../../static/js/workshop/games/stay_on_target/imperial_deck.js";
import { property } from "../../../support/property.js";

test("further cards stand behind the last one that is not larger", () => {
  assert.deepEqual(withCount([3, 5, 5, 9], 5, 4), [3, 5, 5, 5, 5, 9]);
  assert.deepEqual(withCount([3, 5, 9], 4, 1), [3, 4, 5, 9]);
  assert.deepEqual(withCount([3, 5, 9], 1, 2), [1, 1, 3, 5, 9]);
  assert.deepEqual(withCount([], 7, 1), [7]);
});

test("fewer cards are taken from behind", () => {
  assert.deepEqual(withCount([5, 3, 5, 9], 5, 1), [5, 3, 9]);
  assert.deepEqual(withCount([5, 5], 5, 0), []);
  assert.deepEqual(withCount([3], 5, 0), [3]);
});

const VALUES = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 });
property(
  "the count is as wanted, and no other value changes",
  [VALUES, fc.integer({ min: 1, max: 9 }), fc.nat(8)],
  (values, value, count) => {
    const changed = withCount(values, value, count);
    assert.equal(changed.filter((each) => each === value).length, count);
    const others = (/** @type {number[]} */ list) => list.filter((each) => each !== value);
    assert.deepEqual(others(changed), others(values));
  },
);
