/** The tool for boards: a list of all sides as pictures, the places beside the map, and the board in hand. */

import { maybe, one } from "../../../elements.js";
import { h, svg } from "../../dom.js";
import { middle } from "../../map/hexes.js";
import { press, word } from "../../map/toolbar.js";
import { boardAt, boardNumber, freePlaces, movedBoard, placed, removedBoard, replaced, turnedBoard } from "./map_boards_document.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { Board, BoardSide, Place, Scenario, TideMap } from "./types.d.ts" */

/** The size of a board in the drawing, and half the height of a hex: boards begin at the upper side of their first row. */
const [WIDE, HIGH] = [480, 420];
const HALF_HEX = 35;

export class BoardTool {
  name = "boards";

  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    this.isTaken = false;
    /** The side of a board that is in hand. @type {string | null} */
    this.side = null;
    /** The board that is chosen; -1 for none. */
    this.index = -1;
    this.isMoving = false;
    this.deeds = h("div", { class: "ws-boards__deeds", role: "group", "aria-label": "Board" });
    this.tray = h("div", { class: "ws-boards__tray", role: "group", "aria-label": "Board sides" });
    this.buttons = new Map(map.workshop.page.data.boards.map((each) => [each.side, this.#side(each)]));
    this.tray.append(...this.buttons.values());
    this.node = h("div", { class: "ws-boards" }, this.deeds, this.tray);
    map.workshop.picture.addEventListener("drawn", () => this.isTaken && this.show());
    map.store.subscribe(() => this.isTaken && this.show());
  }

  taken() {
    this.isTaken = true;
    this.show();
  }

  drop() {
    this.isTaken = false;
    this.#free();
    this.map.marks.clear("boards");
    this.map.view.setRoom(0, 0);
  }

  cancel() {
    this.#free();
    if (this.isTaken) this.show();
  }

  /** A click on the map: choose the board there, or put the one in hand down. @type {(hex: Hex) => void} */
  begin(hex) {
    const place = placeOf(hex);
    const there = boardAt(this.#document, place);
    const isFree = this.#places.some((each) => each.column === place.column && each.row === place.row);
    const { side } = this;
    if (side && there >= 0) this.#edit(`Put board ${side}`, (document) => replaced(document, there, side));
    else if (isFree && (this.side || this.isMoving)) this.#put(place);
    else {
      this.index = there;
      this.isMoving = false;
      this.show();
      if (there >= 0) this.map.workshop.announce(`Board ${this.#document.boards[there].side} chosen`);
    }
  }

  /** @type {(event: KeyboardEvent) => boolean} */
  key(event) {
    if (event.key !== "Delete" || this.index < 0) return false;
    this.remove();
    return true;
  }

  /** Turn the chosen board by half; without one, the board under the cursor. */
  turn() {
    const { cursor } = this.map.canvas;
    const index = this.index >= 0 ? this.index : cursor ? boardAt(this.#document, placeOf(cursor)) : -1;
    if (index < 0) return this.map.workshop.announce("Choose a board first");
    this.#edit(`Turn board ${this.#document.boards[index].side}`, (document) => turnedBoard(document, index), index);
  }

  remove() {
    const index = this.index;
    this.index = -1;
    this.#edit(`Remove board ${this.#document.boards[index].side}`, (document) => removedBoard(document, index));
  }

  show() {
    const { boards } = this.#document;
    if (this.index >= boards.length) this.index = -1;
    this.#showSides(boards);
    this.#showDeeds(boards[this.index]);
    this.#mark(boards[this.index]);
    const isPlacing = Boolean(this.side) || this.isMoving;
    this.map.view.setRoom(isPlacing ? WIDE : 0, isPlacing ? HIGH : 0);
  }

  get #document() {
    return this.map.store.document;
  }

  get #places() {
    return freePlaces(this.#document, this.isMoving ? this.index : -1);
  }

  /** @type {(place: Place) => void} */
  #put(place) {
    const { side, index } = this;
    if (side) this.#edit(`Place board ${side}`, (document) => placed(document, side, place));
    else this.#edit(`Move board ${this.#document.boards[index].side}`, (document) => movedBoard(document, index, place), index);
  }

  /** @type {(label: string, change: (document: Scenario) => Scenario, index?: number) => void} */
  #edit(label, change, index = -1) {
    this.#free();
    this.map.store.edit(label, change, { source: "boards" });
    this.index = index;
    this.map.workshop.announce(label);
    this.show();
  }

  #free() {
    this.side = null;
    this.isMoving = false;
    this.index = -1;
  }

  // -- the list of sides --------------------------------------------------------------------------------------------------

