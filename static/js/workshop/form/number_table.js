/** A table of whole numbers: each with a button for one less and one more, with sums where they mean something. */

import { announce } from "../announce.js";
import { iconButton } from "../buttons.js";
import { h } from "../dom.js";
import { sum, whole, within } from "./numbers.js";

/** @import { Step } from "../types.d.ts" */

/**
 * A row or a column; `name` is said in place of the label, `title` is its tooltip.
 *
 * @template {Step} Key
 * @typedef {{ key: Key, label: string, name?: string, title?: string }} Line
 */

/**
 * @template {Step} Row
 * @template {Step} Column
 * @typedef {object} Given
 * @property {string} caption for readers
 * @property {string} [corner] the words above the names of rows
 * @property {Line<Row>[]} rows
 * @property {Line<Column>[]} columns
 * @property {(row: Row, column: Column) => number | undefined} read undefined where there is no number of its own
 * @property {(row: Row, column: Column) => number} [usual] the number that counts then
 * @property {(row: Row, column: Column, number: number | undefined) => void} write gets undefined for an emptied field
 * @property {() => void} [done] called after the last change of a step
 * @property {number} [least]
 * @property {number} [most]
 * @property {boolean} [hasSums]
 * @property {boolean} [bar] whether a bar shows each number
 * @property {string} [class]
 */
/** @template {Step} Row @template {Step} Column @typedef {Required<Omit<Given<Row, Column>, "bar" | "class">> & Given<Row, Column>} Table */
/** @typedef {{ node: HTMLElement, show: () => void }} Part */

/** The table as an element; `show` brings it up to date. @type {<Row extends Step, Column extends Step>(given: Given<Row, Column>) => Part} */
export function numberTable(given) {
  const table = { corner: "", least: 0, most: 20, hasSums: false, usual: () => 0, done: () => {}, ...given };
  /** @type {Part[]} */
  const cells = [];
  const head = h("tr", {}, h("th", { scope: "col" }, table.corner), ...table.columns.map(({ label }) => h("th", { scope: "col" }, label)));
  const lines = table.rows.map((row) => line(table, row, cells));
  const sums = table.hasSums ? sumsOf(table, head, lines) : null;
  const body = h("tbody", {}, ...lines.map((each) => each.node));
  const caption = h("caption", { class: "visually-hidden" }, table.caption);
  const hasHead = table.columns.some(({ label }) => label);
  const parts = [caption, hasHead ? h("thead", {}, head) : null, body, sums?.node];
  const node = h("div", { class: "ws-frame" }, h("table", { class: `ws-numbers ${table.class ?? ""}` }, ...parts));
  const show = () => {
    for (const each of cells) each.show();
    sums?.show();
  };
  return { node, show };
}

/** @type {<Row extends Step, Column extends Step>(table: Table<Row, Column>, row: Line<Row>, cells: Part[]) => { row: Line<Row>, node: HTMLElement }} */
function line(table, row, cells) {
  const own = table.columns.map((column) => cell(table, row, column));
  cells.push(...own);
  const name = h("th", { scope: "row", title: row.title }, row.label);
  return { row, node: h("tr", { "data-row": row.key }, name, ...own.map((each) => each.node)) };
}

/** @type {<Row extends Step, Column extends Step>(table: Table<Row, Column>, row: Line<Row>, column: Line<Column>) => Part} */
function cell(table, row, column) {
  const label = column.label ? `${row.name ?? row.label}, ${column.label}` : (row.name ?? row.label);
  const limits = { min: table.least, max: table.most };
  const control = h("input", { type: "number", ...limits, step: 1, inputmode: "numeric", "aria-label": label });
  const shown = () => table.read(row.key, column.key) ?? table.usual(row.key, column.key);
  /** @type {(by: number) => () => void} */
  const step = (by) => () => {
    const number = within(shown() + by, table.least, table.most);
    table.write(row.key, column.key, number);
    table.done();
    announce(`${label}: ${number}`);
  };
  control.addEventListener("input", () => table.write(row.key, column.key, whole(control.value)));
  control.addEventListener("change", () => {
    control.value = String(shown());
    table.done();
  });
  const less = iconButton("less", `One less: ${label}`, step(-1));
  const more = iconButton("more", `One more: ${label}`, step(1));
  const bar = table.bar ? h("span", { class: `ws-bar-of ws-bar-of--${column.key}`, "aria-hidden": "true" }) : null;
  const show = () => {
    const number = shown();
    const isTyping = control === document.activeElement && (control.value === "" || Number(control.value) === number);
    if (!isTyping && control.value !== String(number)) control.value = String(number);
    less.disabled = number <= table.least;
    more.disabled = number >= table.most;
    control.classList.toggle("is-usual", table.read(row.key, column.key) === undefined);
    control.classList.toggle("is-none", number === 0);
    bar?.style.setProperty("--count", String(number));
  };
  const node = h("td", { "data-count-of": column.key }, h("span", { class: "ws-cell" }, less, control, more), bar);
  return { node, show };
}

/**
 * A last column with the sum of each row where there are several columns, and a last row with those of the columns.
 *
 * @type {<Row extends Step, Column extends Step>(table: Table<Row, Column>, head: HTMLElement, lines: { row: Line<Row>, node: HTMLElement }[]) => Part}
 */
function sumsOf(table, head, lines) {
  /** @type {(row: typeof table.rows[0], column: typeof table.columns[0]) => number} */
  const number = (row, column) => table.read(row.key, column.key) ?? table.usual(row.key, column.key);
  const hasColumn = table.columns.length > 1;
  /** @type {(() => void)[]} */
  const shows = [];
  /** @type {(rows: typeof table.rows, columns: typeof table.columns) => HTMLElement} */
  const part = (rows, columns) => {
    const node = h("td", { class: "ws-sum" });
    shows.push(() => (node.textContent = String(sum(rows, columns, number))));
    return node;
  };
  if (hasColumn) head.append(h("th", { scope: "col" }, "Sum"));
  if (hasColumn) for (const each of lines) each.node.append(part([each.row], table.columns));
  const below = [...table.columns.map((column) => part(table.rows, [column])), hasColumn ? part(table.rows, table.columns) : null];
  const node = h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, "Sum"), ...below));
  return { node, show: () => shows.forEach((each) => each()) };
}
