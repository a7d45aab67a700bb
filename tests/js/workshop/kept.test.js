/** Things are made once for each key. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "../../../static/js/workshop/kept.js";

test("a thing is made when it is first asked for, and then it is that one", () => {
  const things = new Map();
  const make = (/** @type {string} */ key) => ({ key });
  const first = kept(things, "a", make);
  assert.deepEqual(first, { key: "a" });
  assert.equal(kept(things, "a", make), first);
  assert.notEqual(kept(things, "b", make), first);
});
