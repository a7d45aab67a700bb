/** Steps between the moments of a game of 10 moments (0 to 9) whose turns begin at 0, 3 and 7. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { momentIn, steps } from "../../static/js/moments.js";

const LAST = 9;
const to = steps(LAST, [0, 3, 7]);

test("a step goes on or back by one, and not over the ends", () => {
  assert.deepEqual([to.on(4), to.on(9), to.back(4), to.back(0)], [5, 9, 3, 0]);
  assert.deepEqual([to.first(4), to.last(4)], [0, 9]);
});

test("a turn back is its beginning, and from there the turn before", () => {
  assert.deepEqual([to["turn-back"](5), to["turn-back"](3), to["turn-back"](0)], [3, 0, 0]);
});

test("a turn on is the beginning of the next, and after the last turn the end", () => {
  assert.deepEqual([to["turn-on"](0), to["turn-on"](3), to["turn-on"](8)], [3, 7, 9]);
});

test("an address names a moment by its fragment, at most the last one", () => {
  assert.equal(momentIn("#d5", LAST), 5);
  assert.equal(momentIn("#d57", LAST), 9);
  for (const other of ["", "#d", "#d-1", "#d1x", "#replay", "#d1234567890"]) assert.equal(momentIn(other, LAST), undefined);
});
