/** Tide of Iron in the workshop: the widgets of its form, and its map. */

import "../../form/choosing.js";
import "../../form/counting.js";
import "./cards.js";
import "./forces.js";
import { beginMap } from "./map.js";
import { beginPicking } from "../../map/pick.js";
import "./offers.js";
import "./parameters.js";
import "./victory.js";
import { withZoneNamed } from "./zone_names.js";

/** @import { GameWorkshop, TideMap } from "./types.d.ts" */

/** @type {(workshop: GameWorkshop & { map?: TideMap }) => void} */
export function begin(workshop) {
  const map = beginMap(workshop);
  workshop.map = map;
  workshop.form.renames.set("/zones", withZoneNamed);
  beginPicking(workshop, map.canvas, () => map.bar.goOn());
}
