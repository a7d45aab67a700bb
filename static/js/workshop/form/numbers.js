/** Whole numbers of fields and tables: what is typed, what limits allow, and sums. */

/** The whole number that a text says; undefined for an empty one. @type {(text: string) => number | undefined} */
export function whole(text) {
  return text === "" ? undefined : Math.trunc(Number(text));
}

/** The number, or the nearest one that limits allow. @type {(number: number, least: number, most: number) => number} */
export function within(number, least, most) {
  return Math.min(most, Math.max(least, number));
}

/**
 * The sum of the numbers of a table in some rows and columns.
 *
 * @type {<Row, Column>(rows: Row[], columns: Column[], number: (row: Row, column: Column) => number) => number}
 */
export function sum(rows, columns, number) {
  return rows.flatMap((row) => columns.map((column) => number(row, column))).reduce((whole, part) => whole + part, 0);
}
