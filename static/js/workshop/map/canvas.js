/**
 * The map as a place to work on: pointers and keys become deeds of the tool in hand, and a cursor goes from hex to hex.
 *
 * Hexes may also lie beyond the map. Event "moved": the cursor has moved; `isTold` where it was not led by a pointer.
 */

import { Teller } from "../teller.js";
import { axial, hexAt, hexName, isSame, line, neighbour, offset } from "./hexes.js";

/** @import { MapHex, Picture } from "../picture.js" */
/** @import { Hex, Point } from "./hexes.js" */
/** @import { Marks } from "./marks.js" */
/** @import { Tool } from "./tools.js" */
/** @import { View } from "./view.js" */

const TAP_PIXELS = 8;
/** The direction of an arrow; -1 and 1 are the columns on the left and on the right. @type {Record<string, number>} */
const ARROWS = { ArrowUp: 0, ArrowDown: 3, ArrowLeft: -1, ArrowRight: 1 };

/** @extends {Teller<{ moved: { hex: MapHex, isTold: boolean } }>} */
export class Canvas extends Teller {
  /** @type {Map<number, Point>} */
  #pointers = new Map();
  /** What the tool is doing, with the last hex. @type {{ at: Hex } | null} */
  #stroke = null;
  /** The pointers that move the map. @type {{ points: Point[] } | null} */
  #pinch = null;
  #isSpaceDown = false;
  #wants = 0;
  /** A finger that has not moved yet. @type {{ at: Point, hex: Hex } | null} */
  #waiting = null;
  /** The last place of the pointer. @type {Point | null} */
  #last = null;

