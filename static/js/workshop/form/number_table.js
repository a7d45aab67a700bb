/**
 * A table of whole numbers: each with a button for one less and one more, with sums where they mean something.
 *
 * numberTable({ caption, corner, rows, columns, read, write, least, most, hasSums }) => { node, show }
 * Rows and columns are lists of { key, label }. `read(row, column)` returns the number, or undefined for none of its own;
 * `usual(row, column)` is the number that counts then. `write(row, column, number)` gets undefined for an emptied field.
 */

import { announce } from "../announce.js";
import { iconButton } from "../buttons.js";
import { h } from "../dom.js";

export function numberTable(given) {
  const table = { least: 0, most: 20, hasSums: false, usual: () => 0, done: () => {}, ...given };
  const cells = [];
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, table.corner ?? ""),
    ...table.columns.map(({ label }) => h("th", { scope: "col" }, label)),
  );
  const lines = table.rows.map((row) => line(table, row, cells));
  const sums = table.hasSums ? sumsOf(table, head, lines) : null;
  const body = h("tbody", {}, ...lines.map((each) => each.node));
  const caption = h("caption", { class: "visually-hidden" }, table.caption);
  const hasHead = table.columns.some(({ label }) => label);
  const parts = [caption, hasHead ? h("thead", {}, head) : null, body, sums?.foot].filter(Boolean);
  const node = h("div", { class: "ws-frame" }, h("table", { class: `ws-numbers ${table.class ?? ""}` }, ...parts));
  const show = () => {
    for (const each of cells) each.show();
    sums?.show();
  };
  return { node, show };
}

function line(table, row, cells) {
  const own = table.columns.map((column) => cell(table, row, column));
  cells.push(...own);
  const name = h("th", { scope: "row", title: row.title }, row.label);
  return { row, node: h("tr", { "data-row": row.key }, name, ...own.map((each) => each.node)) };
}

function cell(table, row, column) {
  const label = column.label ? `${row.name ?? row.label}, ${column.label}` : (row.name ?? row.label);
  const limits = { min: table.least, max: table.most };
  const control = h("input", { type: "number", ...limits, step: 1, inputmode: "numeric", "aria-label": label });
  const shown = () => table.read(row.key, column.key) ?? table.usual(row.key, column.key);
  const step = (by) => () => {
    const number = Math.min(table.most, Math.max(table.least, shown() + by));
    table.write(row.key, column.key, number);
    table.done();
    announce(`${label}: ${number}`);
  };
  control.addEventListener("input", () => {
    const number = control.value === "" ? undefined : Math.trunc(Number(control.value));
    table.write(row.key, column.key, number);
  });
  control.addEventListener("change", () => {
    control.value = shown();
    table.done();
  });
  const less = iconButton("less", `One less: ${label}`, step(-1));
  const more = iconButton("more", `One more: ${label}`, step(1));
  const bar = table.bar ? h("span", { class: `ws-bar-of ws-bar-of--${column.key}`, "aria-hidden": "true" }) : null;
  const show = () => {
    const number = shown();
    const isTyping = control === document.activeElement && (control.value === "" || Number(control.value) === number);
    if (!isTyping && control.value !== String(number)) control.value = number;
    less.disabled = number <= table.least;
    more.disabled = number >= table.most;
    control.classList.toggle("is-usual", table.read(row.key, column.key) === undefined);
    control.classList.toggle("is-none", number === 0);
    bar?.style.setProperty("--count", String(number));
  };
  const node = h("td", { "data-count-of": column.key }, h("span", { class: "ws-cell" }, less, control, more), bar);
  return { node, show };
}

/** A last column with the sum of each row where there are several columns, and a last row with those of the columns. */
function sumsOf(table, head, lines) {
  const number = (row, column) => table.read(row.key, column.key) ?? table.usual(row.key, column.key);
  const sum = (rows, columns) => rows.reduce((whole, row) => columns.reduce((part, column) => part + number(row, column), whole), 0);
  const hasColumn = table.columns.length > 1;
  const parts = [];
  const part = (rows, columns) => {
    const node = h("td", { class: "ws-sum" });
    parts.push(() => (node.textContent = sum(rows, columns)));
    return node;
  };
  if (hasColumn) head.append(h("th", { scope: "col" }, "Sum"));
  if (hasColumn) for (const each of lines) each.node.append(part([each.row], table.columns));
  const below = [...table.columns.map((column) => part(table.rows, [column])), hasColumn ? part(table.rows, table.columns) : null];
  const foot = h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, "Sum"), ...below.filter(Boolean)));
  return { foot, show: () => parts.forEach((each) => each()) };
}
