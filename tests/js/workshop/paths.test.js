/** Values by path, and documents that share what did not change. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { inserted, isEqual, moved, pathOf, pointer, renamed, valueAt, without, withValue } from "../../../static/js/workshop/paths.js";
import { property } from "../support/property.js";

const TREE = { title: "Hill", units: [{ hex: "A1" }, { hex: "B2" }], zones: { west: { rows: [1, 2] } } };

test("a value is found by keys and indexes, and undefined where nothing is", () => {
  assert.equal(valueAt(TREE, ["units", 1, "hex"]), "B2");
  assert.equal(valueAt(TREE, []), TREE);
  assert.equal(valueAt(TREE, ["units", 7, "hex"]), undefined);
  assert.equal(valueAt(null, ["title"]), undefined);
});

test("a changed document is a new one that shares the parts beside the way", () => {
  const changed = withValue(TREE, ["units", 0, "hex"], "C3");
  assert.deepEqual(changed.units, [{ hex: "C3" }, { hex: "B2" }]);
  assert.deepEqual(TREE.units[0], { hex: "A1" });
  assert.equal(changed.units[1], TREE.units[1]);
  assert.equal(changed.zones, TREE.zones);
});

test("objects that are missing on the way are made", () => {
  assert.deepEqual(withValue({}, ["sides", "german", "actions"], 3), { sides: { german: { actions: 3 } } });
});

test("a removed entry closes the gap of a list, a removed key is gone", () => {
  assert.deepEqual(without(TREE, ["units", 0]).units, [{ hex: "B2" }]);
  assert.deepEqual(Object.keys(without(TREE, ["zones"])), ["title", "units"]);
  assert.equal(without(TREE, ["nowhere", "at", "all"]), TREE);
});

test("entries are put in front of an index, and moved", () => {
  assert.deepEqual(inserted({ row: ["a", "c"] }, ["row"], 1, "b"), { row: ["a", "b", "c"] });
  assert.deepEqual(inserted({}, ["row"], 0, "a"), { row: ["a"] });
  assert.deepEqual(moved({ row: ["a", "b", "c"] }, ["row"], 0, 2), { row: ["b", "c", "a"] });
  assert.deepEqual(moved({ row: ["a", "b", "c"] }, ["row"], 2, 0), { row: ["c", "a", "b"] });
});

test("a renamed key keeps its place among the others", () => {
  const changed = renamed({ zones: { a: 1, b: 2, c: 3 } }, ["zones"], "b", "x");
  assert.deepEqual(Object.entries(changed.zones), [
    ["a", 1],
    ["x", 2],
    ["c", 3],
  ]);
});

test("a pointer escapes its own signs (RFC 6901)", () => {
  assert.equal(pointer(["a/b", "m~n", 0]), "/a~1b/m~0n/0");
  assert.equal(pointer([]), "");
  assert.deepEqual(pathOf("/units/1/hex", TREE), ["units", 1, "hex"]);
  assert.deepEqual(pathOf("/a~1b/~01", { "a/b": {} }), ["a/b", "~1"]);
});

test("equality is of content: the order of keys is nothing, that of entries is", () => {
  assert(isEqual({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }));
  assert(!isEqual([1, 2], [2, 1]));
  assert(!isEqual({ a: undefined }, { b: undefined }));
  assert(!isEqual([], {}));
  assert(!isEqual(null, {}));
});

property(
  "what is written at a path is read there, and taking it away leaves no trace of its key",
  [fc.string(), fc.jsonValue()],
  (key, value) => {
    const owner = { known: 1 };
    const changed = withValue({ owner }, ["owner", `new ${key}`], value);
    assert.deepEqual(valueAt(changed, ["owner", `new ${key}`]), value);
    assert.deepEqual(without(changed, ["owner", `new ${key}`]), { owner });
  },
);

property("a pointer leads back to its path", [fc.array(fc.string({ minLength: 1 }))], (path) => {
  assert.deepEqual(pathOf(pointer(path), {}), path);
});

property("a moved entry is moved back", [fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat()], (list, one, other) => {
  const [from, to] = [one % list.length, other % list.length];
  assert.deepEqual(moved(moved({ list }, ["list"], from, to), ["list"], to, from), { list });
});
