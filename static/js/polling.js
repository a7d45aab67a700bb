/**
 * Pause htmx polling while the page is hidden; ask again as soon as it is seen.
 *
 * A fragment that wants the second half writes hx-trigger="every 2s, sandtable:seen". What the reader has opened
 * (<details data-keep="name">) stays open when a new fragment comes, and a lost connection is told.
 */

const toasts = document.querySelector("[data-toasts]");
let open = [];
let focused;

function isPolling(element) {
  return /\bevery\b/.test(element.getAttribute("hx-trigger") ?? "");
}

document.addEventListener("htmx:beforeRequest", (event) => {
  if (document.hidden && isPolling(event.detail.elt)) event.preventDefault();
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const element of document.querySelectorAll('[hx-trigger*="sandtable:seen"]')) {
    element.dispatchEvent(new CustomEvent("sandtable:seen"));
  }
});

document.addEventListener("htmx:beforeSwap", () => {
  open = [...document.querySelectorAll("details[data-keep][open]")].map((details) => details.dataset.keep);
  focused = document.activeElement?.closest("summary")?.parentElement.dataset.keep;
});

document.addEventListener("htmx:afterSwap", () => {
  for (const details of document.querySelectorAll("details[data-keep]")) {
    if (open.includes(details.dataset.keep)) details.open = true;
    if (focused && details.dataset.keep === focused) details.querySelector("summary").focus({ preventScroll: true });
  }
});

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
