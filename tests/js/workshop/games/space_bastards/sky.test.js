/** Fields and ways of a map: A - B - C, with D apart. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import * as sky from "../../../../../static/js/workshop/games/space_bastards/sky.js";
import { property } from "../../../support/property.js";

/** @import { Sky } from "../../../../../static/js/workshop/games/space_bastards/types.d.ts" */

/** @type {Sky} */
const MAP = {
  title: "Ours",
  fields: [{ id: "A", planet: "P1" }, { id: "B" }, { id: "C" }, { id: "D", teleport: true }],
  edges: [
    ["A", "B"],
    ["C", "B"],
  ],
};

test("a way leads in both directions", () => {
  assert(sky.isWay(["A", "B"], "B", "A"));
  assert(!sky.isWay(["A", "B"], "A", "C"));
  assert.deepEqual(sky.neighbours(MAP, "B"), ["A", "C"]);
  assert.deepEqual(sky.neighbours(MAP, "D"), []);
});

test("joining two fields makes a way; joining them again takes it, whichever is named first", () => {
  const joined = sky.joined(MAP, "A", "D");
  assert.deepEqual(joined.edges.at(-1), ["A", "D"]);
  assert.deepEqual(sky.joined(joined, "D", "A"), MAP);
});

test("a field changes alone; undefined leaves a value out", () => {
  assert.deepEqual(sky.changed(MAP, "A", { planet: undefined, teleport: true }).fields[0], { id: "A", teleport: true });
  assert.equal(sky.changed(MAP, "A", { teleport: true }).fields[1], MAP.fields[1]);
});

test("ways follow a field that is renamed, and go with one that is removed", () => {
  assert.deepEqual(sky.renamed(MAP, "B", "X").edges, [
    ["A", "X"],
    ["C", "X"],
  ]);
  const left = sky.withoutField(MAP, "B");
  assert.deepEqual([left.fields.map((each) => each.id), left.edges], [["A", "C", "D"], []]);
});

test("a new field has the first free name and is joined to the one beside it", () => {
  const fields = [{ id: "F1" }, { id: "F3" }];
  assert.equal(sky.freeFieldName({ fields }), "F2");
  const more = sky.withField(MAP, "F1", "D");
  assert.deepEqual([more.fields.at(-1), more.edges.at(-1)], [{ id: "F1" }, ["D", "F1"]]);
  assert.deepEqual(sky.withField(MAP, "F1", "").edges, MAP.edges);
});

test("on a map with places, a new field lies 120 to the right of the one beside it, if that is free", () => {
  /** @type {Sky} */
  const drawn = { title: "Ours", fields: [{ id: "A", at: [500, 500] }], edges: [] };
  const more = sky.withField(drawn, "F1", "A");
  assert.deepEqual(more.fields[1], { id: "F1", at: [620, 500] });
  // Turned by 30 degrees: 120 * cos 30 = 103.9 and 120 * sin 30 = 60; too near to the first, which is 62 away.
  // At 60 degrees: 60 and 103.9, which is 120 from it.
  assert.deepEqual(sky.withField(more, "F2", "A").fields[2], { id: "F2", at: [560, 604] });
});

test("fields without places get those of the drawing, moved to 50 from the upper left and made smaller where needed", () => {
  const drawn = sky.placed(MAP, { A: [0, 0], B: [1800, 0], C: [0, 900] });
  assert.deepEqual(
    drawn.fields.map((each) => each.at),
    [
      [50, 50],
      [950, 50],
      [50, 500],
      [500, 500],
    ],
  );
  assert.equal(sky.placed(drawn, {}), drawn);
});

const NAME = fc.constantFrom("A", "B", "C", "D");
property("joining twice changes nothing that counts", [NAME, NAME], (one, other) => {
  const twice = sky.joined(sky.joined(MAP, one, other), one, other);
  for (const { id } of MAP.fields) assert.deepEqual(sky.neighbours(twice, id).sort(), sky.neighbours(MAP, id).sort());
});
