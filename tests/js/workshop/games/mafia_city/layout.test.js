/** The layout of a city: three places here, the centre first. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isRandom, laid, placesOf, swapped } from "../../../../../static/js/workshop/games/mafia_city/layout.js";
import { property } from "../../../support/property.js";

/** @import { Scenario } from "../../../../../static/js/workshop/games/mafia_city/types.d.ts" */

const FORM = { page: { data: { locations: { prison: "Prison", harbour: "Harbour", city_hall: "City Hall" } } } };
/** @type {Scenario} */
const FIXED = { title: "Ours", layout: ["harbour", "prison", "city_hall"] };
/** @type {Scenario} */
const RANDOM = { title: "Any", layout: "random" };

test("a random city is drawn in the order of its locations", () => {
  assert(isRandom(RANDOM));
  assert(isRandom({ title: "Left out" }));
  assert.deepEqual(placesOf(FORM, RANDOM), ["prison", "harbour", "city_hall"]);
  assert(!isRandom(FIXED));
  assert.deepEqual(placesOf(FORM, FIXED), ["harbour", "prison", "city_hall"]);
});

test("a location that lies elsewhere changes places with the one that was there", () => {
  assert.deepEqual(laid(FORM, FIXED, 0, "city_hall").layout, ["city_hall", "prison", "harbour"]);
  assert.deepEqual(laid(FORM, FIXED, 1, "prison").layout, FIXED.layout);
  assert.deepEqual(laid(FORM, FIXED, 1, "fight_club").layout, ["harbour", "fight_club", "city_hall"]);
});

test("a swap makes a random city a fixed one", () => {
  assert.deepEqual(swapped(FORM, RANDOM, "prison", "city_hall").layout, ["city_hall", "harbour", "prison"]);
  assert.equal(RANDOM.layout, "random");
});

const LOCATION = fc.constantFrom("prison", "harbour", "city_hall");
property("two swaps of the same locations are none", [LOCATION, LOCATION], (one, other) => {
  assert.deepEqual(swapped(FORM, swapped(FORM, FIXED, one, other), one, other), FIXED);
});
