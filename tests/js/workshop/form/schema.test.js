/** Questions about a JSON schema, asked of one with a reference, an alternative and names that people choose. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { alternativeFor, isLike, misbuilt, resolved, schemaAt, smallest, words } from "../../../../static/js/workshop/form/schema.js";

/** @import { Schema } from "../../../../static/js/workshop/types.d.ts" */

/** @type {Schema} */
const ROOT = {
  type: "object",
  required: ["title", "units"],
  properties: {
    title: { type: "string" },
    units: { type: "array", minItems: 1, items: { $ref: "#/$defs/unit" } },
    target: { anyOf: [{ enum: ["advanced", "beginners"] }, { type: "object", properties: { 3: { type: "integer" } } }] },
    zones: { type: "object", additionalProperties: { type: "array", items: { type: "integer" } } },
  },
  $defs: {
    unit: {
      type: "object",
      additionalProperties: false,
      required: ["hex", "count", "is_new"],
      properties: {
        hex: { $ref: "#/$defs/hex" },
        count: { type: "integer", minimum: 2 },
        is_new: { type: "boolean" },
        inside: { $ref: "#/$defs/unit" },
      },
    },
    hex: { type: "string", title: "the name of a hex", maxLength: 4 },
  },
};

test("a reference is followed; what stands beside it wins", () => {
  assert.deepEqual(resolved({ $ref: "#/$defs/hex", title: "a start" }, ROOT), { type: "string", title: "a start", maxLength: 4 });
  assert.throws(() => resolved({ $ref: "#/$defs/nothing" }, ROOT), /nothing/);
});

test("the schema of a value is found through lists, references, names and alternatives", () => {
  const document = { units: [{ hex: "A1" }], target: { 3: 15 } };
  assert.equal(schemaAt(ROOT, ["units", 0, "hex"], document)?.maxLength, 4);
  assert.equal(schemaAt(ROOT, ["zones", "west", 0], document)?.type, "integer");
  assert.equal(schemaAt(ROOT, ["target", "3"], document)?.type, "integer");
  assert.equal(schemaAt(ROOT, ["target", "3"], { target: "advanced" }), undefined);
  assert.equal(schemaAt(ROOT, ["nothing", "inside"], document), undefined);
});

test("a value chooses the alternative of its type; one of none gets the first", () => {
  const target = /** @type {Schema} */ (ROOT.properties?.target);
  assert.equal(alternativeFor(target, { 3: 15 }, ROOT).type, "object");
  assert.deepEqual(alternativeFor(target, "beginners", ROOT).enum, ["advanced", "beginners"]);
  assert.deepEqual(alternativeFor(target, 7, ROOT).enum, ["advanced", "beginners"]);
});

test("a value is like a schema of its type", () => {
  assert(isLike(3, { type: "integer" }));
  assert(!isLike(3.5, { type: "integer" }));
  assert(!isLike(null, { type: "object" }));
  assert(!isLike([], { type: "object" }));
  assert(isLike({ hex: "A1" }, resolved({ $ref: "#/$defs/unit" }, ROOT)));
  assert(!isLike({ hex: "A1", strange: 1 }, resolved({ $ref: "#/$defs/unit" }, ROOT)));
});

test("a document is misbuilt where a list or an object is missing or stands in a wrong place", () => {
  assert.equal(misbuilt({ title: "Hill", units: [] }, ROOT), null);
  assert.equal(misbuilt({ title: 7, units: [{ hex: "A1", count: "many" }] }, ROOT), null);
  assert.equal(misbuilt({ title: "Hill" }, ROOT), "/units");
  assert.equal(misbuilt({ title: ["Hill"], units: [] }, ROOT), "/title");
  assert.equal(misbuilt({ units: [{ hex: "A1" }, "B2"] }, ROOT), "/units/1");
  assert.equal(misbuilt({ units: [{ hex: {} }] }, ROOT), "/units/0/hex");
  assert.equal(misbuilt({ units: [], target: [15] }, ROOT), "/target");
  assert.equal(misbuilt([], ROOT), "");
});

test("the smallest value has everything that is required, and no more", () => {
  assert.deepEqual(smallest(ROOT, ROOT), { title: "", units: [{ hex: "", count: 2, is_new: true }] });
  assert.equal(smallest({ anyOf: [{ enum: ["advanced"] }, { type: "object" }] }, ROOT), "advanced");
  assert.equal(smallest({ type: "integer", minimum: -5 }, ROOT), 0);
});

test("keys as people read them", () => {
  assert.equal(words("round_limit"), "Round limit");
  assert.equal(words(3), "3");
});
