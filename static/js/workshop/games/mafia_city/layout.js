/** The layout of a city as the document says it: "random", or seven locations, the centre first. */

import { listOr } from "../../form/boxed.js";
import { withValue } from "../../paths.js";

/** @import { GameForm, Scenario } from "./types.d.ts" */

/** @typedef {{ page: { data: { locations: GameForm["page"]["data"]["locations"] } } }} Located */

export const RANDOM = "random";

/**
 * The locations in their places; those of a random city by number, as it is drawn.
 *
 * @type {(form: Located, document: Scenario) => string[]}
 */
export function placesOf(form, document) {
  return listOr(document.layout, Object.keys(form.page.data.locations));
}

/** @type {(document: Scenario) => boolean} */
export function isRandom(document) {
  return !Array.isArray(document.layout);
}

/**
 * The document with one location at a place; where it lies elsewhere already, the two are swapped.
 *
 * @type {(form: Located, document: Scenario, place: number, location: string) => Scenario}
 */
export function laid(form, document, place, location) {
  const places = placesOf(form, document);
  const elsewhere = places.indexOf(location);
  const changed = places.with(place, location);
  return withValue(document, ["layout"], elsewhere < 0 ? changed : changed.with(elsewhere, places[place]));
}

/**
 * The document with two locations swapped; a random city becomes a fixed one.
 *
 * @type {(form: Located, document: Scenario, one: string, other: string) => Scenario}
 */
export function swapped(form, document, one, other) {
  return laid(form, document, placesOf(form, document).indexOf(one), other);
}
