/** Prices and ships: numbers that are as in the box where the document leaves them out. */

import { backToBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { numberTable } from "../../form/number_table.js";
import { valueAt, withValue, without } from "../../paths.js";

/** @import { GroupSchema } from "../../types.d.ts" */
/** @import { GameWidget, Scenario } from "./types.d.ts" */

/** @type {GameWidget<GroupSchema>} */
function numbers(form, path, schema, hint) {
  const box = form.page.data.box[path[0] === "ships" ? "ships" : "prices"];
  const rows = Object.entries(hint.choices ?? {}).map(([key, label]) => ({ key, label }));
  const limits = Object.values(schema.properties);
  /** @type {(key: string, column: string, number: number | undefined) => void} */
  const write = (key, _column, number) => {
    const here = [...path, key];
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => (number === undefined ? form.emptied(path, without(document, here)) : withValue(document, here, number));
    form.store.edit(`Change ${form.label(here)}`, change, { source: "form", together: here.join(" ") });
  };
  const table = numberTable({
    caption: form.label(path, hint),
    rows,
    columns: [{ key: "", label: "" }],
    read: (key) => valueAt(form.store.document, [...path, key]),
    usual: (key) => box[key],
    write,
    done: () => form.store.endOfStep(),
    least: Math.min(...limits.map((each) => each.minimum ?? 0)),
    most: Math.max(...limits.map((each) => each.maximum ?? 0)),
  });
  const back = backToBox(form, path);
  const update = (/** @type {unknown} */ value) => {
    table.show();
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, table.node, back.node), update };
}

register("prices", numbers, { showsNothing: true });
register("ships", numbers, { showsNothing: true });
