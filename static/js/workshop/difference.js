/** The difference of two documents as a JSON Patch (RFC 6902) of add, remove and replace. */

import { isEqual, pointer } from "./paths.js";

/** @import { Operation, Path } from "./types.d.ts" */

/**
 * The operations that turn one document into another; parts that are shared (===) cost nothing.
 *
 * @type {(before: unknown, after: unknown, path?: Path) => Operation[]}
 */
export function difference(before, after, path = []) {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, path);
  if (isObject(before) && isObject(after)) return ofObjects(before, after, path);
  return isEqual(before, after) ? [] : [{ op: "replace", path: pointer(path), value: after }];
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @type {(before: Record<string, unknown>, after: Record<string, unknown>, path: Path) => Operation[]} */
function ofObjects(before, after, path) {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  /** @type {Operation[]} */
  const operations = gone.map((key) => ({ op: "remove", path: pointer([...path, key]) }));
  for (const [key, value] of Object.entries(after)) {
    const here = [...path, key];
    if (Object.hasOwn(before, key)) operations.push(...difference(before[key], value, here));
    else operations.push({ op: "add", path: pointer(here), value });
  }
  return operations;
}

/**
 * Equal beginnings and ends stay; between them entries are changed, then removed or added.
 *
 * @type {(before: unknown[], after: unknown[], path: Path) => Operation[]}
 */
function ofLists(before, after, path) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, now] = [before.length - end, after.length - end];
  /** @type {Operation[]} */
  const operations = [];
  for (let index = start; index < Math.min(old, now); index += 1) {
    operations.push(...difference(before[index], after[index], [...path, index]));
  }
  for (let index = old - 1; index >= now; index -= 1) operations.push({ op: "remove", path: pointer([...path, index]) });
  for (let index = old; index < now; index += 1) {
    operations.push({ op: "add", path: pointer([...path, index]), value: after[index] });
  }
  return operations;
}
