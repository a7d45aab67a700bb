/**
 * The text of a thing where it lies: shown while the mouse rests on it, after a long press, or by the key I on a thing
 * or an option that has the focus. The texts are those of the list beside the board, so nothing is asked of the service.
 */

import { all, around, maybe, one } from "../elements.js";

const REST_MS = 350;
const PRESS_MS = 500;
/** A finger that moves farther is no long press, in pixels. */
const STILL = 10;
const GAP = 8;

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * The place of a text in the window: below the thing, above it where there is no room, or beside it; of these the first
 * one that covers the fewest of the things that may be chosen. Always inside the window.
 *
 * @type {(thing: Box, text: Size, room: Size, choosable?: Box[]) => { left: number, top: number }}
 */
export function placeOf(thing, text, room, choosable = []) {
  const below = thing.bottom + GAP;
  const above = thing.top - GAP - text.height;
  const isRoomBelow = below + text.height <= room.height;
  /** @type {[number, number][]} */
  const wanted = [
    [thing.left, isRoomBelow ? below : above],
    [thing.left, isRoomBelow ? above : below],
    [thing.right + GAP, thing.top],
    [thing.left - GAP - text.width, thing.top],
  ];
  const places = wanted.map(([left, top]) => ({
    left: Math.max(GAP, Math.min(left, room.width - text.width - GAP)),
    top: Math.max(GAP, Math.min(top, room.height - text.height - GAP)),
  }));
  const covered = places.map((place) => choosable.filter((each) => covers(place, text, each)).length);
  return places[covered.indexOf(Math.min(...covered))];
}

/** Whether presses go through a text at this place, because it lies on a thing that may be chosen. @type {(place: { left: number, top: number }, text: Size, choosable: Box[]) => boolean} */
export function letsThrough(place, text, choosable) {
  return choosable.some((each) => covers(place, text, each));
}

/**
 * Hide a text when its thing moves away under it, when the mouse leaves the table, and on Escape.
 *
 * `text` says whether something lies in the text itself, whether what was scrolled moves its thing, and hides it.
 *
 * @param {EventTarget} page
 * @param {EventTarget} table
 * @param {{ holds: (target: EventTarget | null) => boolean, isMovedBy: (target: EventTarget | null) => boolean, hide: () => void }} text
 */
export function hideWhenLeft(page, table, text) {
  const early = { capture: true, passive: true }; // a scroll doesn't bubble
  page.addEventListener("scroll", (event) => text.isMovedBy(event.target) && text.hide(), early);
  page.addEventListener("wheel", (event) => text.holds(event.target) || text.hide(), early);
  page.addEventListener("keydown", (event) => "key" in event && event.key === "Escape" && text.hide());
  table.addEventListener("pointerleave", (event) => "pointerType" in event && event.pointerType === "mouse" && text.hide());
}

/** Whether a text at this place lies on a box. @type {(place: { left: number, top: number }, text: Size, box: Box) => boolean} */
function covers(place, text, box) {
  const isBeside = place.left >= box.right || place.left + text.width <= box.left;
  return !isBeside && place.top < box.bottom && place.top + text.height > box.top;
}

/** Listen to mouse, finger and keys at a table. @type {(root: HTMLElement) => void} */
export function explain(root) {
  const box = one(root, "[data-seat-text]");
  /** @type {Element | null} */
  let shown = null;
  let timer = 0;
  let isPressed = false;
  let from = { x: 0, y: 0 };

  /** The thing of the board that is meant: an option means the first of its things. @type {(target: EventTarget | null) => Element | null} */
  function meant(target) {
    const index = around(target, "[data-option], [data-menu-option]")?.dataset;
    const number = index?.option ?? index?.menuOption;
    return number === undefined ? around(target, ".board [data-at]", Element) : maybe(root, `.board [data-choices~="${number}"]`, Element);
  }

  /** The texts of a thing, or of the nearest thing around it that has some. @type {(thing: Element | null) => HTMLElement[]} */
  function textsOf(thing) {
    for (let each = thing; each; each = around(each.parentElement, ".board [data-at]", Element)) {
      const found = all(root, `.seat__texts [data-text-for~="${each.getAttribute("data-at")}"]`); // not those that are shown
      if (found.length) return found;
    }
    return [];
  }

  /** @type {(thing: Element | null, near: Element | null) => boolean} */
  function show(thing, near) {
    const texts = textsOf(thing);
    if (!texts.length || !near) return false;
    const list = document.createElement("dl");
    list.append(...texts.map((each) => each.cloneNode(true)));
    box.replaceChildren(list);
    if (!box.matches(":popover-open")) box.showPopover();
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const choosable = all(root, ".board .is-choosable", Element).map((each) => each.getBoundingClientRect());
    const place = placeOf(near.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, choosable);
    box.style.left = `${place.left}px`;
    box.style.top = `${place.top}px`;
    box.classList.toggle("is-let-through", letsThrough(place, size, choosable));
    shown = near;
    return true;
  }

  function hide() {
    clearTimeout(timer);
    if (box.contains(document.activeElement) && (shown instanceof HTMLElement || shown instanceof SVGElement))
      shown.focus({ preventScroll: true });
    shown = null;
    if (box.matches(":popover-open")) box.hidePopover();
  }

  root.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || around(event.target, "[data-seat-text]")) return clearTimeout(timer);
    const thing = around(event.target, ".board [data-at]", Element);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!thing) hide();
      else if (thing !== shown && !show(thing, thing)) hide();
    }, REST_MS);
  });
  root.addEventListener("pointerdown", (event) => {
    isPressed = false;
    clearTimeout(timer);
    if (!around(event.target, "[data-seat-text]")) hide();
    if (event.pointerType === "mouse") return;
    const thing = around(event.target, ".board [data-at]", Element);
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      isPressed = show(thing, thing);
    }, PRESS_MS);
  });
  root.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    root.addEventListener(end, (event) => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") clearTimeout(timer);
    });
  }
  // The click at the end of a long press takes no option.
  root.addEventListener(
    "click",
    (event) => {
      if (!isPressed) return;
      isPressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  hideWhenLeft(document, root, {
    holds: (target) => target instanceof Node && box.contains(target),
    isMovedBy: (target) => target instanceof Node && target.contains(shown),
    hide,
  });
  root.addEventListener("keydown", (event) => {
    const field = around(event.target, "input, select, textarea");
    if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey || field) return;
    const near = event.target instanceof Element ? event.target : null;
    if (!show(meant(near), near)) return;
    event.preventDefault();
    box.focus({ preventScroll: true });
  });
  root.addEventListener("sandtable:moment", hide);
}
