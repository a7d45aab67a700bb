/**
 * Values inside a document, by path: a list of keys and indexes. Documents are never changed in place: every function
 * returns a new document that shares all untouched parts with the old one, so parts can be compared with ===.
 */

/** The value at a path; undefined where there is none. */
export function valueAt(document, path) {
  return path.reduce((value, step) => (value === null || value === undefined ? undefined : value[step]), document);
}

/** The document with another value at a path; missing objects on the way are made. */
export function withValue(document, path, value) {
  if (!path.length) return value;
  const [step, ...rest] = path;
  const inner = withValue(document?.[step], rest, value);
  if (Array.isArray(document)) return document.with(step, inner);
  return { ...document, [step]: inner };
}

/** The document without the value at a path: an entry of a list closes the gap. */
export function without(document, path) {
  const owner = valueAt(document, path.slice(0, -1));
  const step = path.at(-1);
  if (owner === undefined) return document;
  if (Array.isArray(owner)) return withValue(document, path.slice(0, -1), owner.toSpliced(step, 1));
  const { [step]: _gone, ...rest } = owner;
  return withValue(document, path.slice(0, -1), rest);
}

/** The document with a value put into a list in front of an index. */
export function inserted(document, path, index, value) {
  return withValue(document, path, (valueAt(document, path) ?? []).toSpliced(index, 0, value));
}

/** The document with an entry of a list moved to another index. */
export function moved(document, path, from, to) {
  const list = valueAt(document, path);
  return withValue(document, path, list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
}

/** The document with a key of an object called differently, in its old place. */
export function renamed(document, path, from, to) {
  const owner = valueAt(document, path);
  const entries = Object.entries(owner).map(([key, value]) => [key === from ? to : key, value]);
  return withValue(document, path, Object.fromEntries(entries));
}

/** A path as a JSON pointer (RFC 6901). */
export function pointer(path) {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The path of a JSON pointer in a document: steps into lists are numbers. */
export function pathOf(pointerText, document) {
  const steps = pointerText
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  let value = document;
  return steps.map((step) => {
    const known = Array.isArray(value) ? Number(step) : step;
    value = value?.[known];
    return known;
  });
}

/** True where two values of JSON say the same; the order of keys does not count. */
export function isEqual(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]));
}
