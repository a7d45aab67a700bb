/**
 * Values inside a document, by path: a list of keys and indexes. Documents are never changed in place: every function
 * returns a new document that shares all untouched parts with the old one, so parts can be compared with ===.
 */

/** @import { Path, Step } from "./types.d.ts" */

/**
 * The value at a path; undefined where there is none. A draft may hold anything: who expects more than `unknown` says so.
 *
 * @template [Value=unknown]
 * @param {unknown} document
 * @param {Path} path
 * @returns {Value | undefined}
 */
export function valueAt(document, path) {
  return /** @type {Value | undefined} */ (path.reduce(inside, document));
}

/** The value of one key or index; undefined where there is none. @type {(value: unknown, step: Step) => unknown} */
function inside(value, step) {
  return value === null || value === undefined ? undefined : /** @type {Record<Step, unknown>} */ (value)[step];
}

/**
 * The document with another value at a path; missing objects on the way are made.
 *
 * @type {<Doc>(document: Doc, path: Path, value: unknown) => Doc}
 */
export function withValue(document, path, value) {
  return /** @type {typeof document} */ (changed(document, path, value));
}

/** @type {(document: unknown, path: Path, value: unknown) => unknown} */
function changed(document, path, value) {
  if (!path.length) return value;
  const [step, ...rest] = path;
  const inner = changed(inside(document, step), rest, value);
  if (Array.isArray(document)) return document.with(Number(step), inner);
  return { .../** @type {object} */ (document), [step]: inner };
}

/**
 * The document without the value at a path: an entry of a list closes the gap.
 *
 * @type {<Doc>(document: Doc, path: Path) => Doc}
 */
export function without(document, path) {
  const owner = valueAt(document, path.slice(0, -1));
  const step = path.at(-1);
  if (owner === undefined || step === undefined) return document;
  if (Array.isArray(owner)) return withValue(document, path.slice(0, -1), owner.toSpliced(Number(step), 1));
  const { [step]: _gone, ...rest } = /** @type {Record<Step, unknown>} */ (owner);
  return withValue(document, path.slice(0, -1), rest);
}

/**
 * The document with a value put into a list in front of an index.
 *
 * @type {<Doc>(document: Doc, path: Path, index: number, value: unknown) => Doc}
 */
export function inserted(document, path, index, value) {
  return withValue(document, path, listAt(document, path).toSpliced(index, 0, value));
}

/**
 * The document with an entry of a list moved to another index.
 *
 * @type {<Doc>(document: Doc, path: Path, from: number, to: number) => Doc}
 */
export function moved(document, path, from, to) {
  const list = listAt(document, path);
  return withValue(document, path, list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
}

/**
 * The document with a key of an object called differently, in its old place.
 *
 * @type {<Doc>(document: Doc, path: Path, from: string, to: string) => Doc}
 */
export function renamed(document, path, from, to) {
  const owner = valueAt(document, path);
  const entries = Object.entries(owner ?? {}).map(([key, value]) => [key === from ? to : key, value]);
  return withValue(document, path, Object.fromEntries(entries));
}

/** The list at a path; an empty one where there is none. @type {(document: unknown, path: Path) => unknown[]} */
function listAt(document, path) {
  return valueAt(document, path) ?? [];
}

/** A path as a JSON pointer (RFC 6901). @type {(path: Path) => string} */
export function pointer(path) {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The path of a JSON pointer in a document: steps into lists are numbers. @type {(pointerText: string, document: unknown) => Path} */
export function pathOf(pointerText, document) {
  const steps = pointerText
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  let value = document;
  return steps.map((step) => {
    const known = Array.isArray(value) ? Number(step) : step;
    value = inside(value, known);
    return known;
  });
}

/**
 * True where two values of JSON say the same; the order of keys does not count.
 *
 * @type {(one: unknown, other: unknown) => boolean}
 */
export function isEqual(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(inside(one, key), inside(other, key)));
}
