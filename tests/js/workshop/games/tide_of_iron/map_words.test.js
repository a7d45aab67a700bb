/** A hex in words, for readers of the screen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { hexNamed } from "../../../../../static/js/workshop/map/hexes.js";
import { hexWords, objectiveWords, unitsOf, unitWords, zonesOf } from "../../../../../static/js/workshop/games/tide_of_iron/map_words.js";

/** @import { MapHex } from "../../../../../static/js/workshop/picture.js" */
/** @import { Scenario } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */

/** @type {MapHex} */
const D4 = {
  name: "D4",
  .../** @type {{ q: number, r: number }} */ (hexNamed("D4")),
  base: "woods",
  level: 1,
  roads: [],
  streams: [],
  words: "woods, level 1",
};
/** @type {Scenario} */
const HILL = {
  title: "Hill",
  boards: [],
  markers: [
    { hex: "D4", kind: "razor_wire" },
    { hex: "A1", kind: "pillbox" },
  ],
  objectives: [{ hex: "D4", kind: "victory", side: "american", value: 2 }],
  sides: {
    german: {
      divisions: {
        1: {
          placed: [
            { hex: "A1", vehicle: "opel" },
            { hex: "D4", squad: { figures: { mg: 1, regular: 2 } }, concealed: true },
          ],
        },
      },
    },
  },
  zones: { west_edge: { hexes: ["D4"] }, high: { levels: [1] }, low: { levels: [0] } },
};

test("everything about a hex in one sentence", () => {
  const remark = { kind: /** @type {const} */ ("problem"), message: "too many", place: "", hex: "D4", path: "", rule: "", fix: "" };
  assert.equal(
    hexWords(HILL, D4, [D4], [remark, { ...remark, hex: "A1" }]),
    "D4: woods, level 1; razor wire; american victory objective, 2 points; german squad of 1 mg, 2 regular, concealed; " +
      "zone west edge; zone high; problem: too many",
  );
});

test("objectives say their name, their side and their value", () => {
  assert.equal(objectiveWords({ hex: "A1", kind: "victory", side: "neutral" }), "neutral victory objective, 1 point");
  assert.equal(
    objectiveWords({ hex: "A1", kind: "command", side: "german", value: 3, name: "Mill" }),
    "Mill, german command objective, 3 command",
  );
  assert.equal(objectiveWords({ hex: "A1", kind: "victory", side: "german", value: 0 }), "german victory objective");
});

test("units with what they carry and where they are", () => {
  const squad = { figures: { elite: 4 }, specialization: "anti_tank" };
  assert.equal(unitWords({ hex: "A1", squad, inside: "pillbox" }), "squad of 4 elite, anti tank, in pillbox");
  assert.equal(unitWords({ hex: "A1", squad: { figures: {} } }), "squad of nobody");
  assert.equal(unitWords({ hex: "A1", vehicle: "opel" }), "opel");
  assert.equal(unitWords({ hex: "A1", vehicle: "opel", aboard: [squad] }), "opel with a squad");
  assert.equal(unitWords({ hex: "A1", vehicle: "opel", aboard: [squad, squad] }), "opel with 2 squads");
});

test("a unit is found with its path in the document", () => {
  const [found, ...more] = unitsOf(HILL, "D4");
  assert.deepEqual([found.nation, found.division, found.path], ["german", "1", ["sides", "german", "divisions", "1", "placed", 1]]);
  assert.deepEqual(more, []);
  assert.deepEqual(zonesOf(HILL, D4, [D4]), ["west_edge", "high"]);
});
