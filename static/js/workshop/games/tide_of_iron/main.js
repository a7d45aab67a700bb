/** Tide of Iron in the workshop. */

import { beginMap } from "./map.js";

export function begin(workshop) {
  workshop.map = beginMap(workshop);
}
