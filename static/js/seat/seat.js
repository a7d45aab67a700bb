/**
 * Play without loading the page: answers are sent as their form would be, and the new table comes as a piece of HTML.
 *
 * While an agent thinks the table is asked for again and again, more and more seldom; the service answers 304 until there
 * is something new. The looks come at the same times whatever the agent has to think about, so a quick answer tells nothing.
 * A page that waits for its person looks too, now and then: the question may be answered in another tab.
 * Without this module the page works as plain forms.
 */

import { all, maybe, one } from "../elements.js";
import { put } from "../pieces.js";
import { listen, offer } from "./board.js";
import { tellOneByOne } from "./happened.js";
import { pauseBefore } from "./looking.js";
import { uncover } from "./sheet.js";
import { explain } from "./texts.js";
import { makeGuard, watch } from "./guard.js";
import { offerTicks } from "./several.js";
import { listenToRows, numberRows } from "./rows.js";

const root = one(document, "[data-seat]");
const place = one(root, "[data-seat-piece]");
const problem = one(root, "[data-seat-problem]");
const said = one(root, "[data-seat-said]");
const { table = "", lost = "" } = root.dataset;
/** Milliseconds before each look for the agent's answer; the last one repeats. */
const pauses = (root.dataset.looks ?? "").split(" ").map(Number);

let etag = root.dataset.etag ?? "";
let isSending = false;
/** The timer of the next look; 0 while none is due. */
let timer = 0;
let looks = 0;
const guard = makeGuard();
/** The timer that says that presses are taken again. */
let opening = 0;

/** Put a table on the page. @type {(html: string) => void} */
function show(html) {
  const hadFocus = place.contains(document.activeElement);
  const before = question();
  put(place, html);
  document.title = maybe(place, "[data-page-title]")?.dataset.pageTitle || document.title;
  showPlayers();
  if (question() !== before) guard.change(performance.now());
  ready();
  tellOneByOne(place);
  uncover();
  const prompt = maybe(place, ".seat__prompt");
  const asksBack = maybe(place, "[data-seat-sure]") !== null;
  if ((hadFocus || asksBack) && prompt) {
    prompt.tabIndex = -1;
    prompt.focus({ preventScroll: !asksBack });
  }
  const lines = all(place, "[data-seat-lines] li").slice(-4);
  said.textContent = [...lines, ...(prompt ? [prompt] : []), ...all(place, "[data-seat-news]")]
    .map((each) => each.textContent.trim())
    .join(" ");
  place.dispatchEvent(new CustomEvent("sandtable:moment", { bubbles: true, detail: {} }));
}

/** Somebody may have sat down: the names in the head of the page are those of the table. */
function showPlayers() {
  const told = maybe(place, "[data-seat-who]");
  const head = maybe(document, "[data-seat-players]");
  if (told instanceof HTMLTemplateElement && head && head.textContent !== told.content.textContent) {
    head.replaceChildren(told.content.cloneNode(true));
  }
}

function ready() {
  offer();
  offerTicks();
  numberRows(place);
  stopLooking();
  looks = 0;
  lookLater();
  sayWhenReady();
}

/** Say in `data-ready` what is asked, or the state where nobody is asked, once presses are taken. */
function sayWhenReady() {
  const state = one(place, "[data-seat-state]").dataset.seatState ?? "";
  clearTimeout(opening);
  opening = setTimeout(() => {
    root.dataset.ready = one(place, "[data-seat-asked]").dataset.seatAsked || state;
  }, guard.left(performance.now()));
}

/** A menu has opened: the second press on its thing would take an option that nobody has read. */
function waitForMenu() {
  guard.change(performance.now());
  delete root.dataset.ready;
  sayWhenReady();
}

/** The open question: its letters, and whether the page asks back. */
function question() {
  return `${one(place, "[data-seat-asked]").dataset.seatAsked} ${maybe(place, "[data-seat-sure]") !== null}`;
}

function stopLooking() {
  clearTimeout(timer);
  timer = 0;
}

function lookLater() {
  const pause = pauseBefore(one(place, "[data-seat-state]").dataset.seatState ?? "", looks, pauses);
  if (pause) timer = setTimeout(look, pause);
  looks += 1;
}

async function look() {
  stopLooking();
  if (isSending) return;
  if (document.visibilityState === "hidden") return lookLater();
  try {
    const answer = await fetch(table, { credentials: "same-origin", headers: { "If-None-Match": etag }, cache: "no-store" });
    if (isSending) return;
    problem.hidden = true;
    if (answer.ok) {
      etag = answer.headers.get("ETag") ?? "";
      return show(await answer.text());
    }
    if (answer.status !== 304) tell(lost);
  } catch {
    tell(lost);
  }
  lookLater();
}

/**
 * Send a form of the table, as the button that was pressed would.
 *
 * @type {(form: HTMLFormElement, pressed: HTMLElement | null) => Promise<void>}
 */
async function send(form, pressed) {
  if (isSending) return;
  isSending = true;
  root.setAttribute("aria-busy", "true");
  delete root.dataset.ready;
  const body = new FormData(form);
  if (pressed instanceof HTMLButtonElement && pressed.name) body.set(pressed.name, pressed.value);
  body.set("piece", "1");
  try {
    const answer = await fetch(form.action, { method: "POST", body, credentials: "same-origin" });
    const html = await answer.text();
    if (html.includes("data-seat-state")) {
      etag = answer.headers.get("ETag") ?? "";
      problem.hidden = true;
      isSending = false;
      show(html);
    } else {
      tell(answer.status === 429 ? html : lost);
    }
  } catch {
    tell(lost);
  } finally {
    isSending = false;
    root.removeAttribute("aria-busy");
    ready();
  }
}

/** @type {(words: string) => void} */
function tell(words) {
  problem.textContent = words;
  problem.hidden = false;
}

root.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-seat-form]")) return;
  event.preventDefault();
  send(form, event.submitter);
});
listen((button) => {
  if (button.form) send(button.form, button);
}, waitForMenu);
watch(root, guard.takes);
listenToRows(place);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && timer) look();
});
explain(root);
ready();
uncover();
