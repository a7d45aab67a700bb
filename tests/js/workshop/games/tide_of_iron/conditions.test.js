/** Conditions of victory: their kinds, and what they become as another kind. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  another,
  become,
  cargoNames,
  deedNames,
  kindOf,
  parts,
  sideOf,
  withoutPart,
} from "../../../../../static/js/workshop/games/tide_of_iron/conditions.js";
import { property } from "../../../support/property.js";

/** @import { Condition, Scenario } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */
/** @import { Kind } from "../../../../../static/js/workshop/games/tide_of_iron/conditions.js" */

/** @type {Condition} */
const POINTS = { points: { side: "german", at_least: 5 } };
/** @type {Condition} */
const HEXES = { controls: { side: "american", objectives: ["C4", "D2"] } };

test("the kind of a condition is read from its key and its values", () => {
  assert.equal(kindOf(POINTS), "points");
  assert.equal(kindOf({ points: { side: "german", ahead_by: 5 } }), "lead");
  assert.equal(kindOf(HEXES), "hexes");
  assert.equal(kindOf({ controls: { side: "german", objectives: "victory" } }), "objectives");
  assert.equal(kindOf({ units: { side: "german", hexes: ["A1"], at_least: 1 } }), "units");
  assert.equal(kindOf({ units: { side: "german", zone: "west", at_least: 1 } }), "zone");
  assert.equal(kindOf({ controls: { side: "german", objectives: "victory", ahead_by: 1 } }), "more");
  assert.equal(kindOf({ markers: { kind: "minefield", hexes: "victory" } }), "markers");
  assert.equal(kindOf({ eliminated: "german" }), "eliminated");
  assert.equal(kindOf({ done: { what: "Dig up" } }), "done");
  assert.equal(kindOf({ has: { side: "german", what: "Papers" } }), "has");
  assert.equal(kindOf({ all: [POINTS] }), "all");
  assert.equal(kindOf({ not: POINTS }), "not");
});

test("what can't be read has no kind", () => {
  /** @type {unknown[]} */
  const unreadable = [null, undefined, {}, { all: "both" }, { not: null }, { points: null }, { toString: 1 }, { ...POINTS, ...HEXES }];
  for (const each of unreadable) assert.equal(kindOf(/** @type {Condition} */ (each)), "");
});

test("the side of a group is that of its first condition", () => {
  assert.equal(sideOf(POINTS), "german");
  assert.equal(sideOf({ eliminated: "german" }), "german");
  assert.equal(sideOf({ not: { any: [POINTS, HEXES] } }), "german");
  assert.equal(sideOf({}), "american");
});

test("as another kind it keeps side, number and hexes where the new kind has them", () => {
  assert.deepEqual(become(POINTS, "lead"), { points: { side: "german", ahead_by: 5 } });
  assert.deepEqual(become(POINTS, "units"), { units: { side: "german", hexes: [], at_least: 5 } });
  assert.deepEqual(become(HEXES, "units"), { units: { side: "american", hexes: ["C4", "D2"], at_least: 1 } });
  assert.deepEqual(become(HEXES, "objectives"), { controls: { side: "american", objectives: "victory" } });
  assert.deepEqual(become(POINTS, "zone", ["west", "east"]), { units: { side: "german", zone: "west", at_least: 5 } });
  assert.deepEqual(become(POINTS, "more"), { controls: { side: "german", objectives: "victory", ahead_by: 5 } });
  assert.deepEqual(become(HEXES, "markers"), { markers: { kind: "minefield", hexes: ["C4", "D2"] } });
  assert.deepEqual(become({ markers: { kind: "minefield", hexes: ["C4"] } }, "hexes"), {
    controls: { side: "american", objectives: ["C4"] },
  });
  assert.deepEqual(become(POINTS, "eliminated"), { eliminated: "german" });
  assert.equal(become(POINTS, "points"), POINTS);
});

test("as a group it holds itself, and another group hands its conditions on", () => {
  assert.deepEqual(become(POINTS, "all"), { all: [POINTS] });
  assert.deepEqual(become({ all: [POINTS, HEXES] }, "any"), { any: [POINTS, HEXES] });
  assert.deepEqual(become({ all: [POINTS] }, "not"), { not: { all: [POINTS] } });
  assert.deepEqual(become({ any: [HEXES, POINTS] }, "points"), { points: { side: "american", at_least: 1 } });
});

test("a new condition beside another is about points of the same side", () => {
  assert.deepEqual(another({ not: POINTS }), { points: { side: "german", at_least: 1 } });
});

test("a group with one condition left is that condition", () => {
  assert.deepEqual(withoutPart({ all: [POINTS, HEXES] }, 0), HEXES);
  assert.deepEqual(withoutPart({ any: [POINTS, HEXES, POINTS] }, 1), { any: [POINTS, POINTS] });
  assert.deepEqual(parts(withoutPart({ any: [POINTS] }, 0)), []);
});

/** @type {fc.Arbitrary<Kind>} */
const KIND = fc.constantFrom("points", "lead", "hexes", "objectives", "units", "zone", "eliminated", "all", "any", "not");
property("whatever it becomes, it is of that kind and of the same side", [KIND, KIND], (one, other) => {
  const changed = become(become(POINTS, one), other);
  assert.equal(kindOf(changed), other);
  assert.equal(sideOf(changed), "german");
});

test("what has happened is chosen among the names of events, special actions and purchases", () => {
  /** @type {any} */
  const scenario = { events: [{ name: "Rain" }, {}], special_actions: [{ name: "Dig up" }], purchases: "none" };
  assert.deepEqual(deedNames(scenario), ["Rain", "Dig up"]);
  assert.deepEqual(become(POINTS, "done", [], deedNames(scenario)), { done: { what: "Rain" } });
  assert.deepEqual(become(POINTS, "done"), { done: { what: "" } });
});

test("only objectives that are carried are offered, and the first one is taken", () => {
  const objectives = [
    { hex: "C4", kind: "victory", side: "neutral", name: "Farm" },
    { hex: "D2", kind: "victory", side: "neutral", name: "Papers", carried: "squad" },
  ];
  const cargo = cargoNames(/** @type {Scenario} */ (/** @type {unknown} */ ({ objectives })));
  assert.deepEqual(cargo, ["Papers"]);
  assert.deepEqual(become(POINTS, "has", [], [], cargo), { has: { side: "german", what: "Papers" } });
});
