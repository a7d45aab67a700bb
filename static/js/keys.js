/**
 * Keyboard shortcuts: `/` search, `?` the list, and every element with data-key="n" data-key-label="New deck".
 *
 * Letters act only while no field has the focus, and people can switch them off; the choice stays in this browser.
 */

const STORE = "sandtable.letters";
const dialog = document.getElementById("keys");

function lettersAct() {
  return localStorage.getItem(STORE) !== "off";
}

function isTyping(target) {
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

function listPageKeys() {
  const list = dialog.querySelector("[data-keys-list]");
  list.querySelectorAll("[data-page-key]").forEach((row) => row.remove());
  for (const element of document.querySelectorAll("[data-key]")) {
    const key = Object.assign(document.createElement("kbd"), { textContent: element.dataset.key });
    const term = document.createElement("dt");
    term.append(key);
    const meaning = document.createElement("dd");
    meaning.textContent = element.dataset.keyLabel ?? element.textContent.trim();
    for (const row of [term, meaning]) row.dataset.pageKey = "";
    list.append(term, meaning);
  }
}

function showList() {
  listPageKeys();
  dialog.querySelector("[data-keys-letters]").checked = lettersAct();
  dialog.showModal();
}

function act(key) {
  if (key === "/") {
    const field = document.querySelector("[data-search], input[type=search]");
    field?.focus();
    field?.select();
    return Boolean(field);
  }
  if (key === "?") {
    showList();
    return true;
  }
  const element = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  element?.matches("input, select, textarea") ? element.focus() : element?.click();
  return Boolean(element);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
  if (isTyping(event.target) || dialog.open || !lettersAct()) return;
  if (act(event.key)) event.preventDefault();
});

for (const button of document.querySelectorAll("[data-open-keys]")) {
  button.hidden = false;
  button.addEventListener("click", showList);
}
dialog.querySelector("[data-keys-letters]").addEventListener("change", (event) => {
  localStorage.setItem(STORE, event.target.checked ? "on" : "off");
});
