/**
 * Boards in a Tide of Iron document: placed, moved, turned, removed. Pure: each returns a new document.
 *
 * Hexes are named by the columns and rows of the whole map, so a board added on the left or above gives every hex
 * another name. Whatever the document says about hexes keeps its place on the ground: `shifted` renames it all.
 */

import { columnLetters, columnOf, hexName, hexNamed, offset, axial } from "../../map/hexes.js";
import { isOn } from "./map_document.js";

/** @import { Spot } from "../../map/hexes.js" */
/** @import { Board, Place, Scenario, Zone } from "./types.d.ts" */

/** The new name of a hex; null where it is gone. @typedef {(name: string) => string | null} Rename */

/** Columns and rows from one board to the next. */
export const [COLUMNS, ROWS] = [8, 6];
/** The most boards along a side of a map. */
export const LATTICE = 6;

/** The number of a board, which has two sides: "7" of "7B". @type {(side: string) => string} */
export function boardNumber(side) {
  return side.slice(0, -1);
}

/** The board that is at a place of the lattice, as its index; -1 for none. @type {(document: Scenario, place: Place) => number} */
export function boardAt(document, place) {
  return document.boards.findIndex((each) => each.column === place.column && each.row === place.row);
}

/**
 * The free places beside boards, on which one more would keep the map small enough.
 *
 * @type {(document: Scenario, without?: number) => Place[]}
 */
