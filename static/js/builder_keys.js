/** The keys of the deck builder: what they mean, apart from any page. */

/**
 * The change that a key asks for on a card, as the server reads it; "" for other keys.
 *
 * @type {(event: { key: string, shiftKey?: boolean }, code: string) => string}
 */
export function changeOf({ key }, code) {
  if (/^[0-9]$/.test(key)) return `copies:${code}:${key}`;
  if (key.toLowerCase() === "e") return `elite:${code}`;
  return key === "Enter" ? `take:${code}` : "";
}

/**
 * The place of the row that an arrow, Home or End leads to, within the rows; undefined for other keys.
 *
 * @type {(key: string, here: number, count: number) => number | undefined}
 */
export function rowAfter(key, here, count) {
  /** @type {Record<string, number>} */
  const places = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: count - 1 };
  if (!Object.hasOwn(places, key) || !count) return undefined;
  return Math.min(count - 1, Math.max(0, places[key]));
}

/** The number of copies before a name that is searched, such as "2 block" or "2x block"; "" without one. @type {(words: string) => string} */
export function copiesIn(words) {
  return /^\s*([0-9])\s*x?\s+\S/i.exec(words)?.[1] ?? "";
}
