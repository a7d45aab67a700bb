/** Mafia City in the workshop: the city is laid out in the picture and in the form; deck, clans and target are tables. */

import "../../form/boxed.js";
import "./clans.js";
import "./deck.js";
import { beginCity } from "./city.js";

/** @import { GameWorkshop } from "./types.d.ts" */

/** @type {(workshop: GameWorkshop) => void} */
export function begin(workshop) {
  beginCity(workshop);
}
