/** The layout of a city as the document says it: "random", or seven locations, the centre first. */

import { listOr } from "../../form/boxed.js";
import { withValue } from "../../paths.js";

export const RANDOM = "random";

/** The locations in their places; those of a random city by number, as it is drawn. */
export function placesOf(form, document) {
  return listOr(document.layout, Object.keys(form.page.data.locations));
}

export function isRandom(document) {
  return !Array.isArray(document.layout);
}

/** The document with one location at a place; where it lies elsewhere already, the two are swapped. */
export function laid(form, document, place, location) {
  const places = placesOf(form, document);
  const elsewhere = places.indexOf(location);
  const changed = places.with(place, location);
  return withValue(document, ["layout"], elsewhere < 0 ? changed : changed.with(elsewhere, places[place]));
}

/** The document with two locations swapped; a random city becomes a fixed one. */
export function swapped(form, document, one, other) {
  return laid(form, document, placesOf(form, document).indexOf(one), other);
}
