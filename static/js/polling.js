/**
 * Pause htmx polling while the page is hidden; ask again as soon as it is seen.
 *
 * A fragment that wants the second half writes hx-trigger="every 2s, sandtable:seen".
 */

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
