/** Tide of Iron in the workshop: the widgets of its form, and its map. */

import "../../form/choosing.js";
import "../../form/counting.js";
import "./cards.js";
import "./forces.js";
import { beginMap } from "./map.js";
import { beginPicking } from "../../map/pick.js";
import "./parameters.js";
import "./victory.js";

export function begin(workshop) {
  workshop.map = beginMap(workshop);
  beginPicking(workshop, workshop.map.canvas);
}
