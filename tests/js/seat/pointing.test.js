/** What is marked at a seat while an option or a thing of the board is pointed at, the place of a piece among it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { marksFor } from "../../../static/js/seat/pointing.js";

test("an option shows its things and where its piece would lie", () => {
  assert.deepEqual(marksFor("3", []), ['.board [data-choices~="3"]', '.board [data-ghost="3"]']);
});

test("the first option is an option like any other", () => {
  assert.deepEqual(marksFor("0", []), ['.board [data-choices~="0"]', '.board [data-ghost="0"]']);
});

test("a thing shows its options, and where the first of them would place the piece", () => {
  assert.deepEqual(marksFor(undefined, ["4", "7"]), ['.board [data-ghost="4"]', '[data-option="4"]', '[data-option="7"]']);
});

test("an option of the menu of a thing shows its own place", () => {
  assert.deepEqual(
    marksFor("7", ["4", "7"]).filter((mark) => mark.includes("ghost")),
    ['.board [data-ghost="7"]'],
  );
});

test("nothing is marked where nothing is pointed at", () => {
  assert.deepEqual(marksFor(undefined, []), []);
});
