/** Names that are free. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { freeName } from "../../../../static/js/workshop/form/widgets.js";

test("the first of name, name_2, name_3 ... that is not taken", () => {
  assert.equal(freeName({}, "zone"), "zone");
  assert.equal(freeName(undefined, "zone"), "zone");
  assert.equal(freeName({ zone: 1 }, "zone"), "zone_2");
  assert.equal(freeName({ zone: 1, zone_2: 1, zone_4: 1 }, "zone"), "zone_3");
  assert.equal(freeName({}, "toString"), "toString");
});
