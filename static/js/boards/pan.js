/**
 * Zoom and pan of a map by buttons, wheel, drag and two fingers. The part that is seen stays when a step replaces the board.
 *
 * A seat opens with what is pressed large enough for a finger (`data-pan-touch`: its size in drawing units), and again
 * when a question is about smaller or larger things; else the map moves where nothing that is asked about can be seen.
 * Without this script the whole map is shown, as wide as the page.
 */

import { all, around, one } from "../elements.js";
import { ASKED } from "../seat/sheet.js";

/** A point of the frame, in pixels. @typedef {{ x: number, y: number }} Point */

const MOST = 6;
const STEP = 1.5;
/** The least size of a thing to press on when a seat opens, in pixels. */
const TOUCH = 40;
let seen = { scale: 1, x: 0, y: 0 };
/** The size for which the map was opened, as `data-pan-touch` says it. @type {string | undefined} */
let opened;

/** Give a map its buttons and gestures, and show the part that was seen before. @type {(map: HTMLElement) => void} */
function attach(map) {
  if (map.dataset.panReady) return;
  map.dataset.panReady = "yes";
  map.append(tools(map));
  map.addEventListener("wheel", (event) => wheel(map, event), { passive: false });
  map.addEventListener("pointerdown", (event) => begin(map, event));
  const { panTouch = "" } = map.dataset;
  if (panTouch !== opened && around(map, "[data-seat]")) open(map);
  opened = panTouch;
  show(map);
  if (around(map, "[data-seat]")) reveal(map);
}

/** Move a map whose part that is seen holds nothing of what is asked about. @type {(map: HTMLElement) => void} */
function reveal(map) {
  const { left, top } = map.getBoundingClientRect();
  const middles = all(map, ASKED, Element).map((thing) => middleOf(thing.getBoundingClientRect()));
  const points = middles.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const { x, y } = wayTo(points, sizeOf(map));
  if (x || y) move(map, x, y);
}

/**
 * How far a map moves so that the point nearest to the middle of its frame comes there; nowhere if one point is in the
 * frame already, or there is none. `size` is that of the frame.
 *
 * @type {(points: Point[], size: Point) => Point}
 */
export function wayTo(points, size) {
  const isSeen = points.some(({ x, y }) => x > 0 && y > 0 && x < size.x && y < size.y);
  if (isSeen || !points.length) return { x: 0, y: 0 };
  const ways = points.map(({ x, y }) => ({ x: size.x / 2 - x, y: size.y / 2 - y }));
  return ways.reduce((best, way) => (Math.hypot(way.x, way.y) < Math.hypot(best.x, best.y) ? way : best));
}

/** Show the part of a map that is asked about, large enough for a finger. @type {(map: HTMLElement) => void} */
function open(map) {
  const drawn = one(map, "svg", SVGSVGElement).getBoundingClientRect();
  const units = one(map, "svg", SVGSVGElement).viewBox.baseVal;
  const scale = openingScale(Number(map.dataset.panTouch), Math.min(drawn.width / units.width, drawn.height / units.height));
  const frame = map.getBoundingClientRect();
  const middles = all(map, ASKED, Element).map((thing) => middleOf(thing.getBoundingClientRect()));
  const middle = middles.length ? middleOfAll(middles) : middleOf(frame);
  const point = { x: middle.x - frame.left, y: middle.y - frame.top };
  const room = sizeOf(map);
  seen = { scale, x: room.x / 2 - point.x * scale, y: room.y / 2 - point.y * scale };
}

/**
 * How much larger than the whole map a seat opens: `touch` is the size of what is pressed in drawing units, `pixels` are
 * those of one such unit.
 *
 * @type {(touch: number, pixels: number) => number}
 */
export function openingScale(touch, pixels) {
  return touch > 0 && pixels > 0 ? Math.min(Math.max(TOUCH / (touch * pixels), 1), MOST) : 1;
}

/** @type {(box: DOMRect) => Point} */
const middleOf = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
/** @type {(points: Point[]) => Point} */
const middleOfAll = (points) => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

