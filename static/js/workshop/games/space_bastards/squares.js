/**
 * Squares of a planet or a ship, painted on a canvas: rows of "#" and ".". A press or a stroke makes squares or takes them
 * away; with the keyboard arrows move and space changes a square. Empty rows below and empty columns on the right go; one
 * more of each is shown to be painted.
 */

import { all, around } from "../../../elements.js";
import { h } from "../../dom.js";
import { backToBox, listOr } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { pointer, valueAt } from "../../paths.js";

/** @import { GameWidget } from "./types.d.ts" */

/** @typedef {{ row: number, column: number, node: HTMLButtonElement, show: (isSquare: boolean) => void }} Cell */
/** @typedef {(row: number, column: number, isSquare: boolean) => void} Paint */

const [SQUARE, GAP] = ["#", "."];
/** @type {Record<string, [number, number]>} */
const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @type {GameWidget} */
function squares(form, path, schema, hint) {
  const most = schema.maxItems ?? 0;
  const isTop = path.length === 1;
  const rowsNow = () => listOr(valueAt(form.store.document, path), isTop ? form.page.data.box.interior : []);
  const canvas = h("div", { class: "sb-canvas", role: "group", "aria-label": `${form.label(path, hint)}: canvas` });
  const cells = Array.from({ length: most * most }, (_each, index) => cellOf(Math.floor(index / most), index % most));
  canvas.append(...cells.map((each) => each.node));
  /** @type {Paint} */
  const paint = (row, column, isSquare) => {
    const rows = painted(rowsNow(), row, column, isSquare ? SQUARE : GAP);
    form.set(path, rows, { together: `${pointer(path)} paint` });
  };
  strokes(canvas, paint, () => form.store.endOfStep());
  walked(canvas, most);
  const back = isTop ? backToBox(form, path) : null;
  const update = (/** @type {unknown} */ value) => {
    const rows = rowsNow();
    const [high, wide] = [rows.length, Math.max(0, ...rows.map((each) => each.length))];
    canvas.style.setProperty("--columns", String(Math.min(most, wide + 1)));
    for (const each of cells) {
      each.show(rows[each.row]?.[each.column] === SQUARE);
      each.node.hidden = each.row > high || each.column > wide;
    }
    back?.show(value);
  };
  return { node: grouped(form, path, schema, hint, canvas, back?.node), update };
}

/** @type {(row: number, column: number) => Cell} */
function cellOf(row, column) {
  const node = h("button", { type: "button", class: "sb-cell", "data-row": row, "data-column": column, tabindex: row || column ? -1 : 0 });
  node.setAttribute("aria-label", `Row ${row + 1}, column ${column + 1}`);
  return { row, column, node, show: (isSquare) => node.setAttribute("aria-pressed", String(isSquare)) };
}

/**
 * Rows with one square more or less: as wide and high as its squares need.
 *
 * @type {(rows: string[], row: number, column: number, sign: string) => string[]}
 */
export function painted(rows, row, column, sign) {
  const height = Math.max(rows.length, row + 1);
  const width = Math.max(column + 1, ...rows.map((each) => each.length));
  const padded = Array.from({ length: height }, (_each, index) => (rows[index] ?? "").padEnd(width, GAP));
  const changed = padded.with(row, `${padded[row].slice(0, column)}${sign}${padded[row].slice(column + 1)}`);
  return trimmed(changed);
}

/** @type {(rows: string[]) => string[]} */
function trimmed(rows) {
  const last = Math.max(
    0,
    rows.findLastIndex((each) => each.includes(SQUARE)),
  );
  const width = Math.max(1, ...rows.map((each) => each.lastIndexOf(SQUARE) + 1));
  return rows.slice(0, last + 1).map((each) => each.slice(0, width));
}

/**
 * A stroke makes squares, or takes them away where it began on one. Clicks without a pointer are from the keyboard.
 *
 * @type {(canvas: HTMLElement, paint: Paint, done: () => void) => void}
 */
function strokes(canvas, paint, done) {
  /** Whether squares are made or taken away; null while nothing is painted. @type {boolean | null} */
  let brush = null;
  /** @type {(node: HTMLElement) => boolean} */
  const isSquare = (node) => node.getAttribute("aria-pressed") === "true";
  const begin = (/** @type {HTMLElement} */ node) => {
    brush = !isSquare(node);
    use(node);
  };
  const use = (/** @type {HTMLElement} */ node) => paint(Number(node.dataset.row), Number(node.dataset.column), Boolean(brush));
  /** @type {(event: PointerEvent) => HTMLElement | null} */
  const below = ({ clientX, clientY }) => around(document.elementFromPoint(clientX, clientY), ".sb-cell");
  canvas.addEventListener("pointerdown", (event) => {
    const node = around(event.target, ".sb-cell");
    if (!node || event.button) return;
    if (node.hasPointerCapture(event.pointerId)) node.releasePointerCapture(event.pointerId);
    begin(node);
  });
  canvas.addEventListener("pointermove", (event) => {
    const node = brush === null ? null : below(event);
    if (node && canvas.contains(node) && isSquare(node) !== brush) use(node);
  });
  const end = () => {
    if (brush !== null) done();
    brush = null;
  };
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
  canvas.addEventListener("click", (event) => {
    const node = around(event.target, ".sb-cell");
    if (!node || event.detail) return;
    begin(node);
    end();
  });
}

/** One square is in the order of the Tab key; arrows move to the others. @type {(canvas: HTMLElement, most: number) => void} */
function walked(canvas, most) {
  canvas.addEventListener("keydown", (event) => {
    const node = around(event.target, ".sb-cell");
    const step = MOVES[event.key];
    if (!node || !step) return;
    event.preventDefault();
    const [row, column] = [Number(node.dataset.row) + step[0], Number(node.dataset.column) + step[1]];
    if (row >= 0 && column >= 0 && row < most && column < most) all(canvas, ".sb-cell")[row * most + column].focus();
  });
  canvas.addEventListener("focusin", ({ target }) => {
    for (const each of all(canvas, ".sb-cell")) each.tabIndex = each === target ? 0 : -1;
  });
}

register("squares", squares);
