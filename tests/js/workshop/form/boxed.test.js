/** Values that are as in the box where the document leaves them out. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isOfKind, listOr, orBox } from "../../../../static/js/workshop/form/boxed.js";

/** @import { Form } from "../../../../static/js/workshop/form/form.js" */
/** @import { Draft } from "../../../../static/js/workshop/types.d.ts" */

const BOX = { players: [2, 3], fields: [{ id: "A" }], price: 4 };

/** A form is asked for the box alone. */
const FORM = /** @type {Form<{ box: typeof BOX }, Draft>} */ (/** @type {unknown} */ ({ page: { data: { box: BOX } } }));

test("the document's value counts; the box's where there is none, or one of another kind", () => {
  assert.deepEqual(orBox(FORM, { players: [4] }, "players"), [4]);
  assert.deepEqual(orBox(FORM, {}, "players"), [2, 3]);
  assert.deepEqual(orBox(FORM, { players: "all" }, "players"), [2, 3]);
  assert.deepEqual(orBox(FORM, { fields: [{ name: "no id" }] }, "fields"), [{ id: "A" }]);
  assert.equal(orBox(FORM, { price: 0 }, "price"), 0);
  assert.equal(orBox(FORM, { price: null }, "price"), 4);
});

test("entries have to be of the kind of the first in the box", () => {
  assert(isOfKind([], [1]));
  assert(isOfKind([7, 8], [1]));
  assert(!isOfKind([7, "8"], [1]));
  assert(!isOfKind({}, []));
});

test("a list of other entries than expected is not taken", () => {
  assert.deepEqual(listOr(["a", "b"], []), ["a", "b"]);
  assert.deepEqual(listOr(["a", 1], ["usual"]), ["usual"]);
  assert.deepEqual(listOr([1, 2], [0], "number"), [1, 2]);
  assert.deepEqual(listOr(undefined, ["usual"]), ["usual"]);
});
