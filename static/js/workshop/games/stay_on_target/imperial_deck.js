/** The Imperial deck: how many cards of each type have which attack value. The document has a list of values instead. */

import { backToBox, listOr } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { numberTable } from "../../form/number_table.js";
import { withValue } from "../../paths.js";

/** @import { GameWidget, Scenario } from "./types.d.ts" */

const HIGHEST = 20;

/** @type {GameWidget} */
function imperialDeck(form, path, schema, hint) {
  const { box, types } = form.page.data;
  /** @type {(document: Scenario, type: string) => number[]} */
  const valuesOf = (document, type) => listOr(document.imperial_deck?.[type], box.imperial_deck[type], "number");
  const rows = Array.from({ length: HIGHEST }, (_each, index) => ({
    key: index + 1,
    label: String(index + 1),
    name: `Value ${index + 1}`,
  }));
  const columns = Object.entries(types).map(([key, label]) => ({ key, label }));
  /** @type {(value: number, type: string) => number} */
  const read = (value, type) => valuesOf(form.store.document, type).filter((each) => each === value).length;
  /** @type {(value: number, type: string, count: number | undefined) => void} */
  const write = (value, type, count) => {
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => withValue(document, ["imperial_deck", type], withCount(valuesOf(document, type), value, count ?? 0));
    form.store.edit(`Change ${types[type].toLowerCase()}`, change, { source: "form", together: `imperial deck ${type} ${value}` });
  };
  const done = () => form.store.endOfStep();
  const table = numberTable({
    caption: "Cards of each type by attack value",
    corner: "Value",
    rows,
    columns,
    read,
    write,
    done,
    hasSums: true,
    bar: true,
    most: 60,
    class: "sot-deck",
  });
  const back = backToBox(form, path);
  const update = (/** @type {unknown} */ value) => {
    table.show();
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, table.node, back.node), update };
}

/**
 * The list with another number of one value: further ones stand behind the last that is not larger.
 *
 * @type {(values: number[], value: number, count: number) => number[]}
 */
export function withCount(values, value, count) {
  let list = values;
  for (let now = list.filter((each) => each === value).length; now < count; now += 1) {
    const after = list.findLastIndex((each) => each <= value);
    list = list.toSpliced(after + 1, 0, value);
  }
  for (let now = list.filter((each) => each === value).length; now > count; now -= 1) {
    list = list.toSpliced(list.lastIndexOf(value), 1);
  }
  return list;
}

register("imperial_deck", imperialDeck, { showsNothing: true });