/** @type {(room: Point) => Point} */
const middleOfRoom = ({ x, y }) => ({ x: x / 2, y: y / 2 });
/** The room in which a map is seen, without its buttons. @type {(map: HTMLElement) => Point} */
const sizeOf = (map) => ({ x: map.clientWidth, y: one(map, "[data-pan-plane]").offsetHeight });

/** The buttons of a map, below it, where they cover nothing. @type {(map: HTMLElement) => HTMLElement} */
function tools(map) {
  const bar = document.createElement("div");
  bar.className = "board-map__tools";
  bar.append(
    tool("+", "Zoom in", () => zoom(map, STEP)),
    tool("−", "Zoom out", () => zoom(map, 1 / STEP)),
    tool("⤢", "Show the whole map", () => zoom(map, 0)),
  );
  return bar;
}

/** @type {(sign: string, words: string, act: () => void) => HTMLElement} */
function tool(sign, words, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = sign;
  button.setAttribute("aria-label", words);
  button.addEventListener("click", act);
  return button;
}

/**
 * Zoom by a factor around a point of the frame, its middle without one; 0 shows the whole map.
 *
 * @type {(map: HTMLElement, factor: number, point?: Point) => void}
 */
function zoom(map, factor, point = middleOfRoom(sizeOf(map))) {
  const scale = factor ? Math.min(Math.max(seen.scale * factor, 1), MOST) : 1;
  const change = scale / seen.scale;
  seen = { scale, x: point.x - (point.x - seen.x) * change, y: point.y - (point.y - seen.y) * change };
  show(map);
}

/** @type {(map: HTMLElement, dx: number, dy: number) => void} */
function move(map, dx, dy) {
  seen = { ...seen, x: seen.x + dx, y: seen.y + dy };
  show(map);
}

/** Keep the map inside its frame. @type {(map: HTMLElement) => void} */
function show(map) {
  const plane = one(map, "[data-pan-plane]");
  const room = sizeOf(map);
  /** @type {(length: number) => number} */
  const least = (length) => length * (1 - seen.scale);
  seen.x = Math.min(0, Math.max(seen.x, least(room.x)));
  seen.y = Math.min(0, Math.max(seen.y, least(room.y)));
  plane.style.transform = `translate(${seen.x}px, ${seen.y}px) scale(${seen.scale})`;
  map.classList.toggle("is-near", seen.scale > 1);
}

/** @type {(map: HTMLElement, event: WheelEvent) => void} */
function wheel(map, event) {
  if (!event.ctrlKey && seen.scale === 1) return;
  event.preventDefault();
  const { left, top } = map.getBoundingClientRect();
  zoom(map, event.deltaY < 0 ? 1.2 : 1 / 1.2, { x: event.clientX - left, y: event.clientY - top });
}

/** The fingers on the map, or the mouse. @type {Map<number, Point>} */
const fingers = new Map();

/**
 * Follow one finger or the mouse as a drag, two fingers as a zoom. A press that does not move stays a click.
 *
 * @type {(map: HTMLElement, event: PointerEvent) => void}
 */
function begin(map, event) {
  if (around(event.target, "button")) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  /** @type {(moved: PointerEvent) => void} */
  const follow = (moved) => drag(map, moved);
  /** @type {(ended: PointerEvent) => void} */
  const end = (ended) => {
    fingers.delete(ended.pointerId);
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @type {(map: HTMLElement, event: PointerEvent) => void} */
function drag(map, event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  fingers.set(event.pointerId, now);
  if (other) {
    const { left, top } = map.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
    zoom(map, apart(now, other) / Math.max(1, apart(before, other)), middle);
  } else if (seen.scale > 1) {
    move(map, now.x - before.x, now.y - before.y);
  }
}

/** @type {(one: Point, other: Point) => number} */
const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

function attachAll() {
  for (const map of all(document, "[data-pan]")) attach(map);
}

if (typeof document !== "undefined") {
  attachAll();
  new MutationObserver(attachAll).observe(document.body, { childList: true, subtree: true });
}
