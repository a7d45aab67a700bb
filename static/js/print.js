/** Buttons that open the browser's print window: <button data-print hidden>Print</button>. Shown only where they work. */

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
