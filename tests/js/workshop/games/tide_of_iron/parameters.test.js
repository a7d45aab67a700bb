/** The control for a number of the rules fits its value, or is plain text. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf } from "../../../../../static/js/workshop/games/tide_of_iron/parameters.js";

/** @import { Parameter } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */

/** @type {(kind: Parameter["kind"], more?: Partial<Parameter>) => Parameter} */
function parameter(kind, more = {}) {
  return { label: "", reason: "", rule: "", kind, default: 0, usual: "", allowed: "", choices: [], low: 0, high: 9, length: 0, ...more };
}

test("a value of the kind of its parameter has the control of that kind", () => {
  assert.equal(kindOf(parameter("flag"), false), "flag");
  assert.equal(kindOf(parameter("number"), 3), "number");
  assert.equal(kindOf(parameter("word"), "near"), "word");
  assert.equal(kindOf(parameter("numbers", { length: 2 }), [1, 2]), "numbers");
  assert.equal(kindOf(parameter("words", { choices: ["a", "b"] }), ["b"]), "words");
});

test("other values are shown as text", () => {
  assert.equal(kindOf(parameter("flag"), 1), "other");
  assert.equal(kindOf(parameter("number"), 1.5), "other");
  assert.equal(kindOf(parameter("numbers", { length: 2 }), [1]), "other");
  assert.equal(kindOf(parameter("words", { choices: ["a"] }), ["z"]), "other");
  assert.equal(kindOf(undefined, 3), "other");
});
