/** A zone with another name: everything that named it names it still. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { renamedZone, zoneName } from "../../../../../static/js/workshop/games/tide_of_iron/zone_names.js";

/** @import { Scenario } from "../../../../../static/js/workshop/games/tide_of_iron/types.d.ts" */

test("words become a name that a document may have", () => {
  assert.equal(zoneName("North Wood"), "north_wood");
  assert.equal(zoneName("2nd line!"), "nd_line");
  assert.equal(zoneName("?"), "zone");
});

test("divisions, reinforcements, demands, events, special actions and conditions follow; the order of zones and other names stay", () => {
  const document = /** @type {Scenario} */ (
    /** @type {unknown} */ ({
      title: "west",
      zones: { west: { hexes: ["A1"] }, east: { columns: ["F", "G"] } },
      sides: {
        american: {
          divisions: { 1: { zones: ["west", "east"], demands: [{ zones: ["west"], at_least: 1 }] } },
          reinforcement_zones: ["west"],
          reinforcements: [{ round: 2, zones: ["west"] }],
        },
      },
      events: [{ round: 2, side: "german", command: 1, if: { units: { side: "german", zone: "west" } } }],
      special_actions: [{ name: "Dig", side: "german", zone: "west", clears_here: "minefield" }],
      victory: { conditions: [{ side: "german", if: { all: [{ units: { side: "german", zone: "west" } }] } }] },
    })
  );
  const text = JSON.stringify(document).replaceAll('"west"', '"ford"').replace('"title":"ford"', '"title":"west"');
  const found = renamedZone(document, "west", "ford");
  assert.equal(JSON.stringify(found), text);
});
