/** Space Bastards in the workshop: the map is drawn in the picture and in the form; planets are painted, orders dragged. */

import "../../form/boxed.js";
import "./order.js";
import "./planet_name.js";
import "./planets_in_play.js";
import "./prices.js";
import "./squares.js";
import { Bench } from "./bench.js";
import { beginMap } from "./map.js";

/** @import { GameWorkshop } from "./types.d.ts" */

/** @type {(workshop: GameWorkshop) => void} */
export function begin(workshop) {
  beginMap(workshop, Bench.of(workshop.form));
}