export function freePlaces(document, without = -1) {
  const boards = document.boards.filter((_each, index) => index !== without);
  if (!boards.length) return [{ column: 0, row: 0 }];
  const around = boards.flatMap(({ column, row }) => [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ]);
  const free = around.filter((place) => !boards.some((each) => isAt(each, place)) && isSmall([...boards, place]));
  const byName = new Map(free.map((place) => [`${place.row} ${place.column}`, place]));
  return [...byName.values()].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** @type {(board: Place, place: Place) => boolean} */
function isAt(board, place) {
  return board.column === place.column && board.row === place.row;
}

/** @type {(places: Place[]) => boolean} */
function isSmall(places) {
  /** @type {(key: keyof Place) => number} */
  const span = (key) => Math.max(...places.map((each) => each[key])) - Math.min(...places.map((each) => each[key]));
  return span("column") < LATTICE && span("row") < LATTICE;
}

/**
 * One more board; places left of the map or above it have negative numbers.
 *
 * @type {(document: Scenario, side: string, place: Place) => Scenario}
 */
export function placed(document, side, place) {
  return settled({ ...document, boards: [...document.boards, { side, column: place.column, row: place.row }] });
}

/** Another side in the place of a board; what lies on it stays. @type {(document: Scenario, index: number, side: string) => Scenario} */
export function replaced(document, index, side) {
  return { ...document, boards: document.boards.with(index, { ...document.boards[index], side }) };
}

/** A board turned by half; what lies on it stays where it is. @type {(document: Scenario, index: number) => Scenario} */
export function turnedBoard(document, index) {
  const { turned, ...board } = document.boards[index];
  return { ...document, boards: document.boards.with(index, turned ? board : { ...board, turned: true }) };
}

/**
 * A board moved to another place; what lies on its hexes goes with it.
 *
 * @type {(document: Scenario, index: number, place: Place) => Scenario}
 */
export function movedBoard(document, index, place) {
  const board = document.boards[index];
  const boards = document.boards.with(index, { ...board, column: place.column, row: place.row });
  const by = [(place.column - board.column) * COLUMNS, (place.row - board.row) * ROWS];
  /** @type {(spot: Spot) => boolean} */
  const goes = (spot) => isOn(board, spot.column, spot.row) && !isPlayable(without(document.boards, index), spot);
  const rename = (/** @type {string} */ name) => {
    const spot = spotOf(name);
    return goes(spot) ? spotName({ column: spot.column + by[0], row: spot.row + by[1] }) : name;
  };
  // Names left of the map or above it do not exist, so the whole map makes room first.
  const [columns, rows] = [Math.max(0, -place.column), Math.max(0, -place.row)];
  if (!columns && !rows) return settled({ ...renamedHexes(document, rename), boards });
  return movedBoard(shifted(document, columns, rows), index, { column: place.column + columns, row: place.row + rows });
}

/** A board taken away with everything that lies on its hexes alone. @type {(document: Scenario, index: number) => Scenario} */
export function removedBoard(document, index) {
  const boards = without(document.boards, index);
  const isGone = (/** @type {Spot} */ spot) => isPlayable(document.boards, spot) && !isPlayable(boards, spot);
  const left = renamedHexes(document, (name) => (isGone(spotOf(name)) ? null : name));
  const zones = Object.fromEntries(Object.entries(left.zones ?? {}).map(([name, zone]) => [name, renumbered(zone, index)]));
  return settled({ ...left, boards, ...(left.zones ? { zones } : {}) });
}

/** @type {<Entry>(list: Entry[], index: number) => Entry[]} */
function without(list, index) {
  return list.toSpliced(index, 1);
}

/** A zone that names boards by their places in the list, after one of them is gone. @type {(zone: Zone, gone: number) => Zone} */
function renumbered(zone, gone) {
  if (!zone.boards) return zone;
  const boards = zone.boards.filter((each) => each !== gone).map((each) => (each > gone ? each - 1 : each));
  return { ...zone, boards };
}

/** True for a whole hex of one of the boards, or two halves that meet. @type {(boards: Board[], spot: Spot) => boolean} */
export function isPlayable(boards, { column, row }) {
  const there = boards.filter((each) => isOn(each, column, row));
  return there.length > 1 || there.some((each) => !isHalf(column - each.column * COLUMNS, row - each.row * ROWS));
}

/** @type {(column: number, row: number) => boolean} */
function isHalf(column, row) {
  return column === 0 || column === COLUMNS || (column % 2 === 1 && (row === 0 || row === ROWS));
}

/** The map in the upper left corner of the lattice: its first hex is A1 again. @type {(document: Scenario) => Scenario} */
function settled(document) {
  if (!document.boards.length) return document;
  /** @type {(key: keyof Place) => number} */
  const least = (key) => Math.min(...document.boards.map((each) => each[key]));
  return shifted(document, -least("column"), -least("row"));
}

/**
 * The document with its map moved on the lattice, and every hex it names by the same number of columns and rows.
 *
 * @type {(document: Scenario, columns: number, rows: number) => Scenario}
 */
export function shifted(document, columns, rows) {
  if (!columns && !rows) return document;
  const rename = (/** @type {string} */ name) => {
    const { column, row } = spotOf(name);
    return spotName({ column: column + columns * COLUMNS, row: row + rows * ROWS });
  };
  const moved = renamedHexes(document, rename);
  const boards = document.boards.map((each) => ({ ...each, column: each.column + columns, row: each.row + rows }));
  if (!moved.zones) return { ...moved, boards };
  const zones = Object.entries(moved.zones).map(([name, zone]) => [name, shiftedZone(zone, columns * COLUMNS, rows * ROWS)]);
  return { ...moved, boards, zones: Object.fromEntries(zones) };
}

/** @type {(zone: Zone, columns: number, rows: number) => Zone} */
function shiftedZone(zone, columns, rows) {
  const changed = { ...zone };
  if (zone.columns) changed.columns = zone.columns.map((each) => shiftedColumn(each, columns));
  if (zone.rows) changed.rows = zone.rows.map((each) => Math.max(each + rows, 1));
  return changed;
}

/** @type {(column: string | number, by: number) => string | number} */
function shiftedColumn(column, by) {
  const isNumber = typeof column === "number";
  const shiftedBy = Math.max((isNumber ? column : columnOf(column)) + by, 1);
  return isNumber ? shiftedBy : columnLetters(shiftedBy);
}

/** The column and the row of a hex by its name, which has to be one. @type {(name: string) => Spot} */
function spotOf(name) {
  const hex = hexNamed(name);
  if (!hex) throw new Error(`${name} is no name of a hex`);
  return offset(hex);
}

/** @type {(spot: Spot) => string | null} */
function spotName({ column, row }) {
  return hexName(axial(column, row));
}

/**
 * Every hex that the document names, by another name: of overlays, markers, objectives, placed units, zones and victory
 * conditions. Entries whose hex becomes null are gone. Texts that are no names of hexes stay.
 *
 * @type {<Part>(document: Part, rename: Rename) => Part}
 */
export function renamedHexes(document, rename) {
  /** @type {Rename} */
  const known = (name) => (hexNamed(name) ? rename(name) : name);
  return /** @type {typeof document} */ (through(document, known));
}

/** @type {(value: unknown, rename: Rename) => unknown} */
function through(value, rename) {
  if (Array.isArray(value)) {
    const kept = value.filter((each) => !(typeof each?.hex === "string") || rename(each.hex) !== null);
    return kept.map((each) => through(each, rename));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, member(key, inner, rename)]));
}

/** The keys of lists of hexes. */
const LISTS = ["hexes", "objectives", "removes", "closes"];

/** @type {(key: string, value: unknown, rename: Rename) => unknown} */
function member(key, value, rename) {
  if (key === "hex" && typeof value === "string") return rename(value);
  const isNames = LISTS.includes(key) && Array.isArray(value) && value.every((each) => typeof each === "string");
  return isNames ? value.map(rename).filter((each) => each !== null) : through(value, rename);
}
