/** Tide of Iron in the workshop: the widgets of its form, and its map. */

import "../../form/choosing.js";
import "../../form/counting.js";
import "./forces.js";
import { beginMap } from "./map.js";

export function begin(workshop) {
  workshop.map = beginMap(workshop);
}
