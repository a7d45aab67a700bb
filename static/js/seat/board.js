/**
 * Options where they lie: a click on a thing with one option takes it; where there are several, a menu asks which.
 *
 * The board says the numbers of the options in `data-choices`; their words are those of the buttons beside the board.
 */

import { all, around, maybe, one } from "../elements.js";
import { marksFor } from "./pointing.js";
import { mayTakeRole } from "./roles.js";

/** @typedef {(button: HTMLButtonElement) => void} Take */

const root = one(document, "[data-seat]");
const menu = one(root, "[data-seat-menu]", HTMLDialogElement);
const THINGS = ".board [data-choices]";
/** The thing whose options are in the menu. @type {Element | undefined} */
let opener;

/** The button of an option. @type {(index: string) => HTMLButtonElement} */
const button = (index) => one(root, `[data-option="${index}"]`, HTMLButtonElement);
/** The numbers of the options of a thing. @type {(thing: Element) => string[]} */
const numbers = (thing) => (thing.getAttribute("data-choices") ?? "").split(" ");
/** The words of an option. @type {(index: string) => string} */
const words = (index) => button(index).dataset.words ?? button(index).textContent.trim();

/** Make the things of the board that have options into buttons. */
export function offer() {
  for (const thing of all(root, THINGS, Element)) {
    thing.classList.add("is-choosable");
    if (thing.querySelector("[data-choices]")) continue;
    thing.setAttribute("tabindex", "0");
    if (!mayTakeRole(thing.tagName)) continue;
    thing.setAttribute("role", "button");
    thing.closest('svg[role="img"]')?.setAttribute("role", "group");
    const found = numbers(thing);
    thing.setAttribute("aria-label", found.length === 1 ? words(found[0]) : `${label(thing)}: ${found.length} ${root.dataset.several}`);
  }
}

/** The name of a thing. @type {(thing: Element) => string} */
function label(thing) {
  const at = thing.getAttribute("data-at") ?? "";
  return maybe(root, `[data-label-of="${CSS.escape(at)}"]`)?.textContent ?? at;
}

/**
 * Call `take` with the button of the option that is chosen on the board or in the menu, and `open` when a menu has opened.
 *
 * @type {(take: Take, open: () => void) => void}
 */
export function listen(take, open) {
  root.addEventListener("click", (event) => {
    const thing = around(event.target, THINGS, Element);
    if (!thing || event.defaultPrevented) return;
    event.preventDefault();
    choose(thing, take, open);
  });
  root.addEventListener("keydown", (event) => {
    const thing = event.target;
    if ((event.key !== "Enter" && event.key !== " ") || !(thing instanceof Element) || !thing.matches(THINGS)) return;
    event.preventDefault();
    choose(thing, take, open);
  });
  root.addEventListener("pointerover", (event) => point(event.target));
  root.addEventListener("focusin", (event) => point(event.target));
  one(menu, "[data-seat-close]").addEventListener("click", () => menu.close());
  menu.addEventListener("close", () => {
    if ((opener instanceof HTMLElement || opener instanceof SVGElement) && opener.isConnected) opener.focus({ preventScroll: true });
  });
}

/** Take the only option of a thing, or ask for one of several. @type {(thing: Element, take: Take, open: () => void) => void} */
function choose(thing, take, open) {
  const found = numbers(thing);
  if (found.length === 1) return take(button(found[0]));
  opener = thing;
  one(menu, "#seat-menu-name").textContent = label(thing);
  one(menu, ".seat-menu__options").replaceChildren(...found.map((index) => copy(index, take)));
  menu.showModal();
  open();
}

/** A button of the menu for an option. @type {(index: string, take: Take) => HTMLButtonElement} */
function copy(index, take) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button seat__option";
  made.dataset.menuOption = index;
  made.textContent = words(index);
  const note = maybe(button(index), ".seat__note");
  if (note) made.append(note.cloneNode(true));
  made.addEventListener("click", () => {
    opener = undefined;
    menu.close();
    take(button(index));
  });
  return made;
}

/** Show what belongs to the option or the thing that is pointed at. @type {(target: EventTarget | null) => void} */
function point(target) {
  for (const marked of all(root, ".is-pointed", Element)) marked.classList.remove("is-pointed");
  const option = around(target, "[data-option], [data-menu-option]")?.dataset;
  const thing = around(target, THINGS, Element);
  const marks = marksFor(option?.option ?? option?.menuOption, thing ? numbers(thing) : []);
  for (const mark of marks) for (const each of all(root, mark, Element)) each.classList.add("is-pointed");
}