  /**
   * @param {HTMLElement} frame
   * @param {Picture} picture
   * @param {View} view
   * @param {Marks} marks
   */
  constructor(frame, picture, view, marks) {
    super();
    this.frame = frame;
    this.picture = picture;
    this.view = view;
    this.marks = marks;
    /** @type {Hex | null} */
    this.cursor = null;
    /** @type {Tool} */
    this.tool = {};
    /** @type {<Name extends keyof HTMLElementEventMap>(name: Name, does: (event: HTMLElementEventMap[Name]) => void) => void} */
    const listen = (name, does) => frame.addEventListener(name, (event) => does.call(this, event), { passive: false });
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

  /** The hexes of the picture that are in `#byName`. @type {MapHex[]} */
  #from = [];
  /** @type {Map<string | null, MapHex>} */
  #byName = new Map();

  /** The hex of the map at { q, r }; undefined beyond it. @type {(hex: Hex) => MapHex | undefined} */
  onMap(hex) {
    return this.hexes.get(hexName(hex));
  }

  /** Take another tool into the hand. @type {(tool: Tool) => void} */
  take(tool) {
    this.tool.drop?.();
    this.cancel();
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

  /** Lead the cursor to a hex of the map. @type {(hex: Hex | undefined) => void} */
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

  /** @type {(event: PointerEvent) => void} */
  #down(event) {
    this.frame.focus({ preventScroll: true });
    this.view.measure();
    this.#pointers.set(event.pointerId, pixels(event));
    this.frame.setPointerCapture(event.pointerId);
    if (this.#pointers.size > 1) return this.#beginPinch();
    const pans = this.tool.pans || this.#isSpaceDown || event.button === 1;
    if (pans) this.#pinch = { points: this.#points() };
    else if (event.button === 2) this.tool.second?.(this.#hexOf(event));
    else if (event.pointerType === "touch") this.#waiting = { at: pixels(event), hex: this.#hexOf(event) };
    else this.#begin(this.#hexOf(event));
    event.preventDefault();
  }

  /** @type {(event: PointerEvent) => void} */
  #moved(event) {
    if (this.#pointers.has(event.pointerId)) this.#pointers.set(event.pointerId, pixels(event));
    this.#last = pixels(event);
    this.#wants ||= requestAnimationFrame(() => this.#follow());
  }

  /** Once a frame: everything that the pointers did since the last one. */
  #follow() {
    this.#wants = 0;
    if (!this.#last || !this.view.at) return;
    if (this.#pinch) return this.#pinched();
    const hex = this.#hexAt(this.#last);
    if (this.#waiting && far(this.#waiting.at, this.#last)) {
      this.#begin(this.#waiting.hex);
      this.#waiting = null;
    }
    if (this.#stroke) this.#drag(hex);
    else if (!this.#pointers.size) this.tool.hover?.(hex);
  }

  /** @type {(event: PointerEvent) => void} */
  #up(event) {
    if (this.#wants) {
      cancelAnimationFrame(this.#wants);
      this.#follow();
    }
    this.#pointers.delete(event.pointerId);
    if (this.#waiting) this.#whole(this.#waiting.hex);
    else if (this.#stroke && !this.#pointers.size) this.#end();
    this.#waiting = null;
    if (!this.#pointers.size) this.#pinch = null;
    else if (this.#pinch) this.#pinch = { points: this.#points() };
  }

  /** @type {(event: PointerEvent) => void} */
  #lost(event) {
    this.#pointers.delete(event.pointerId);
    this.#waiting = null;
    if (this.#stroke) this.#end();
    this.#pinch = null;
  }

  #beginPinch() {
    if (this.#stroke) this.#end();
    this.#waiting = null;
    this.#pinch = { points: this.#points() };
  }

  /** Move the map with one pointer, or move and zoom it with two. */
  #pinched() {
    const [before, now] = [this.#pinch?.points ?? [], this.#points()];
    this.#pinch = { points: now };
    if (before.length !== now.length || !now.length) return;
    const [from, to] = [center(before), center(now)];
    this.view.pan(to.x - from.x, to.y - from.y);
    if (now.length > 1) this.view.zoom(spread(now) / spread(before), to);
  }

  #points() {
    return [...this.#pointers.values()].slice(0, 2);
  }

  /** @type {(event: WheelEvent) => void} */
  #wheel(event) {
    event.preventDefault();
    this.view.measure();
    this.view.zoom(Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 100) * 0.002), pixels(event));
  }

  /** @type {(event: PointerEvent) => Hex} */
  #hexOf(event) {
    return this.#hexAt(pixels(event));
  }

  /** @type {(point: Point) => Hex} */
  #hexAt(point) {
    const { x, y } = this.view.unitsAt(point);
    return hexAt(x + this.picture.left, y + this.picture.top);
  }

  // -- strokes -----------------------------------------------------------------------------------------------------------

  /** @type {(hex: Hex) => void} */
  #begin(hex) {
    this.#stroke = { at: hex };
    if (this.onMap(hex)) this.#moveTo(hex, false);
    this.tool.begin?.(hex);
  }

  /** @type {(hex: Hex) => void} */
  #drag(hex) {
    if (!this.#stroke || isSame(hex, this.#stroke.at)) return;
    const passed = line(this.#stroke.at, hex).slice(1);
    this.#stroke.at = hex;
    this.tool.over?.(passed);
    if (this.onMap(hex)) this.#moveTo(hex, false);
  }

  #end() {
    this.#stroke = null;
    this.tool.end?.();
  }

  /** @type {(hex: Hex) => void} */
  #whole(hex) {
    this.#begin(hex);
    this.#end();
  }

  // -- keys --------------------------------------------------------------------------------------------------------------

  /** @type {(event: KeyboardEvent) => void} */
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

  /** An arrow moves the cursor; with Shift the tool is drawn along. @type {(event: KeyboardEvent) => void} */
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

  /** The next hex: up and down in the column, left and right in the row. @type {(from: Hex, arrow: number) => MapHex | undefined} */
  #beside(from, arrow) {
    if (arrow !== 1 && arrow !== -1) return this.onMap(neighbour(from, arrow));
    const { column, row } = offset(from);
    const rows = [row, row + 1, row - 1];
    return rows.map((each) => this.onMap(axial(column + arrow, each))).find(Boolean);
  }

  /**
   * Put the cursor on a hex. Under a pointer it is not told, and the map stays where it is.
   *
   * @type {(hex: Hex | undefined, isTold?: boolean) => void}
   */
  #moveTo(hex, isTold = true) {
    const found = hex && this.onMap(hex);
    if (!found) return;
    this.cursor = { q: found.q, r: found.r };
    this.#drawCursor();
    if (isTold) this.view.reveal(this.marks.place(this.cursor));
    this.tell("moved", { hex: found, isTold });
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

/** @type {(event: MouseEvent) => Point} */
function pixels(event) {
  return { x: event.clientX, y: event.clientY };
}

/** @type {(one: Point, other: Point) => boolean} */
function far(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) > TAP_PIXELS;
}

/** @type {(points: Point[]) => Point} */
function center(points) {
  /** @type {(of: (point: Point) => number) => number} */
  const sum = (of) => points.reduce((total, each) => total + of(each), 0) / points.length;
  return { x: sum((each) => each.x), y: sum((each) => each.y) };
}

/** @type {(points: Point[]) => number} */
function spread([one, other]) {
  return Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
}
