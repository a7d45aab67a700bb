/** Buttons that open the browser's print window: <button data-print hidden>Print</button>. Shown only where they work. */

import { all } from "./elements.js";

for (const button of all(document, "[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
