/**
 * What had the focus stays where it was on the screen when htmx replaces the part of the page around it.
 *
 * Panes that scroll (an id and data-keep-scroll) keep their place; then the focused element, which the server names with
 * autofocus or htmx finds by its id, is brought back to its old distance from the upper edge of the window.
 */

import { all } from "./elements.js";

let id = "";
let top = 0;
/** Panes by id, with their places. @type {[string, number][]} */
let scrolled = [];

function remember() {
  const focused = document.activeElement;
  id = focused?.id ?? "";
  top = focused?.getBoundingClientRect().top ?? 0;
  scrolled = all(document, "[data-keep-scroll][id]").map((pane) => [pane.id, pane.scrollTop]);
}

function restore() {
  for (const [pane, place] of scrolled) {
    const found = document.getElementById(pane);
    if (found) found.scrollTop = place;
  }
  steady();
}

function steady() {
  const focused = document.activeElement;
  if (!focused || !id || focused.id !== id) return;
  const pane = focused.closest("[data-keep-scroll]");
  if (pane) pane.scrollTop += focused.getBoundingClientRect().top - top;
  window.scrollBy(0, focused.getBoundingClientRect().top - top);
}

document.addEventListener("htmx:beforeSwap", remember);
document.addEventListener("htmx:afterSwap", restore);
document.addEventListener("htmx:afterSettle", steady);
