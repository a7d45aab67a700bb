/**
 * Step through a game without loading the page: moments are fetched as pieces of HTML, the neighbours ahead of time.
 *
 * The page works without this as plain links (`?at=57`). With it `#d57` in the address is the moment on the screen.
 * Keys: left and right arrow a step, with Shift a turn, space plays, Home and End, + and - change the speed.
 */

import { all, around, maybe, one } from "./elements.js";
import { momentIn, steps, within } from "./moments.js";
import { put } from "./pieces.js";

const page = one(document, "[data-replay]");
const { address, view, token } = page.dataset;
const last = Number(page.dataset.last);
const turns = (page.dataset.turns ?? "").split(" ").map(Number);
const targets = steps(last, turns);
const place = one(page, "#moment");
const seek = one(page, "#replay-at", HTMLInputElement);
const playButton = one(page, "[data-replay-play]");
const speed = one(page, "[data-replay-speed] select", HTMLSelectElement);
const said = one(page, "[data-replay-said]");
const problem = one(page, "[data-replay-problem]");
const KEPT = 60;

/** The HTML of moments, asked for or there. @type {Map<number, Promise<string>>} */
const pieces = new Map();
let at = Number(page.dataset.at);
let wanted = at;
/** The timer of the next step; 0 while the game stands still. */
let timer = 0;

/* ---------------------------------------------------------------- moments */

/** The HTML of a moment; it is kept for a while. @type {(moment: number) => Promise<string>} */
function piece(moment) {
  const known = pieces.get(moment);
  if (known) return known;
  const loading = fetched(moment);
  loading.catch(() => pieces.delete(moment));
  pieces.set(moment, loading);
  if (pieces.size > KEPT) pieces.delete([...pieces.keys()][0]);
  return loading;
}

/** @type {(moment: number) => Promise<string>} */
async function fetched(moment) {
  const answer = await fetch(`${address}/at/${moment}?view=${view}&v=${token}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** @type {(moment: number) => Promise<void>} */
async function go(moment) {
  wanted = moment;
  try {
    const html = await piece(moment);
    if (wanted !== moment) return;
    show(moment, html);
    problem.hidden = true;
  } catch {
    if (wanted !== moment) return;
    pause();
    problem.textContent = page.dataset.lost ?? "";
    problem.hidden = false;
  }
}

/** Put a moment on the page, and ask for its neighbours. @type {(moment: number, html: string) => void} */
function show(moment, html) {
  const focused = document.activeElement;
  const hadPlace = focused instanceof HTMLElement && place.contains(focused) && "replayAt" in focused.dataset;
  put(place, html);
  at = moment;
  tell();
  if (hadPlace) maybe(place, `[data-replay-at="${at}"]`)?.focus({ preventScroll: true });
  place.dispatchEvent(new CustomEvent("sandtable:moment", { bubbles: true, detail: { at } }));
  if (at < last) piece(at + 1);
  if (at > 0 && !timer) piece(at - 1);
}

/** Everything around the board says where it stands now. */
function tell() {
  const shown = one(place, "[data-moment]");
  seek.value = String(at);
  seek.setAttribute("aria-valuetext", shown.dataset.where ?? "");
  if (!timer) said.textContent = shown.dataset.said ?? "";
  history.replaceState(history.state, "", `#d${at}`);
  for (const link of all(page, "[data-replay-go]")) {
    link.setAttribute("href", `?view=${view}&at=${targetOf(link)(at)}#replay`);
  }
  for (const tab of all(page, "[data-replay-view]")) {
    tab.setAttribute("href", `?view=${tab.dataset.replayView}&at=${at}#d${at}`);
  }
  for (const line of all(document, "[data-replay-line]")) {
    if (line.dataset.replayLine === shown.dataset.current) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
}

/* ---------------------------------------------------------------- playing */

function play() {
  if (at >= last) at = -1;
  timer = setTimeout(next, 0);
  sign("⏸", "pause", true);
}

async function next() {
  const started = performance.now();
  await go(within(at + 1, last));
  if (!timer) return;
  if (at >= last) pause();
  else timer = setTimeout(next, Math.max(0, Number(speed.value) - (performance.now() - started)));
}

function pause() {
  if (!timer) return;
  clearTimeout(timer);
  timer = 0;
  sign("▶", "play", false);
  said.textContent = one(place, "[data-moment]").dataset.said ?? "";
}

/** Let the button show what it would do. @type {(symbol: string, word: "play" | "pause", isPlaying: boolean) => void} */
function sign(symbol, word, isPlaying) {
  const words = one(playButton, "[data-replay-play-word]");
  one(playButton, "[data-replay-play-sign]").textContent = symbol;
  words.textContent = words.dataset[word] ?? "";
  playButton.setAttribute("aria-pressed", String(isPlaying));
}

/** @type {(by: number) => void} */
function changeSpeed(by) {
  speed.selectedIndex = Math.min(speed.options.length - 1, Math.max(0, speed.selectedIndex + by));
}

/* ---------------------------------------------------------------- hands on it */

/** @type {(moment: number) => void} */
function step(moment) {
  pause();
  go(moment);
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = around(event.target, "[data-replay-go], [data-replay-at], .log__place");
  if (!link) return;
  event.preventDefault();
  step(link.dataset.replayGo ? targetOf(link)(wanted) : momentOf(link));
  if (!page.contains(link)) page.scrollIntoView({ block: "start" });
});

/** The step of a button. @type {(link: HTMLElement) => (moment: number) => number} */
function targetOf(link) {
  return targets[link.dataset.replayGo ?? "on"];
}

/** The moment that a link leads to. @type {(link: HTMLElement) => number} */
function momentOf(link) {
  return Number(link.dataset.replayAt ?? link.parentElement?.dataset.replayLine);
}

/** @type {Record<string, (event: KeyboardEvent) => void>} */
const KEYS = {
  ArrowLeft: (event) => step(targets[event.shiftKey ? "turn-back" : "back"](wanted)),
  ArrowRight: (event) => step(targets[event.shiftKey ? "turn-on" : "on"](wanted)),
  Home: () => step(0),
  End: () => step(last),
  " ": () => (timer ? pause() : play()),
  "+": () => changeSpeed(1),
  "-": () => changeSpeed(-1),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return;
  if (document.querySelector("dialog[open]")) return;
  if (around(event.target, "input, select, textarea, [contenteditable], [data-own-keys]", Element)) return;
  if (event.key === " " && around(event.target, "button, summary")) return;
  event.preventDefault();
  KEYS[event.key](event);
});

seek.addEventListener("input", () => step(Number(seek.value)));
one(page, "[data-replay-seek]").addEventListener("submit", (event) => {
  event.preventDefault();
  step(Number(seek.value));
});
playButton.addEventListener("click", () => (timer ? pause() : play()));
window.addEventListener("hashchange", () => {
  const moment = momentIn(location.hash, last);
  if (moment !== undefined && moment !== wanted) step(moment);
});

playButton.hidden = false;
one(page, "[data-replay-speed]").hidden = false;
one(page, "[data-replay-submit]").hidden = true;
const asked = momentIn(location.hash, last);
if (asked !== undefined) {
  // the browser itself goes to the line of the log with that id
  page.scrollIntoView({ block: "start" });
  window.addEventListener("load", () => page.scrollIntoView({ block: "start" }), { once: true });
}
if (asked !== undefined && asked !== at) go(asked);
else if (at < last) piece(at + 1);
page.dataset.ready = "";
