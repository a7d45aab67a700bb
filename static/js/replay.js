/**
 * Step through a game without loading the page: moments are fetched as pieces of HTML, the neighbours ahead of time.
 *
 * The page works without this as plain links (`?at=57`). With it `#d57` in the address is the moment on the screen.
 * Keys: left and right arrow a step, with Shift a turn, space plays, Home and End, + and - change the speed.
 */

const page = document.querySelector("[data-replay]");
const { address, view, token } = page.dataset;
const last = Number(page.dataset.last);
const turns = page.dataset.turns.split(" ").map(Number);
const place = page.querySelector("#moment");
const seek = page.querySelector("#replay-at");
const playButton = page.querySelector("[data-replay-play]");
const speed = page.querySelector("[data-replay-speed] select");
const said = page.querySelector("[data-replay-said]");
const problem = page.querySelector("[data-replay-problem]");
const KEPT = 60;

const pieces = new Map();
let at = Number(page.dataset.at);
let wanted = at;
let timer;

const clamp = (number) => Math.min(last, Math.max(0, number));
const turnBefore = (moment) => turns.findLast((turn) => turn < moment) ?? 0;
const turnAfter = (moment) => turns.find((turn) => turn > moment) ?? last;
const targets = {
  first: () => 0,
  "turn-back": turnBefore,
  back: (moment) => clamp(moment - 1),
  on: (moment) => clamp(moment + 1),
  "turn-on": turnAfter,
  last: () => last,
};

/* ---------------------------------------------------------------- moments */

function piece(moment) {
  if (!pieces.has(moment)) {
    const loading = fetch(`${address}/at/${moment}?view=${view}&v=${token}`, { credentials: "same-origin" }).then((answer) =>
      answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status))),
    );
    loading.catch(() => pieces.delete(moment));
    pieces.set(moment, loading);
    if (pieces.size > KEPT) pieces.delete(pieces.keys().next().value);
  }
  return pieces.get(moment);
}

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
    problem.textContent = page.dataset.lost;
    problem.hidden = false;
  }
}

/** Put a moment on the page; what it leaves empty and the page has (`data-keep`) stays as it is. */
function show(moment, html) {
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.replayAt : undefined;
  const open = [...place.querySelectorAll("details[open][data-keep]")].map((details) => details.dataset.keep);
  const draft = document.createElement("template");
  draft.innerHTML = html;
  for (const empty of draft.content.querySelectorAll("[data-keep][id]")) {
    const kept = document.getElementById(empty.id);
    if (kept && place.contains(kept)) empty.replaceWith(kept);
  }
  for (const details of draft.content.querySelectorAll("details[data-keep]")) {
    details.open = open.includes(details.dataset.keep);
  }
  place.replaceChildren(draft.content);
  at = moment;
  tell();
  if (focused !== undefined) place.querySelector(`[data-replay-at="${at}"]`)?.focus({ preventScroll: true });
  place.dispatchEvent(new CustomEvent("sandtable:moment", { bubbles: true, detail: { at } }));
  if (at < last) piece(at + 1);
  if (at > 0 && !timer) piece(at - 1);
}

/** Everything around the board says where it stands now. */
function tell() {
  const shown = place.querySelector("[data-moment]");
  seek.value = at;
  seek.setAttribute("aria-valuetext", shown.dataset.where);
  if (!timer) said.textContent = shown.dataset.said;
  history.replaceState(history.state, "", `#d${at}`);
  for (const link of page.querySelectorAll("[data-replay-go]")) {
    link.setAttribute("href", `?view=${view}&at=${targets[link.dataset.replayGo](at)}#replay`);
  }
  for (const tab of page.querySelectorAll("[data-replay-view]")) {
    tab.setAttribute("href", `?view=${tab.dataset.replayView}&at=${at}#d${at}`);
  }
  for (const line of document.querySelectorAll("[data-replay-line]")) {
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
  await go(clamp(at + 1));
  if (!timer) return;
  if (at >= last) pause();
  else timer = setTimeout(next, Math.max(0, Number(speed.value) - (performance.now() - started)));
}

function pause() {
  if (!timer) return;
  clearTimeout(timer);
  timer = undefined;
  sign("▶", "play", false);
  said.textContent = place.querySelector("[data-moment]").dataset.said;
}

function sign(symbol, word, isPlaying) {
  const words = playButton.querySelector("[data-replay-play-word]");
  playButton.querySelector("[data-replay-play-sign]").textContent = symbol;
  words.textContent = words.dataset[word];
  playButton.setAttribute("aria-pressed", String(isPlaying));
}

function changeSpeed(by) {
  speed.selectedIndex = Math.min(speed.options.length - 1, Math.max(0, speed.selectedIndex + by));
}

/* ---------------------------------------------------------------- hands on it */

function step(moment) {
  pause();
  go(moment);
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = event.target.closest?.("[data-replay-go], [data-replay-at], .log__place");
  if (!link) return;
  event.preventDefault();
  step(link.dataset.replayGo ? targets[link.dataset.replayGo](wanted) : momentOf(link));
  if (!page.contains(link)) page.scrollIntoView({ block: "start" });
});

function momentOf(link) {
  return Number(link.dataset.replayAt ?? link.parentElement.dataset.replayLine);
}

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
  if (event.target.closest("input, select, textarea, [contenteditable], [data-own-keys]")) return;
  if (event.key === " " && event.target.closest("button, summary")) return;
  event.preventDefault();
  KEYS[event.key](event);
});

seek.addEventListener("input", () => step(Number(seek.value)));
page.querySelector("[data-replay-seek]").addEventListener("submit", (event) => {
  event.preventDefault();
  step(Number(seek.value));
});
playButton.addEventListener("click", () => (timer ? pause() : play()));
window.addEventListener("hashchange", () => {
  const moment = inAddress();
  if (moment !== undefined && moment !== wanted) step(moment);
});

function inAddress() {
  const found = /^#d(\d{1,9})$/.exec(location.hash);
  return found ? clamp(Number(found[1])) : undefined;
}

playButton.hidden = false;
page.querySelector("[data-replay-speed]").hidden = false;
page.querySelector("[data-replay-submit]").hidden = true;
const asked = inAddress();
if (asked !== undefined) {
  // the browser itself goes to the line of the log with that id
  page.scrollIntoView({ block: "start" });
  window.addEventListener("load", () => page.scrollIntoView({ block: "start" }), { once: true });
}
if (asked !== undefined && asked !== at) go(asked);
else if (at < last) piece(at + 1);
page.dataset.ready = "";
