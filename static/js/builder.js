/**
 * The deck builder by keyboard, and everything that is quicker with scripts. Without them each button is a form.
 *
 * - In a row of a card: digits set the copies, E makes elite, Enter takes the card and goes on, arrows move and open it.
 * - In the search: arrow down goes to the list, Enter to its first card, or takes it where a number stands before.
 * - Ctrl+Z and its relatives undo and redo. A format that is chosen acts at once. A card that opens fetches its content.
 *
 * Presses go to the server one after the other, each with the builder that the one before has brought.
 */

import { changeOf, copiesIn, rowAfter } from "./builder_keys.js";
import { all, around, maybe, one } from "./elements.js";
import { lettersAct } from "./letters.js";
import { isLetter, isTyping, stepOf } from "./shortcuts.js";

/** Presses that the server has not answered yet, in order. @type {Promise<unknown>} */
let sent = Promise.resolve();
let waiting = 0;
/** The element that has the focus while presses wait. */
let wanted = "";

function form() {
  return one(document, "#builder", HTMLFormElement);
}

function rows() {
  return all(document, "[data-row]");
}

/** Send a change, and the id of the element that has the focus afterwards. @type {(change: string, at: string, more?: Record<string, string>) => void} */
function press(change, at, more = {}) {
  waiting += 1;
  wanted = document.activeElement?.id ?? "";
  sent = sent
    .then(() => post(change, at, more))
    .finally(() => {
      waiting -= 1;
    });
}

/** @type {(change: string, at: string, more: Record<string, string>) => Promise<void>} */
function post(change, at, more) {
  const builder = form();
  const address = `${builder.getAttribute("action")}?at=${encodeURIComponent(at)}`;
  const values = { change, ...more };
  return window.htmx.ajax("POST", address, { source: builder, target: builder, swap: "outerHTML", values });
}

/** The button with its change and its id, as it sends them without scripts. @type {(button: HTMLButtonElement) => void} */
function pressButton(button) {
  const [change, at = button.id] = button.value.split("@");
  press(change, at);
}

/** @type {(place: number | undefined) => void} */
function goTo(place) {
  if (place !== undefined) rows()[place]?.focus();
}

/** Take the card of a row and go on to the next one that the deck has not. @type {(row: HTMLElement) => void} */
function takeAndGoOn(row) {
  const code = row.dataset.row ?? "";
  const isInList = Boolean(row.closest("#found"));
  if (isInList) {
    const rest = all(one(document, "#found"), "[data-row]");
    const next = rest.slice(rest.indexOf(row) + 1).find((each) => !each.classList.contains("is-held"));
    next?.focus();
  }
  press(changeOf({ key: "Enter" }, code), isInList ? `after-${code}` : row.id);
}

/** A key on a card; true where it meant something. @type {(event: KeyboardEvent, row: HTMLElement) => boolean} */
function onRow(event, row) {
  const place = rowAfter(event.key, rows().indexOf(row), rows().length);
  if (place !== undefined) {
    goTo(place);
    return true;
  }
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    const card = maybe(row, "details", HTMLDetailsElement);
    if (card) card.open = event.key === "ArrowRight";
    return Boolean(card);
  }
  if (event.key === "Enter" && event.target === row) {
    takeAndGoOn(row);
    return true;
  }
  const change = isLetter(event) && lettersAct() ? changeOf(event, row.dataset.row ?? "") : "";
  if (change) press(change, row.id);
  return Boolean(change);
}

/** Whether the list shows what stands in the search box. @type {(search: HTMLInputElement) => boolean} */
function isFound(search) {
  return maybe(document, "#found input[name=q]", HTMLInputElement)?.value === search.value;
}

/** Bring the list up to what stands in the search box. @type {(search: HTMLInputElement) => Promise<void>} */
async function untilFound(search) {
  if (isFound(search)) return;
  const filters = new FormData(one(document, "#filters", HTMLFormElement));
  /** @type {Record<string, string>} */
  const values = {};
  for (const [name, value] of filters) values[name] = String(value);
  const address = form().dataset.builder ?? "";
  await window.htmx.ajax("GET", address, { target: one(document, "#found"), swap: "outerHTML", values });
}

/** A key in the search box; true where it meant something. @type {(event: KeyboardEvent, search: HTMLInputElement) => boolean} */
function onSearch(event, search) {
  if (event.key === "ArrowDown") maybe(document, "#found [data-row]")?.focus();
  else if (event.key === "Enter") untilFound(search).then(() => chooseFirst(search));
  else return false;
  return true;
}

/** @type {(search: HTMLInputElement) => void} */
function chooseFirst(search) {
  const first = maybe(document, "#found [data-row]");
  const copies = copiesIn(search.value);
  if (first && copies) press(`copies:${first.dataset.row}:${copies}`, search.id, { q: "" });
  else first?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || !(event.target instanceof Element) || maybe(document, "dialog[open]")) return;
  if (event.target instanceof HTMLInputElement && event.target.id === "find-words") {
    if (onSearch(event, event.target)) event.preventDefault();
    return;
  }
  if (isTyping(event.target)) return;
  const step = stepOf(event);
  const row = around(event.target, "[data-row]");
  if (step) press(step, document.activeElement?.id ?? "");
  else if (event.ctrlKey || event.metaKey || event.altKey || !row || !onRow(event, row)) return;
  event.preventDefault();
});

document.addEventListener(
  "submit",
  (event) => {
    if (!(event instanceof SubmitEvent) || event.target !== maybe(document, "#builder")) return;
    if (!(event.submitter instanceof HTMLButtonElement) || event.submitter.name !== "change") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressButton(event.submitter);
  },
  true,
);

document.addEventListener("change", (event) => {
  const field = around(event.target, "[data-at-once]", HTMLSelectElement);
  if (field) press(`format:${field.value}`, field.id);
});

document.addEventListener(
  "toggle",
  (event) => {
    const card = event.target;
    if (!(card instanceof HTMLDetailsElement) || !card.open) return;
    const panel = maybe(card, "[data-panel]");
    const address = panel?.dataset.panel;
    if (!panel || !address) return;
    panel.removeAttribute("data-panel");
    window.htmx.ajax("GET", address, { target: panel, swap: "innerHTML" });
  },
  true,
);

/** Parts that were open stay open. @type {string[]} */
let open = [];
document.addEventListener("htmx:beforeSwap", () => {
  open = all(document, "details[open][data-keep-open]").map((each) => each.id);
});
document.addEventListener("htmx:afterSettle", () => {
  for (const id of open.splice(0)) maybe(document, `#${id}`)?.setAttribute("open", "");
  if (waiting > 1) document.getElementById(wanted)?.focus();
});

/** Back on the page, which the browser may have kept: another page or tab may have changed the deck. */
window.addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  const address = `${form().dataset.builder}${location.search}`;
  window.htmx.ajax("GET", address, { target: form(), swap: "outerHTML" });
});
