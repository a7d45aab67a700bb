/**
 * The part of the map that is seen: zoom and pan by the viewBox of the picture.
 *
 * Places are in units of the drawing, unless they are called pixels: those are of the window.
 */

const MOST_PIXELS = 3;
/** Pixels of a unit where the map is nearest. */
const STEP = 1.25;

export class View {
  #isWaiting = false;

  constructor(frame, picture) {
    this.frame = frame;
    this.picture = picture;
    this.room = { sideways: 0, upright: 0 };
    this.at = null;
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

  /** Ask for room on all sides of the map, e.g. for boards that could be added. */
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

  /** Zoom by a factor; the point at these pixels stays where it is. Without pixels it is the middle. */
  zoom(factor, pixels = this.#middle) {
    if (!this.at) return;
    const fixed = this.unitsAt(pixels);
    const scale = Math.min(Math.max(this.at.scale * factor, this.#least), MOST_PIXELS);
    const { left, top } = this.place;
    this.isFitted = false;
    this.#show({ scale, x: fixed.x - (pixels.x - left) / scale, y: fixed.y - (pixels.y - top) / scale });
  }

  /** Move the map by pixels. */
  pan(dx, dy) {
    if (!this.at) return;
    const { scale, x, y } = this.at;
    this.isFitted = false;
    this.#show({ scale, x: x - dx / scale, y: y - dy / scale });
  }

  /** The point of the drawing at pixels. */
  unitsAt({ x, y }) {
    const { left, top } = this.place;
    return { x: this.at.x + (x - left) / this.at.scale, y: this.at.y + (y - top) / this.at.scale };
  }

  /** Move the map as little as needed to show the whole hex around a point. */
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
    const { width = 0, height = 0 } = this.picture;
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

  #size = null;

  /** Keep some of the map in sight, and draw with the next frame. */
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
    const { scale, x, y } = this.at;
    const size = [this.place.width / scale, this.place.height / scale];
    this.picture.showPart([x, y, ...size].map((each) => each.toFixed(2)).join(" "));
  }
}

function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}
