/**
 * Keyboard shortcuts: `/` search, `?` the list, and every element with data-key="n" data-key-label="New deck". Keys that
 * a script of the page acts on stand in a hidden list with data-more-keys, as terms and meanings.
 *
 * Letters act only while no field has the focus, and people can switch them off; the choice stays in this browser.
 */

import { all, maybe, one } from "./elements.js";
import { letLettersAct, lettersAct } from "./letters.js";
import { isLetter, isTyping } from "./shortcuts.js";

const dialog = one(document, "#keys", HTMLDialogElement);
const letters = one(dialog, "[data-keys-letters]", HTMLInputElement);

function listPageKeys() {
  const list = one(dialog, "[data-keys-list]");
  for (const row of all(list, "[data-page-key]")) row.remove();
  for (const element of all(document, "[data-key]")) {
    const key = Object.assign(document.createElement("kbd"), { textContent: element.dataset.key });
    const term = document.createElement("dt");
    term.append(key);
    const meaning = document.createElement("dd");
    meaning.textContent = element.dataset.keyLabel ?? element.textContent.trim();
    for (const row of [term, meaning]) row.dataset.pageKey = "";
    list.append(term, meaning);
  }
  for (const row of document.querySelectorAll("[data-more-keys] > *")) {
    const copy = row.cloneNode(true);
    if (copy instanceof HTMLElement) copy.dataset.pageKey = "";
    list.append(copy);
  }
}

function showList() {
  listPageKeys();
  letters.checked = lettersAct();
  dialog.showModal();
}

/** Do what a letter stands for; false where it stands for nothing. @type {(key: string) => boolean} */
function act(key) {
  if (key === "/") {
    const field = maybe(document, "[data-search], input[type=search]", HTMLInputElement);
    field?.focus();
    field?.select();
    return Boolean(field);
  }
  if (key === "?") {
    showList();
    return true;
  }
  const element = maybe(document, `[data-key="${CSS.escape(key)}"]`);
  if (element?.matches("input, select, textarea")) element.focus();
  else element?.click();
  return Boolean(element);
}

document.addEventListener("keydown", (event) => {
  if (!isLetter(event) || (event.target instanceof Element && isTyping(event.target))) return;
  if (dialog.open || !lettersAct()) return;
  if (act(event.key)) event.preventDefault();
});

for (const button of all(document, "[data-open-keys]")) {
  button.hidden = false;
  button.addEventListener("click", showList);
}
letters.addEventListener("change", () => letLettersAct(letters.checked));
