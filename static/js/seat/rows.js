/**
 * Number keys for the options: 1 to 9 choose a row, 0 the first option that ends or declines. A row with several options
 * hands its numbers on to them, and so does a group that is opened; Escape gives them back.
 *
 * The keys themselves are those of the page (`data-key`, keys.js).
 */

import { all, around, maybe } from "../elements.js";
import { lettersAct } from "../letters.js";

const MOST = 9;

/** Number the rows of the whole list. @type {(root: Element) => void} */
export function numberRows(root) {
  const rows = all(root, "[data-seat-rows]").flatMap((list) => Array.from(list.children, chosenBy));
  give(root, rows, maybe(root, "[data-seat-closing] [data-option]"));
}

/** The element that stands for a row: its option, its group, or the options beside its words. @type {(row: Element) => HTMLElement | null} */
function chosenBy(row) {
  return maybe(row, ":scope > [data-option], :scope > details > summary, :scope > [data-seat-beside]");
}

/**
 * The keys of the things that can be chosen, in their order: the first nine have 1 to 9, `zero` has 0. A place without a
 * thing keeps its number, so that the others stand under theirs.
 *
 * @template Thing
 * @param {(Thing | null)[]} chosen
 * @param {Thing | null} zero
 * @returns {[Thing, string][]}
 */
export function keysFor(chosen, zero) {
  /** @type {[Thing, string][]} */
  const keys = [];
  chosen.slice(0, MOST).forEach((thing, place) => {
    if (thing !== null) keys.push([thing, String(place + 1)]);
  });
  if (zero !== null) keys.push([zero, "0"]);
  return keys;
}

/** Give the numbers to these elements, and take them from all others. @type {(root: Element, chosen: (HTMLElement | null)[], zero?: HTMLElement | null) => void} */
function give(root, chosen, zero = null) {
  for (const each of all(root, "[data-seat-answer] [data-key]")) each.removeAttribute("data-key");
  if (!lettersAct()) return;
  for (const [each, key] of keysFor(chosen, zero)) each.dataset.key = key;
}

/** Hand numbers on when a row or a group is chosen. @type {(root: Element) => void} */
export function listenToRows(root) {
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.seatBeside === undefined) return;
    const options = all(event.target, "[data-option]");
    give(root, options);
    options[0]?.focus();
  });
  root.addEventListener(
    "toggle",
    (event) => {
      const group = around(event.target, "details", HTMLDetailsElement);
      if (!group?.closest("[data-seat-answer]")) return;
      const list = maybe(group, ":scope > ol");
      if (group.open && list) give(root, Array.from(list.children, chosenBy));
      else numberRows(root);
    },
    true,
  );
  root.addEventListener("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape" && around(event.target, "[data-seat-answer]")) numberRows(root);
  });
}
