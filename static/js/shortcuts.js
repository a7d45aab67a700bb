/** Which keys are shortcuts: questions about an event, apart from any page. */

const FIELDS = ["INPUT", "TEXTAREA", "SELECT"];

/**
 * True for a single letter or sign without Ctrl, Alt or Meta.
 *
 * @type {(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">) => boolean}
 */
export function isLetter({ key, ctrlKey, metaKey, altKey }) {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** True for a field, and for an element that can be edited. @type {(target: { tagName: string, isContentEditable?: boolean }) => boolean} */
export function isTyping({ tagName, isContentEditable }) {
  return Boolean(isContentEditable) || FIELDS.includes(tagName);
}

/**
 * The place that an arrow, Home or End leads to in a row of things, the first after the last; undefined for other keys.
 *
 * @type {(key: string, here: number, count: number) => number | undefined}
 */
export function placeAfter(key, here, count) {
  /** @type {Record<string, number>} */
  const places = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: count - 1 };
  return Object.hasOwn(places, key) ? (places[key] + count) % count : undefined;
}

/**
 * The step that Ctrl+Z and its relatives ask for; "" for other keys.
 *
 * @type {(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">) => "undo" | "redo" | ""}
 */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (!(ctrlKey || metaKey) || altKey) return "";
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" ? "redo" : "";
}
