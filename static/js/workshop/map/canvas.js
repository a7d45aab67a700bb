/**
 * The map as a place to work on: pointers and keys become deeds of the tool in hand, and a cursor goes from hex to hex.
 *
 * A tool has any of: `begin(hex)`, `over(hexes)` (the hexes the pointer has passed since), `end()`, `cancel()`,
 * `hover(hex)`, `key(event)` (true where it has dealt with the key), `isTwoStep` (Enter begins, and Enter again ends).
 * Hexes are { q, r }, also beyond the map. Event: "moved", after the cursor has moved.
 */

import { axial, hexAt, hexName, isSame, line, neighbour, offset } from "./hexes.js";

const TAP_PIXELS = 8;
const ARROWS = { ArrowUp: 0, ArrowDown: 3, ArrowLeft: -1, ArrowRight: 1 };

export class Canvas extends EventTarget {
  #pointers = new Map();
  #stroke = null;
  #pinch = null;
  #isSpaceDown = false;
  #wants = 0;

  constructor(frame, picture, view, marks) {
    super();
    Object.assign(this, { frame, picture, view, marks, cursor: null, tool: {} });
    const listen = (name, does) => frame.addEventListener(name, does.bind(this), { passive: false });
    listen("pointerdown", this.#down);
    listen("pointermove", this.#moved);
    listen("pointerup", this.#up);
    listen("pointercancel", this.#lost);
    listen("pointerenter", () => this.view.measure());
    listen("pointerleave", () => this.tool.hover?.(null));
    listen("wheel", this.#wheel);
    listen("keydown", this.#key);
    listen("keyup", (event) => {
      if (event.key === " ") this.#isSpaceDown = false;
    });
    listen("focus", () => this.cursor ?? this.#moveTo(this.#start()));
    listen("contextmenu", (event) => event.preventDefault());
    picture.addEventListener("drawn", () => this.#drawn());
  }

  /** The hexes of the map by name. */
  get hexes() {
    if (this.#from !== this.picture.hexes) {
      this.#from = this.picture.hexes;
      this.#byName = new Map(this.#from.map((each) => [each.name, each]));
    }
    return this.#byName;
  }

  #from = null;
  #byName = new Map();

  /** The hex of the map at { q, r }; undefined beyond it. */
  onMap(hex) {
    return this.hexes.get(hexName(hex));
  }

  /** Take another tool into the hand. */
  take(tool) {
    this.cancel();
    this.tool.drop?.();
    this.tool = tool;
    this.frame.dataset.tool = tool.name ?? "";
    tool.taken?.();
  }

  /** Give up what the tool is doing. */
  cancel() {
    const isBusy = this.#stroke !== null;
    this.#stroke = null;
    this.#pinch = null;
    this.tool.cancel?.();
    return isBusy;
  }

  /** Lead the cursor to a hex of the map. */
  goTo(hex) {
    this.frame.focus({ preventScroll: true });
    this.#moveTo(hex);
  }

  /** Do at the cursor what a click does. */
  act() {
    if (!this.cursor) return;
    if (!this.tool.isTwoStep) return this.#whole(this.cursor);
    if (!this.#stroke) return this.#begin(this.cursor);
    this.#end();
  }

  // -- pointers --------------------------------------------------------------------------------------------------------

  #down(event) {
    this.frame.focus({ preventScroll: true });
    this.view.measure();
    this.#pointers.set(event.pointerId, pixels(event));
    this.frame.setPointerCapture(event.pointerId);
    if (this.#pointers.size > 1) return this.#beginPinch();
    const pans = this.tool.pans || this.#isSpaceDown || event.button === 1;
    if (pans) this.#pinch = { points: this.#points() };
    else if (event.button === 2) this.tool.second?.(this.#hexOf(event));
    else if (event.pointerType === "touch") this.waiting = { at: pixels(event), hex: this.#hexOf(event) };
    else this.#begin(this.#hexOf(event));
    event.preventDefault();
  }

  #moved(event) {
    if (this.#pointers.has(event.pointerId)) this.#pointers.set(event.pointerId, pixels(event));
    this.last = pixels(event);
    this.#wants ||= requestAnimationFrame(() => this.#follow());
  }

  /** Once a frame: everything that the pointers did since the last one. */
  #follow() {
    this.#wants = 0;
    if (!this.last || !this.view.at) return;
    if (this.#pinch) return this.#pinched();
    const hex = this.#hexAt(this.last);
    if (this.waiting && far(this.waiting.at, this.last)) {
      this.#begin(this.waiting.hex);
      this.waiting = null;
    }
    if (this.#stroke) this.#drag(hex);
    else if (!this.#pointers.size) this.tool.hover?.(hex);
  }

  #up(event) {
    if (this.#wants) {
      cancelAnimationFrame(this.#wants);
      this.#follow();
    }
    this.#pointers.delete(event.pointerId);
    if (this.waiting) this.#whole(this.waiting.hex);
    else if (this.#stroke && !this.#pointers.size) this.#end();
    this.waiting = null;
    if (!this.#pointers.size) this.#pinch = null;
    else if (this.#pinch) this.#pinch = { points: this.#points() };
  }

  #lost(event) {
    this.#pointers.delete(event.pointerId);
    this.waiting = null;
    if (this.#stroke) this.#end();
    this.#pinch = null;
  }

  #beginPinch() {
    if (this.#stroke) this.#end();
    this.waiting = null;
    this.#pinch = { points: this.#points() };
  }

  /** Move the map with one pointer, or move and zoom it with two. */
  #pinched() {
    const [before, now] = [this.#pinch.points, this.#points()];
    this.#pinch = { points: now };
    if (before.length !== now.length || !now.length) return;
    const [from, to] = [center(before), center(now)];
    this.view.pan(to.x - from.x, to.y - from.y);
    if (now.length > 1) this.view.zoom(spread(now) / spread(before), to);
  }

  #points() {
    return [...this.#pointers.values()].slice(0, 2);
  }

  #wheel(event) {
    event.preventDefault();
    this.view.measure();
    this.view.zoom(Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 100) * 0.002), pixels(event));
  }

  #hexOf(event) {
    return this.#hexAt(pixels(event));
  }

  #hexAt(point) {
    const { x, y } = this.view.unitsAt(point);
    return hexAt(x + this.picture.left, y + this.picture.top);
  }

  // -- strokes -----------------------------------------------------------------------------------------------------------

  #begin(hex) {
    this.#stroke = { at: hex };
    if (this.onMap(hex)) this.#moveTo(hex, false);
    this.tool.begin?.(hex);
  }

  #drag(hex) {
    if (isSame(hex, this.#stroke.at)) return;
    const passed = line(this.#stroke.at, hex).slice(1);
    this.#stroke.at = hex;
    this.tool.over?.(passed);
    if (this.onMap(hex)) this.#moveTo(hex, false);
  }

  #end() {
    this.#stroke = null;
    this.tool.end?.();
  }

  #whole(hex) {
    this.#begin(hex);
    this.#end();
  }

  // -- keys --------------------------------------------------------------------------------------------------------------

  #key(event) {
    if (event.target !== this.frame) return;
    if (this.tool.key?.(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === " ") this.#isSpaceDown = true;
    if (event.key in ARROWS) this.#arrow(event);
    else if (event.key === "Enter") this.act();
    else if (event.key === "Escape") this.cancel();
    else if (event.key !== " ") return;
    event.preventDefault();
  }

  /** An arrow moves the cursor; with Shift the tool is drawn along. */
  #arrow(event) {
    const from = this.cursor ?? this.#start();
    const to = this.#beside(from, ARROWS[event.key]);
    if (!to) return;
    if (event.shiftKey && !this.tool.isTwoStep) {
      this.#begin(from);
      this.#drag(to);
      this.#end();
    } else if (this.#stroke) this.#drag(to);
    this.#moveTo(to);
    if (!this.#stroke) this.tool.hover?.(to);
  }

  /** The next hex: up and down in the column, left and right in the row. */
  #beside(from, arrow) {
    if (arrow !== 1 && arrow !== -1) return this.onMap(neighbour(from, arrow));
    const { column, row } = offset(from);
    const rows = [row, row + 1, row - 1];
    return rows.map((each) => this.onMap(axial(column + arrow, each))).find(Boolean);
  }

  /** Put the cursor on a hex. Under a pointer it is not told, and the map stays where it is. */
  #moveTo(hex, isTold = true) {
    const found = hex && this.onMap(hex);
    if (!found) return;
    this.cursor = { q: found.q, r: found.r };
    this.#drawCursor();
    if (isTold) this.view.reveal(this.marks.place(this.cursor));
    this.dispatchEvent(new CustomEvent("moved", { detail: { hex: found, isTold } }));
  }

  #start() {
    return this.picture.hexes[0];
  }

  #drawn() {
    if (this.cursor && !this.onMap(this.cursor)) this.cursor = null;
    this.#drawCursor();
  }

  #drawCursor() {
    this.marks.outline("cursor", this.cursor ? [this.cursor] : []);
  }
}

function pixels(event) {
  return { x: event.clientX, y: event.clientY };
}

function far(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) > TAP_PIXELS;
}

function center(points) {
  const sum = (of) => points.reduce((total, each) => total + of(each), 0) / points.length;
  return { x: sum((each) => each.x), y: sum((each) => each.y) };
}

function spread([one, other]) {
  return Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
}
