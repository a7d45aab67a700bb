/** Squads that the player builds from counts, and squads that the scenario fixes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { changed } from "../../../../../static/js/workshop/games/tide_of_iron/forces.js";

/** @import { Force, Scenario, Squad } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */

const PATH = ["sides", "german", "divisions", "1"];

/** The force after its squads were fixed or freed. @type {(force: Force, isFixed: boolean) => Force | undefined} */
function after(force, isFixed) {
  /** @type {Scenario} */
  const scenario = { title: "Hill", boards: [], objectives: [], sides: { german: { divisions: { 1: force } } } };
  return changed(scenario, PATH, isFixed).sides?.german?.divisions?.[1];
}

test("fixed squads are as many as there were bases, at least one, of four regulars", () => {
  const squad = { figures: { regular: 4 } };
  assert.deepEqual(after({ squad_bases: 2, figures: { elite: 3 }, zones: ["west"] }, true), { zones: ["west"], squads: [squad, squad] });
  assert.deepEqual(after({}, true)?.squads, [squad]);
  assert.equal(after({ squad_bases: 99 }, true)?.squads?.length, 24);
});

test("freed squads are counted together", () => {
  /** @type {Squad[]} */
  const squads = [
    { figures: { regular: 3, officer: 1 } },
    { figures: { regular: 4 }, specialization: "medic" },
    { figures: { mg: 1 }, specialization: "medic" },
  ];
  assert.deepEqual(after({ squads, zones: ["west"] }, false), {
    squad_bases: 3,
    figures: { regular: 7, officer: 1, mg: 1 },
    specializations: { medic: 2 },
    zones: ["west"],
  });
});

test("without tokens there are no counts of them", () => {
  assert.deepEqual(after({ squads: [{ figures: { elite: 4 } }] }, false), { squad_bases: 1, figures: { elite: 4 } });
});
