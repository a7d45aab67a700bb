/**
 * What the others did comes line by line, so that it can be followed; any key or press shows the rest at once.
 *
 * A page that is read aloud, or by somebody who wants less motion, has all lines from the beginning.
 */

import { all } from "../elements.js";

const LINE_MS = 350;
/** The longest time that the lines may take together. */
const MOST_MS = 1400;
/** The timers of the lines that are to come. @type {number[]} */
let timers = [];

/** Milliseconds before each of so many lines, the first one at once. @type {(count: number) => number[]} */
export function delays(count) {
  const step = Math.min(LINE_MS, MOST_MS / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => Math.round(place * step));
}

/** Tell the lines of a table one after another. @type {(place: ParentNode) => void} */
export function tellOneByOne(place) {
  skip();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const lines = all(place, "[data-seat-lines] li");
  delays(lines.length).forEach((delay, number) => {
    if (!delay) return;
    lines[number].classList.add("is-to-be-told");
    timers.push(window.setTimeout(() => lines[number].classList.remove("is-to-be-told"), delay));
  });
}

/** Show all lines now. */
function skip() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  for (const line of all(document, ".is-to-be-told")) line.classList.remove("is-to-be-told");
}

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", skip);
  document.addEventListener("keydown", skip);
}
