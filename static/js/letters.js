/** Whether single letters act as shortcuts: people can switch them off, and the choice stays in this browser. */

const STORE = "sandtable.letters";

export function lettersAct() {
  return localStorage.getItem(STORE) !== "off";
}

/** @type {(act: boolean) => void} */
export function letLettersAct(act) {
  localStorage.setItem(STORE, act ? "on" : "off");
}
