/**
 * The part of the map that is seen: zoom and pan by the viewBox of the picture.
 *
 * Places are in units of the drawing, unless they are called pixels: those are of the window.
 */

/** @import { Picture } from "../picture.js" */
/** @import { Point } from "./hexes.js" */

/** Pixels of a unit where the map is nearest. */
const MOST_PIXELS = 3;
const STEP = 1.25;

/** The upper left corner of the part that is seen, and the pixels of a unit. @typedef {Point & { scale: number }} Seen */

export class View {
  #isWaiting = false;

  /**
   * @param {HTMLElement} frame
   * @param {Picture} picture
   */
  constructor(frame, picture) {
    this.frame = frame;
    this.picture = picture;
    this.room = { sideways: 0, upright: 0 };
    /** null until the map is drawn. @type {Seen | null} */
    this.at = null;
    this.isFitted = false;
    this.place = { left: 0, top: 0, width: 0, height: 0 };
    new ResizeObserver(() => this.#resized()).observe(frame);
    picture.addEventListener("drawn", () => this.#drawn());
  }

  /** Read where the frame is in the window: once before a gesture, because reading it makes the browser lay the page out. */
  measure() {
    const { left, top } = this.frame.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = this.frame;
    this.place = { left: left + clientLeft, top: top + clientTop, width: clientWidth, height: clientHeight };
  }

  /** Show the whole map, with the room around it that tools ask for. */
  fit() {
    const { x, y, width, height } = this.#world;
    this.measure();
    const { place } = this;
    if (!width || !place.width) return;
    const scale = Math.min(place.width / width, place.height / height);
    this.isFitted = true;
    this.#show({ scale, x: x + width / 2 - place.width / scale / 2, y: y + height / 2 - place.height / scale / 2 });
  }

  /** Ask for room on all sides of the map, e.g. for boards that could be added. @type {(sideways: number, upright: number) => void} */
  setRoom(sideways, upright) {
    if (sideways === this.room.sideways && upright === this.room.upright) return;
    this.room = { sideways, upright };
    this.fit();
  }

  zoomIn() {
    this.zoom(STEP);
  }

  zoomOut() {
    this.zoom(1 / STEP);
  }

  /**
   * Zoom by a factor; the point at these pixels stays where it is. Without pixels it is the middle.
   *
   * @type {(factor: number, pixels?: Point) => void}
   */
  zoom(factor, pixels = this.#middle) {
    if (!this.at) return;
    const fixed = this.unitsAt(pixels);
    const scale = Math.min(Math.max(this.at.scale * factor, this.#least), MOST_PIXELS);
    const { left, top } = this.place;
    this.isFitted = false;
    this.#show({ scale, x: fixed.x - (pixels.x - left) / scale, y: fixed.y - (pixels.y - top) / scale });
  }

  /** Move the map by pixels. @type {(dx: number, dy: number) => void} */
  pan(dx, dy) {
    if (!this.at) return;
    const { scale, x, y } = this.at;
    this.isFitted = false;
    this.#show({ scale, x: x - dx / scale, y: y - dy / scale });
  }

  /** The point of the drawing at pixels. @type {(pixels: Point) => Point} */
  unitsAt({ x, y }) {
    const { left, top } = this.place;
    const seen = this.at ?? { scale: 1, x: 0, y: 0 };
    return { x: seen.x + (x - left) / seen.scale, y: seen.y + (y - top) / seen.scale };
  }

  /** Move the map as little as needed to show the whole hex around a point. @type {(point: Point) => void} */
  reveal({ x, y }) {
    if (!this.at) return;
    const { scale } = this.at;
    const [width, height] = [this.place.width / scale, this.place.height / scale];
    const [sideways, upright] = [Math.min(44, width / 3), Math.min(39, height / 3)];
    const left = Math.min(Math.max(this.at.x, x + sideways - width), x - sideways);
    const top = Math.min(Math.max(this.at.y, y + upright - height), y - upright);
    if (left !== this.at.x || top !== this.at.y) this.#show({ scale, x: left, y: top });
  }

  get #world() {
    const { sideways, upright } = this.room;
    const { width, height } = this.picture;
    return { x: -sideways, y: -upright, width: width + 2 * sideways, height: height + 2 * upright };
  }

  get #least() {
    const { width, height } = this.#world;
    return Math.min(this.place.width / width, this.place.height / height) / 2;
  }

  get #middle() {
    const { left, top, width, height } = this.place;
    return { x: left + width / 2, y: top + height / 2 };
  }

  #resized() {
    this.measure();
    if (this.isFitted || !this.at) this.fit();
    else this.#show(this.at);
  }

  /** A map that has become larger, smaller or another one is shown whole; an edit on it leaves the view alone. */
  #drawn() {
    const { width, height } = this.picture;
    if (!width || (width === this.#size?.width && height === this.#size?.height)) return;
    this.#size = { width, height };
    this.frame.style.setProperty("--map-ratio", String(width / height));
    this.fit();
  }

  /** @type {{ width: number, height: number } | null} */
  #size = null;

  /** Keep some of the map in sight, and draw with the next frame. @type {(seen: Seen) => void} */
  #show({ scale, x, y }) {
    const world = this.#world;
    const [width, height] = [this.place.width / scale, this.place.height / scale];
    this.at = {
      scale,
      x: clamp(x, world.x - width * 0.75, world.x + world.width - width * 0.25),
      y: clamp(y, world.y - height * 0.75, world.y + world.height - height * 0.25),
    };
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#isWaiting = false;
    if (!this.at) return;
    const { scale, x, y } = this.at;
    const size = [this.place.width / scale, this.place.height / scale];
    this.picture.showPart([x, y, ...size].map((each) => each.toFixed(2)).join(" "));
  }
}

/** @type {(value: number, least: number, most: number) => number} */
function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}
