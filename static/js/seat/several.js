/**
 * A choice of several things: a click on a thing of the board ticks it, or takes its tick away.
 *
 * The board says the names of the ticks in `data-ticks`; the ticks themselves stand in the form beside the board, and
 * nothing is sent before "Done". Without this module the form alone does the same.
 */

import { all, around, maybe, one } from "../elements.js";
import { mayTakeRole } from "./roles.js";

const root = one(document, "[data-seat]");
const THINGS = ".board [data-ticks]";
const TICKS = '[data-seat-several] input[name="tick"]';

/** The ticks of a thing of the board, in the order of the form. @type {(thing: Element) => HTMLInputElement[]} */
function ticksOf(thing) {
  const names = (thing.getAttribute("data-ticks") ?? "").split(" ");
  return all(root, TICKS, HTMLInputElement).filter((tick) => names.includes(tick.value));
}

/** Make the things of the board that can be ticked into boxes for readers and keys, and count what is ticked. */
export function offerTicks() {
  for (const thing of all(root, THINGS, Element)) {
    thing.classList.add("is-choosable");
    thing.setAttribute("tabindex", "0");
    if (!mayTakeRole(thing.tagName)) continue;
    thing.setAttribute("role", "checkbox");
    thing.closest('svg[role="img"]')?.setAttribute("role", "group");
    thing.setAttribute(
      "aria-label",
      ticksOf(thing)
        .map((tick) => tick.closest("label")?.textContent?.trim())
        .join(", "),
    );
  }
  show();
}

/** Show on the board and below the form what is ticked. */
function show() {
  for (const thing of all(root, THINGS, Element)) {
    const isTicked = ticksOf(thing).some((tick) => tick.checked);
    thing.classList.toggle("is-ticked", isTicked);
    if (mayTakeRole(thing.tagName)) thing.setAttribute("aria-checked", String(isTicked));
  }
  const count = maybe(root, "[data-seat-count]");
  if (count) count.textContent = `${all(root, TICKS, HTMLInputElement).filter((tick) => tick.checked).length} ${count.dataset.words ?? ""}`;
}

/** Tick the first free thing of those that lie here; where all are ticked, none any more. @type {(thing: Element) => void} */
function turn(thing) {
  const ticks = ticksOf(thing);
  const free = ticks.find((tick) => !tick.checked);
  if (free) free.checked = true;
  else for (const tick of ticks) tick.checked = false;
  show();
}

root.addEventListener("click", (event) => {
  const thing = around(event.target, THINGS, Element);
  if (thing && !event.defaultPrevented) turn(thing);
});
root.addEventListener("keydown", (event) => {
  const thing = event.target;
  if ((event.key !== "Enter" && event.key !== " ") || !(thing instanceof Element) || !thing.matches(THINGS)) return;
  event.preventDefault();
  turn(thing);
});
root.addEventListener("change", show);
