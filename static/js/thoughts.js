/**
 * The thoughts beside a replay follow its moments: the place on the curve, and the options of the decision.
 *
 * They come and grow as a piece of the page (htmx), so that everything is looked up when it is needed.
 */

import { all, around, maybe, one } from "./elements.js";

const WAIT_MS = 200;
let timer = 0;
let at = Number(maybe(document, "[data-replay]")?.dataset.at ?? 0);

document.addEventListener("sandtable:moment", (event) => {
  at = event.detail.at ?? at;
  mark();
  clearTimeout(timer);
  timer = setTimeout(load, WAIT_MS);
});

document.addEventListener("htmx:afterSettle", (event) => {
  const { elt } = event.detail;
  if (elt.id !== "thoughts" && !elt.querySelector("#thoughts")) return;
  mark();
  load();
});

/** The curve, the question to a judge and the way over the log-in are about the moment on the screen. */
function mark() {
  document.querySelector("[data-thoughts-now]")?.setAttribute("d", `M${at} 0V100`);
  for (const field of all(document, ".thoughts__ask input[name=at]")) field.setAttribute("value", String(at));
  for (const link of all(document, "[data-thoughts-login]")) {
    const { view = "" } = maybe(document, "[data-thoughts]")?.dataset ?? {};
    const back = `${location.pathname}?${new URLSearchParams({ view, at: String(at) })}#replay`;
    link.setAttribute("href", `${link.dataset.thoughtsLogin}?${new URLSearchParams({ next: back })}`);
  }
}

/** Fetch the options of the moment that is on the screen; a later one makes this one void. */
async function load() {
  const panel = maybe(document, "[data-thoughts]");
  const place = panel && maybe(panel, "[data-thoughts-options]");
  if (!place || !one(panel, "[data-thoughts-details]", HTMLDetailsElement).open) return;
  const asked = at;
  const { view = "", judge = "" } = panel.dataset;
  const query = new URLSearchParams({ view, judge });
  const answer = await fetch(`${panel.dataset.thoughts}/${asked}?${query}`, { credentials: "same-origin" });
  if (answer.ok && asked === at) place.innerHTML = await answer.text();
}

document.addEventListener(
  "toggle",
  (event) => {
    if (event.target instanceof Element && event.target.matches("[data-thoughts-details]")) load();
  },
  true,
);

/** Another judge's thoughts about the moment on the screen take the place of these. */
document.addEventListener("click", (event) => {
  const link = around(event.target, "[data-thoughts-judge]");
  const panel = around(link, "[data-thoughts]");
  if (!link || !panel || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const query = new URLSearchParams({ view: panel.dataset.view ?? "", at: String(at), judge: link.dataset.thoughtsJudge ?? "" });
  window.htmx.ajax("GET", `${panel.dataset.thoughts}?${query}`, { target: panel, swap: "outerHTML" });
});
