/** Recent searches beside the search box: kept in this browser alone, noted from the address, cleared by a button. */

import { maybe, one } from "./elements.js";
import { readRecent, searchIn, withSearch, wordsOf } from "./recent_searches.js";

const STORE = "sandtable.recent-searches";

/** Some browsers refuse to keep anything; then there are no recent searches. @type {() => string[]} */
function recent() {
  try {
    return readRecent(localStorage.getItem(STORE));
  } catch {
    return [];
  }
}

/** @type {(searches: string[]) => void} */
function keep(searches) {
  try {
    localStorage.setItem(STORE, JSON.stringify(searches));
  } catch {
    // Nothing is kept, as the reader of this browser wants it.
  }
}

/** @type {(search: string) => HTMLLIElement} */
function entry(search) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const words = document.createElement("bdi");
  words.textContent = wordsOf(search);
  link.className = "badge badge--plain";
  link.href = `${location.pathname}?${search}`;
  link.append(words);
  item.append(link);
  return item;
}

/** @type {(panel: HTMLElement) => void} */
function show(panel) {
  const searches = recent();
  const section = one(panel, "[data-recent]");
  section.hidden = searches.length === 0;
  one(section, "[data-recent-list]").replaceChildren(...searches.map(entry));
  const hasSaved = maybe(panel, "[data-search-now]") !== null;
  panel.hidden = section.hidden && !hasSaved;
}

/** @type {(panel: HTMLElement) => void} */
function note(panel) {
  const search = searchIn(location.search);
  const field = maybe(panel, "[data-search-now]", HTMLInputElement);
  if (field) field.value = search;
  if (search && !maybe(document, "[data-query-problems]")) keep(withSearch(recent(), search));
  show(panel);
}

const panel = one(document, "[data-searches]");
one(panel, "[data-recent-clear]").addEventListener("click", () => {
  keep([]);
  show(panel);
  const summary = one(panel, "summary");
  if (panel.hidden) document.getElementById("id_q")?.focus();
  else summary.focus();
});
document.addEventListener("htmx:pushedIntoHistory", () => note(panel));
document.addEventListener("htmx:historyRestore", () => note(panel));
note(panel);
