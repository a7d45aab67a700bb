/** The difference of two documents is a JSON Patch, and a short one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { difference } from "../../../static/js/workshop/difference.js";
import { patched } from "../support/patched.js";
import { property } from "../support/property.js";

test("what is the same costs nothing", () => {
  const shared = { deep: [1, 2, 3] };
  assert.deepEqual(difference(shared, shared), []);
  assert.deepEqual(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), []);
});

test("a changed value is replaced where it stands", () => {
  assert.deepEqual(difference({ a: { b: 1 }, c: 2 }, { a: { b: 3 }, c: 2 }), [{ op: "replace", path: "/a/b", value: 3 }]);
  assert.deepEqual(difference(1, "one"), [{ op: "replace", path: "", value: "one" }]);
});

test("a list in the place of an object is replaced as a whole", () => {
  assert.deepEqual(difference({ a: { 0: 1 } }, { a: [1] }), [{ op: "replace", path: "/a", value: [1] }]);
});

test("keys are removed and added; their signs are escaped", () => {
  assert.deepEqual(difference({ "old/key": 1, kept: 2 }, { kept: 2, "new~key": 3 }), [
    { op: "remove", path: "/old~1key" },
    { op: "add", path: "/new~0key", value: 3 },
  ]);
});

test("an entry put in front is one operation, not a change of all", () => {
  assert.deepEqual(difference([2, 3, 4], [1, 2, 3, 4]), [{ op: "add", path: "/0", value: 1 }]);
});

test("entries are removed from the end on, so that indexes stay right", () => {
  assert.deepEqual(difference(["a", "b", "c", "d"], ["a", "d"]), [
    { op: "remove", path: "/2" },
    { op: "remove", path: "/1" },
  ]);
});

test("an entry that changed in the middle is changed inside", () => {
  const before = [{ hex: "A1", level: 1 }, { hex: "B1" }];
  const after = [{ hex: "A1", level: 2 }, { hex: "B1" }];
  assert.deepEqual(difference(before, after), [{ op: "replace", path: "/0/level", value: 2 }]);
});

property("the difference turns the one document into the other", [fc.jsonValue(), fc.jsonValue()], (before, after) => {
  assert.deepEqual(patched(before, difference(before, after)), after);
});

const SMALL = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 2 }), fc.record({ a: fc.integer({ min: 0, max: 2 }) }, { noNullPrototype: true })),
  { maxLength: 6 },
);
property("lists with equal entries too", [SMALL, SMALL], (before, after) => {
  assert.deepEqual(patched(before, difference(before, after)), after);
});

property("a document does not differ from its copy", [fc.jsonValue()], (document) => {
  assert.deepEqual(difference(document, structuredClone(document)), []);
});
