/**
 * Presses that come right after the question has changed, or after a menu has opened, are ignored: they were meant for
 * what stood there before.
 *
 * A person who presses twice sees the second press do nothing. Ticks are taken at any time, for they answer nothing yet.
 */

import { around } from "../elements.js";

export const PAUSE_MS = 400;
const ANSWERS = "[data-seat-form] button, [data-choices], [data-menu-option]";
const KEYS = /^(Enter| |[0-9])$/;

/**
 * A guard that knows when the question has changed; times are those of events, in milliseconds.
 *
 * @returns {{ change: (at: number) => void, takes: (at: number) => boolean, left: (now: number) => number }}
 */
export function makeGuard() {
  let changed = Number.NEGATIVE_INFINITY;
  return {
    change: (at) => {
      changed = at;
    },
    takes: (at) => at >= changed + PAUSE_MS,
    left: (now) => Math.max(0, changed + PAUSE_MS - now),
  };
}

/** Whether an event would answer a question. @type {(event: Event) => boolean} */
export function answers(event) {
  if (event instanceof SubmitEvent) return event.target instanceof Element && event.target.matches("[data-seat-form]");
  if (event instanceof KeyboardEvent) return KEYS.test(event.key) && !around(event.target, "input, textarea, select, summary, a");
  return around(event.target, ANSWERS, Element) !== null;
}

/** Keep early presses from everything that listens on a page. @type {(root: Element, takes: (at: number) => boolean) => void} */
export function watch(root, takes) {
  for (const kind of ["click", "keydown", "submit"]) {
    root.addEventListener(
      kind,
      (event) => {
        if (takes(event.timeStamp) || !answers(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
