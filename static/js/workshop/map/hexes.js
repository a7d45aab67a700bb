/**
 * Hexes in whole numbers: axial coordinates { q, r } of flat-top hexes and six directions, clockwise from north.
 *
 * The rules have the same in sandtable/games/tide_of_iron/hexes.py; one file of examples checks both. People name a hex
 * by its column and row on the map: column c = q, odd columns stand half a hex higher, and A1 is the topmost whole hex
 * of column 1.
 */

/** @typedef {{ q: number, r: number }} Hex */
/** A column and a row of the map. @typedef {{ column: number, row: number }} Spot */
/** A point of the drawing. @typedef {{ x: number, y: number }} Point */

export const DIRECTIONS = 6;
export const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const LETTERS = 26;

/** From one column to the next, and half the height of a hex, in the units of the drawing. */
export const [PITCH, HIGH] = [60, 35];

/** @type {(one: Hex, other: Hex) => boolean} */
export function isSame(one, other) {
  return one.q === other.q && one.r === other.r;
}

/** @type {(hex: Hex, direction: number) => Hex} */
export function neighbour({ q, r }, direction) {
  return { q: q + STEPS[direction][0], r: r + STEPS[direction][1] };
}

/** The direction from a hex to its neighbour; -1 for others. @type {(from: Hex, to: Hex) => number} */
export function direction(from, to) {
  return STEPS.findIndex(([dq, dr]) => to.q - from.q === dq && to.r - from.r === dr);
}

/** @type {(way: number) => number} */
export function opposite(way) {
  return (way + 3) % DIRECTIONS;
}

/** The distance of two hexes, not counting the first. @type {(one: Hex, other: Hex) => number} */
export function distance(one, other) {
  const [dq, dr] = [other.q - one.q, other.r - one.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

// -- names -----------------------------------------------------------------------------------------------------------

/** @type {(column: number) => number} */
function isOdd(column) {
  return Math.abs(column % 2);
}

/** The hex at a column and a row of the map. @type {(column: number, row: number) => Hex} */
export function axial(column, row) {
  return { q: column, r: row - (column + isOdd(column)) / 2 };
}

/** The column and the row of a hex: undoes `axial`. @type {(hex: Hex) => Spot} */
export function offset({ q, r }) {
  return { column: q, row: r + (q + isOdd(q)) / 2 };
}

/** The letters of a column: 1 is A, 26 is Z, 27 is AA. @type {(column: number) => string} */
export function columnLetters(column) {
  let [left, letters] = [column, ""];
  while (left > 0) {
    letters = String.fromCharCode(65 + ((left - 1) % LETTERS)) + letters;
    left = Math.floor((left - 1) / LETTERS);
  }
  return letters;
}

/** @type {(letters: string) => number} */
export function columnOf(letters) {
  return [...letters].reduce((column, letter) => column * LETTERS + letter.charCodeAt(0) - 64, 0);
}

/** The name of a hex: "A1", "C4"; null for one left of the map or above it. @type {(hex: Hex) => string | null} */
export function hexName(hex) {
  const { column, row } = offset(hex);
  const number = row + 1 - isOdd(column);
  return column > 0 && number > 0 ? `${columnLetters(column)}${number}` : null;
}

/** The hex of a name; null where the text is no name. @type {(name: string) => Hex | null} */
export function hexNamed(name) {
  const found = /^([A-Z]{1,2})([1-9][0-9]?)$/.exec(name);
  if (!found) return null;
  const column = columnOf(found[1]);
  return axial(column, Number(found[2]) - 1 + isOdd(column));
}

// -- turning and mirroring ----------------------------------------------------------------------------------------------

/** A hex turned clockwise around (0, 0) by sixths: direction d becomes d + turns. @type {(hex: Hex, turns: number) => Hex} */
export function turned({ q, r }, turns) {
  /** @type {Hex} */
  let hex = { q, r };
  for (let turn = 0; turn < sixths(turns); turn += 1) hex = { q: -hex.r || 0, r: hex.q + hex.r };
  return hex;
}

/** @type {(way: number, turns: number) => number} */
export function turnedWay(way, turns) {
  return sixths(way + turns);
}

/** A hex mirrored at the column of (0, 0): left becomes right. @type {(hex: Hex) => Hex} */
export function mirrored({ q, r }) {
  return { q: -q || 0, r: q + r };
}

/** @type {(way: number) => number} */
export function mirroredWay(way) {
  return sixths(-way);
}

/** @type {(number: number) => number} */
function sixths(number) {
  return ((number % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
}

// -- lines and areas ----------------------------------------------------------------------------------------------------

/** The hexes of a straight line from one hex to another, both included. @type {(from: Hex, to: Hex) => Hex[]} */
export function line(from, to) {
  const steps = distance(from, to);
  const at = (/** @type {number} */ share) => nearest(from.q + (to.q - from.q) * share + 1e-6, from.r + (to.r - from.r) * share + 2e-6);
  return Array.from({ length: steps + 1 }, (_each, step) => (steps ? at(step / steps) : from));
}

/** The hexes of all columns and rows from one hex to another, as people name them. @type {(from: Hex, to: Hex) => Hex[]} */
export function rectangle(from, to) {
  const [one, other] = [offset(from), offset(to)];
  const found = [];
  for (const column of range(one.column, other.column)) {
    for (const number of range(numberOf(from), numberOf(to))) found.push(axial(column, number - 1 + isOdd(column)));
  }
  return found;
}

/** @type {(hex: Hex) => number} */
function numberOf(hex) {
  const { column, row } = offset(hex);
  return row + 1 - isOdd(column);
}

/** @type {(from: number, to: number) => number[]} */
function range(from, to) {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: most - least + 1 }, (_each, index) => least + index);
}

/** The hex around a point of the plane of axial coordinates. @type {(q: number, r: number) => Hex} */
export function nearest(q, r) {
  const s = -q - r;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return { q: roundQ || 0, r: roundR || 0 };
}

/** The hex around a point of the drawing, whose hex (0, 0) has its middle at (0, 0). @type {(x: number, y: number) => Hex} */
export function hexAt(x, y) {
  const q = x / PITCH;
  return nearest(q, (y / HIGH - q) / 2);
}

/** The middle of a hex in the same drawing. @type {(hex: Hex) => Point} */
export function middle({ q, r }) {
  return { x: PITCH * q, y: HIGH * (2 * r + q) };
}
