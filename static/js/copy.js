/** Copy buttons: <button data-copy="#id-of-the-source" data-copied="Copied" hidden>Copy</button>. Shown only where they work. */

const SHOWN_MS = 1800;

function textOf(source) {
  return "value" in source ? source.value : source.textContent;
}

async function copy(button) {
  const source = document.querySelector(button.dataset.copy);
  if (!source) return;
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(textOf(source));
    button.textContent = button.dataset.copied ?? label;
  } catch {
    button.textContent = button.dataset.failed ?? label;
  }
  setTimeout(() => (button.textContent = label), SHOWN_MS);
}

function reveal(root) {
  if (!navigator.clipboard) return;
  for (const button of root.querySelectorAll("[data-copy][hidden]")) button.hidden = false;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) copy(button);
});
document.addEventListener("htmx:load", (event) => reveal(event.target));
reveal(document);
