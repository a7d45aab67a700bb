/**
 * Play without loading the page: answers are sent as their form would be, and the new table comes as a piece of HTML.
 *
 * While an agent thinks the table is asked for again and again, more and more seldom; the service answers 304 until there
 * is something new. The looks come at the same times whatever the agent has to think about, so a quick answer tells nothing.
 * Without this module the page works as plain forms.
 */

import { listen, offer } from "./board.js";

const root = document.querySelector("[data-seat]");
const place = root.querySelector("[data-seat-piece]");
const problem = root.querySelector("[data-seat-problem]");
const said = root.querySelector("[data-seat-said]");
/** Milliseconds before each look for the agent's answer; the last one repeats. */
const pauses = root.dataset.looks.split(" ").map(Number);

let etag = root.dataset.etag;
let isSending = false;
let timer;
let looks = 0;

/** Put a table on the page; what it leaves empty and the page has (`data-keep`) stays as it is. */
function show(html) {
  const open = [...place.querySelectorAll("details[open][data-keep]")].map((details) => details.dataset.keep);
  const hadFocus = place.contains(document.activeElement);
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
  ready();
  const prompt = place.querySelector(".seat__prompt");
  if (hadFocus && prompt) {
    prompt.tabIndex = -1;
    prompt.focus({ preventScroll: true });
  }
  const lines = [...place.querySelectorAll("[data-seat-lines] li")].slice(-4);
  said.textContent = [...lines, prompt]
    .filter(Boolean)
    .map((each) => each.textContent.trim())
    .join(" ");
  place.dispatchEvent(new CustomEvent("sandtable:moment", { bubbles: true, detail: {} }));
}

function ready() {
  offer();
  stopLooking();
  const state = place.querySelector("[data-seat-state]").dataset.seatState;
  looks = 0;
  if (state === "agent") lookLater();
  root.dataset.ready = place.querySelector("[data-seat-asked]").dataset.seatAsked || state;
}

function stopLooking() {
  clearTimeout(timer);
  timer = undefined;
}

function lookLater() {
  timer = setTimeout(look, pauses[Math.min(looks, pauses.length - 1)]);
  looks += 1;
}

async function look() {
  stopLooking();
  if (isSending) return;
  try {
    const answer = await fetch(root.dataset.table, { credentials: "same-origin", headers: { "If-None-Match": etag }, cache: "no-store" });
    if (isSending) return;
    problem.hidden = true;
    if (answer.ok) {
      etag = answer.headers.get("ETag") ?? "";
      return show(await answer.text());
    }
    if (answer.status !== 304) tell(root.dataset.lost);
  } catch {
    tell(root.dataset.lost);
  }
  lookLater();
}

/** Send a form of the table, as the button that was pressed would. */
async function send(form, pressed) {
  if (isSending) return;
  isSending = true;
  root.setAttribute("aria-busy", "true");
  delete root.dataset.ready;
  const body = new FormData(form);
  if (pressed?.name) body.set(pressed.name, pressed.value);
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
      tell(answer.status === 429 ? html : root.dataset.lost);
    }
  } catch {
    tell(root.dataset.lost);
  } finally {
    isSending = false;
    root.removeAttribute("aria-busy");
    ready();
  }
}

function tell(words) {
  problem.textContent = words;
  problem.hidden = false;
}

root.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-seat-form]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});
listen((button) => send(button.form, button));
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && timer) look();
});
ready();
