/** Things of a board become buttons or boxes for readers where nothing is broken by that. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { mayTakeRole } from "../../../static/js/seat/roles.js";

test("parts of a drawing and plain boxes may take a role", () => {
  assert(["DIV", "SPAN", "g", "rect", "path"].every(mayTakeRole));
});

test("an item of a list and what has a meaning of its own keep theirs", () => {
  assert(!["LI", "SUMMARY", "DETAILS", "A", "BUTTON", "H3"].some(mayTakeRole));
});
