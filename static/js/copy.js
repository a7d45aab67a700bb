/** Copy buttons: <button data-copy="#id-of-the-source" data-copied="Copied" hidden>Copy</button>. Shown only where they work. */

import { all, around, maybe } from "./elements.js";

const SHOWN_MS = 1800;

/** @type {(source: Element) => string} */
function textOf(source) {
  return source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement ? source.value : source.textContent;
}

/** @type {(button: HTMLElement) => Promise<void>} */
async function copy(button) {
  const source = maybe(document, button.dataset.copy ?? "", Element);
  if (!source) return;
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(textOf(source));
    button.textContent = button.dataset.copied ?? label;
  } catch {
    button.textContent = button.dataset.failed ?? label;
  }
  setTimeout(() => {
    button.textContent = label;
  }, SHOWN_MS);
}

/** @type {(root: ParentNode) => void} */
function reveal(root) {
  if (!navigator.clipboard) return;
  for (const button of all(root, "[data-copy][hidden]")) button.hidden = false;
}

document.addEventListener("click", (event) => {
  const button = around(event.target, "[data-copy]");
  if (button) copy(button);
});
document.addEventListener("htmx:load", (event) => reveal(event.detail.elt));
reveal(document);