  /** @type {(side: BoardSide) => HTMLButtonElement} */
  #side({ side, title, summary, picture }) {
    const told = `Board ${side}: ${title}. ${summary}`;
    const image = h("img", { src: picture, alt: "", loading: "lazy", width: 96, height: 84 });
    const take = () => {
      [this.side, this.isMoving, this.index] = [this.side === side ? null : side, false, -1];
      this.show();
    };
    const name = h("span", { class: "ws-boards__name" }, side);
    return h("button", { type: "button", class: "ws-boards__side", title: told, "aria-label": told, onclick: take }, image, name);
  }

  /** @type {(boards: Board[]) => void} */
  #showSides(boards) {
    const used = new Map(boards.map((each) => [boardNumber(each.side), each.side]));
    for (const [side, button] of this.buttons) {
      const taken = used.get(boardNumber(side));
      press(button, side === this.side);
      button.disabled = Boolean(taken);
      one(button, ".ws-boards__name").textContent = taken === side ? `${side} ✓` : taken ? `${side} (${taken} lies)` : side;
    }
  }

  // -- deeds ----------------------------------------------------------------------------------------------------------------

  /** @type {(board: Board | undefined) => void} */
  #showDeeds(board) {
    const told = h("span", { class: "small" }, this.#words(board));
    this.deeds.replaceChildren(told, ...this.#deeds(board));
  }

  /** @type {(board: Board | undefined) => string} */
  #words(board) {
    const numbers = [...new Set(this.#document.boards.map((each) => boardNumber(each.side)))];
    if (this.side) return `Board ${this.side}: choose a place, or a board to replace.`;
    if (this.isMoving && board) return `Board ${board.side}: choose its new place. What lies on it goes along.`;
    if (board) return `Board ${board.side}, column ${board.column + 1}, row ${board.row + 1} of boards`;
    return `Boards used: ${numbers.join(", ") || "none"}. Choose a side below to place it, or a board on the map.`;
  }

  /** @type {(board: Board | undefined) => HTMLElement[]} */
  #deeds(board) {
    const cancel = word("Cancel", "", () => this.cancel());
    if (this.side || this.isMoving) return [...this.#places.map((place, index) => this.#place(place, index)), cancel];
    if (!board) return [];
    const move = () => {
      this.isMoving = true;
      this.show();
      maybe(this.deeds, "button")?.focus();
    };
    return [word("Turn", "", () => this.turn()), word("Move", "", move), word("Remove", "", () => this.remove())];
  }

  /** @type {(place: Place, index: number) => HTMLElement} */
  #place(place, index) {
    const words = `Place ${index + 1}: ${this.#beside(place)}`;
    return h(
      "button",
      { type: "button", class: "button button--small", "aria-label": words, title: words, onclick: () => this.#put(place) },
      String(index + 1),
    );
  }

  /** A place in words: "left of 1A". @type {(place: Place) => string} */
  #beside({ column, row }) {
    /** @type {(dx: number, dy: number, words: string) => string[]} */
    const beside = (dx, dy, words) => {
      const index = boardAt(this.#document, { column: column + dx, row: row + dy });
      return index < 0 ? [] : [`${words} ${this.#document.boards[index].side}`];
    };
    const near = [...beside(1, 0, "left of"), ...beside(-1, 0, "right of"), ...beside(0, 1, "above"), ...beside(0, -1, "below")];
    return near.join(", ") || "the first of the map";
  }

  // -- marks ----------------------------------------------------------------------------------------------------------------

  /** @type {(board: Board | undefined) => void} */
  #mark(board) {
    /** @type {SVGElement[]} */
    const drawn = board ? [this.#frame(board, "ws-mark ws-mark--board")] : [];
    if (this.side || this.isMoving) {
      this.#places.forEach((place, index) => {
        const frame = this.#frame(place, "ws-mark ws-mark--place");
        const [x, y] = [Number(frame.getAttribute("x")), Number(frame.getAttribute("y"))];
        drawn.push(frame, svg("text", { x: x + WIDE / 2, y: y + HIGH / 2 + 30, class: "ws-place" }, String(index + 1)));
      });
    }
    this.map.marks.set("boards", drawn);
  }

  /** @type {(place: Place, style: string) => SVGElement} */
  #frame({ column, row }, style) {
    const { left, top } = this.map.workshop.picture;
    const [x, y] = [column * WIDE - left, row * HIGH - HALF_HEX - top];
    return svg("rect", { x: x + 4, y: y + 4, width: WIDE - 8, height: HIGH - 8, rx: 10, class: style });
  }
}

/** The place of the lattice that a hex lies in. @type {(hex: Hex) => Place} */
function placeOf(hex) {
  const { x, y } = middle(hex);
  return { column: Math.floor(x / WIDE), row: Math.floor((y + HALF_HEX) / HIGH) };
}
