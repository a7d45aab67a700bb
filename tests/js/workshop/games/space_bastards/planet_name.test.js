/** A renamed planet keeps its docks and its place among the planets in use. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { renamed } from "../../../../../static/js/workshop/games/space_bastards/planet_name.js";

/** @import { Scenario } from "../../../../../static/js/workshop/games/space_bastards/types.d.ts" */

const PLANET = { colour: "red", grid: ["#"] };
/** @type {Scenario} */
const OURS = {
  title: "Ours",
  planets: [
    { id: "P1", ...PLANET },
    { id: "P2", ...PLANET },
  ],
  fields: [{ id: "A", planet: "P1" }, { id: "B", planet: "P2" }, { id: "C" }],
  planets_in_play: { 2: ["P1", "P2"], 3: ["P2"] },
};

test("docks and planets in use follow the name", () => {
  const changed = renamed(OURS, ["planets", 0, "id"], "P1", "Moon");
  assert.deepEqual(
    changed.planets?.map((each) => each.id),
    ["Moon", "P2"],
  );
  assert.deepEqual(changed.fields, [{ id: "A", planet: "Moon" }, { id: "B", planet: "P2" }, { id: "C" }]);
  assert.deepEqual(changed.planets_in_play, { 2: ["Moon", "P2"], 3: ["P2"] });
});

test("where another planet still has the name, they stay with that one", () => {
  const twins = { ...OURS, planets: [...(OURS.planets ?? []), { id: "P1", ...PLANET }] };
  const changed = renamed(twins, ["planets", 0, "id"], "P1", "Moon");
  assert.deepEqual(changed.fields, OURS.fields);
});

test("a document that leaves fields and planets in use to the box gets none", () => {
  const { title, planets } = OURS;
  assert.deepEqual(Object.keys(renamed({ title, planets }, ["planets", 0, "id"], "P1", "Moon")), ["title", "planets"]);
});
