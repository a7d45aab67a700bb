import assert from "node:assert/strict";
import { test } from "node:test";
import { OTHER_TAB_MS, pauseBefore, REMATCH_LOOKS } from "../../../static/js/seat/looking.js";

test("a page that waits for its person looks as well: another tab may have answered", () => {
  assert.equal(pauseBefore("person", 0, [350, 200]), OTHER_TAB_MS);
  assert.equal(pauseBefore("person", 9, [350, 200]), OTHER_TAB_MS);
});

test("a page that waits for an agent looks at the times it was given; the last one repeats", () => {
  assert.deepEqual(
    [0, 1, 2, 7].map((looks) => pauseBefore("agent", looks, [350, 200, 1000])),
    [350, 200, 1000, 1000],
  );
});

test("a page of a game that has ended looks for a rematch, and not for ever", () => {
  assert.equal(pauseBefore("rematch", 0, [350]), OTHER_TAB_MS);
  assert.equal(pauseBefore("rematch", REMATCH_LOOKS - 1, [350]), OTHER_TAB_MS);
  assert.equal(pauseBefore("rematch", REMATCH_LOOKS, [350]), 0);
});

test("a page of a game after which nothing can come never looks again", () => {
  for (const state of ["over", "given_up", "failed"]) assert.equal(pauseBefore(state, 0, [350]), 0);
});
