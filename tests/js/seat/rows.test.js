/** Number keys choose the rows of a question: 1 to 9 in their order, 0 the first option that ends or declines. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { keysFor } from "../../../static/js/seat/rows.js";
import { property } from "../support/property.js";

test("rows have the numbers of their places, and the option that ends has 0", () => {
  assert.deepEqual(keysFor(["Finn", "Rey", "the Falcon"], "pass"), [
    ["Finn", "1"],
    ["Rey", "2"],
    ["the Falcon", "3"],
    ["pass", "0"],
  ]);
});

test("the tenth row has no key: two digits can't be pressed at once", () => {
  const rows = Array.from({ length: 10 }, (_, place) => `row ${place + 1}`);
  const keys = keysFor(rows, null);
  assert.equal(keys.length, 9);
  assert.deepEqual(keys.at(-1), ["row 9", "9"]);
});

test("a row that can't be chosen keeps its number", () => {
  assert.deepEqual(keysFor([null, "Rey"], null), [["Rey", "2"]]);
});

test("options beside their words, or of an opened group, have no 0", () => {
  assert.deepEqual(keysFor(["activate", "discard"], null), [
    ["activate", "1"],
    ["discard", "2"],
  ]);
});

property("no key stands for two things, and each is one digit", [fc.array(fc.option(fc.nat())), fc.option(fc.nat())], (rows, zero) => {
  const keys = keysFor(rows, zero).map(([, key]) => key);
  assert.equal(new Set(keys).size, keys.length);
  assert(keys.every((key) => /^[0-9]$/.test(key)));
});
