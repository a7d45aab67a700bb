/** Recent searches as a list of addresses behind the question mark, the newest first. No page is needed. */

const PARTS = ["q", "order", "view", "format", "col", "literal"];
const LONGEST = 2000;

/** Searches that are kept. */
export const MOST_RECENT = 12;

/** The search in an address, without its page; empty where nothing is searched for. @type {(address: string) => string} */
export function searchIn(address) {
  const asked = new URLSearchParams(address);
  const kept = new URLSearchParams();
  for (const part of PARTS) for (const value of asked.getAll(part)) if (value.trim()) kept.append(part, value);
  const written = kept.has("q") ? kept.toString() : "";
  return written.length <= LONGEST ? written : "";
}

/** The words of a search. @type {(search: string) => string} */
export function wordsOf(search) {
  return (new URLSearchParams(search).get("q") ?? "").trim();
}

/** The list with a search at its beginning; others with the same words make room for it. @type {(recent: string[], search: string) => string[]} */
export function withSearch(recent, search) {
  if (!search) return recent;
  const others = recent.filter((each) => wordsOf(each).toLowerCase() !== wordsOf(search).toLowerCase());
  return [search, ...others].slice(0, MOST_RECENT);
}

/** The list that a browser kept as text; empty for a text that is no such list. @type {(text: string | null) => string[]} */
export function readRecent(text) {
  try {
    const found = JSON.parse(text ?? "[]");
    if (!Array.isArray(found)) return [];
    const texts = found.filter((each) => typeof each === "string").map(searchIn);
    return texts.filter((each) => each !== "").slice(0, MOST_RECENT);
  } catch {
    return [];
  }
}
