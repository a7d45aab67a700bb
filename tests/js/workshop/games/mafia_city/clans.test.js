/** Numbers by number of players: an emptied field leaves nothing behind. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { withNumber } from "../../../../../static/js/workshop/games/mafia_city/clans.js";
import { valueAt, without } from "../../../../../static/js/workshop/paths.js";

/** @import { Path } from "../../../../../static/js/workshop/types.d.ts" */
/** @import { Scenario } from "../../../../../static/js/workshop/games/mafia_city/types.d.ts" */

/** A form in which everything may be left out. */
const FORM = {
  emptied: (/** @type {Path} */ path, /** @type {Scenario} */ document) =>
    Object.keys(valueAt(document, path) ?? { kept: true }).length ? document : without(document, path),
};
/** @typedef {Scenario & { mafiosi?: Record<string, Record<string, number>> }} Clans */
/** @type {Clans} */
const OURS = { title: "Ours", mafiosi: { 3: { hand: 8, reserve: 4 }, 4: { hand: 7 } } };

test("a number is written where it belongs", () => {
  assert.deepEqual(withNumber(FORM, OURS, ["mafiosi", "4", "reserve"], 5), {
    title: "Ours",
    mafiosi: { 3: { hand: 8, reserve: 4 }, 4: { hand: 7, reserve: 5 } },
  });
});

test("an emptied field goes, and the group that becomes empty with it", () => {
  assert.deepEqual(withNumber(FORM, OURS, ["mafiosi", "3", "hand"], undefined), {
    title: "Ours",
    mafiosi: { 3: { reserve: 4 }, 4: { hand: 7 } },
  });
  const left = withNumber(FORM, OURS, ["mafiosi", "4", "hand"], undefined);
  assert.deepEqual(left, { title: "Ours", mafiosi: { 3: { hand: 8, reserve: 4 } } });
  assert.deepEqual(withNumber(FORM, { title: "Ours", target: { 3: 15 } }, ["target", "3"], undefined), { title: "Ours" });
});
