/**
 * On a phone the question is a sheet at the lower edge. It never covers what it asks about: the page moves until a thing
 * that can be chosen stands between the head of the page and the sheet.
 */

import { all, maybe } from "../elements.js";

/** A span of the window from one height to another, in pixels. @typedef {{ top: number, bottom: number }} Span */

const MARGIN = 12;
/** What a question asks about: things that answer it, or that are ticked first. */
export const ASKED = "[data-choices], [data-ticks]";

/**
 * How far the page has to move down so that one of these things is free, in pixels; 0 where one is free already.
 *
 * @type {(things: Span[], free: Span) => number}
 */
export function moveFor(things, free) {
  const isFree = things.some(({ top, bottom }) => (top >= free.top && bottom <= free.bottom) || (top <= free.top && bottom >= free.bottom));
  if (isFree || !things.length) return 0;
  const { top, bottom } = things[0];
  const isLow = bottom - top > free.bottom - free.top - 2 * MARGIN || top < free.top;
  return Math.round(isLow ? top - free.top - MARGIN : bottom - free.bottom + MARGIN);
}

/** Move the page so that the sheet leaves free what it asks about. @type {() => void} */
export function uncover() {
  const sheet = maybe(document, "[data-seat-sheet]");
  if (!sheet || getComputedStyle(sheet).position !== "sticky") return;
  const head = maybe(document, ".site-header")?.getBoundingClientRect().bottom ?? 0;
  const map = maybe(document, `.seat .board [data-pan]:has(${ASKED})`);
  const things = map ? [map] : all(document, `.seat .board :is(${ASKED})`, Element).filter((each) => each.getClientRects().length);
  const free = { top: Math.max(0, head), bottom: Math.min(innerHeight, sheet.getBoundingClientRect().top) };
  const by = moveFor(
    things.map((each) => each.getBoundingClientRect()),
    free,
  );
  if (by) scrollBy({ top: by, behavior: "instant" });
}
