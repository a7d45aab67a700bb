/**
 * Pause htmx polling while the page is hidden; ask again as soon as it is seen.
 *
 * A fragment that wants the second half writes hx-trigger="every 2s, sandtable:seen". What the reader has opened
 * (<details data-keep="name">) stays open when a new fragment comes, and a lost connection is told.
 */

import { all, maybe, one } from "./elements.js";

const toasts = one(document, "[data-toasts]");
/** The names of what is open. @type {(string | undefined)[]} */
let open = [];
/** The name of what has the focus. @type {string | undefined} */
let focused;

/** @type {(element: Element) => boolean} */
function isPolling(element) {
  return /\bevery\b/.test(element.getAttribute("hx-trigger") ?? "");
}

document.addEventListener("htmx:beforeRequest", (event) => {
  if (document.hidden && isPolling(event.detail.elt)) event.preventDefault();
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const element of all(document, '[hx-trigger*="sandtable:seen"]', Element)) {
    element.dispatchEvent(new CustomEvent("sandtable:seen"));
  }
});

document.addEventListener("htmx:beforeSwap", () => {
  open = all(document, "details[data-keep][open]").map((details) => details.dataset.keep);
  focused = document.activeElement?.closest("summary")?.parentElement?.dataset.keep;
});

document.addEventListener("htmx:afterSwap", () => {
  for (const details of all(document, "details[data-keep]", HTMLDetailsElement)) {
    if (open.includes(details.dataset.keep)) details.open = true;
    if (focused && details.dataset.keep === focused) maybe(details, "summary")?.focus({ preventScroll: true });
  }
});

/** @type {(event: HtmxEvent) => void} */
function tellOffline(event) {
  if (!isPolling(event.detail.elt) || toasts.querySelector("[data-lost]")) return;
  const lost = Object.assign(document.createElement("p"), { className: "toast", textContent: toasts.dataset.offline });
  lost.dataset.lost = "";
  toasts.append(lost);
}

document.addEventListener("htmx:sendError", tellOffline);
document.addEventListener("htmx:responseError", tellOffline);
document.addEventListener("htmx:beforeOnLoad", (event) => {
  if (event.detail.xhr.status < 400) toasts.querySelector("[data-lost]")?.remove();
});
