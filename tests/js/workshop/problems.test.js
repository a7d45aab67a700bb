/** Which problems belong to a field. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isInside } from "../../../static/js/workshop/problems.js";

test("a problem belongs to the field of its value and to those around it", () => {
  assert(isInside("/sides/german", "/sides/german"));
  assert(isInside("/sides/german/actions", "/sides"));
  assert(!isInside("/sides", "/sides/german"));
  assert(!isInside("/sidesteps", "/sides"));
});
