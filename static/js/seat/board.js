/**
 * Options where they lie: a click on a thing with one option takes it; where there are several, a menu asks which.
 *
 * The board says the numbers of the options in `data-choices`; their words are those of the buttons beside the board.
 */

const root = document.querySelector("[data-seat]");
const menu = root.querySelector("[data-seat-menu]");
/** Elements that may become buttons; the others stay what they are for readers, and Enter takes their options too. */
const MAY_BE_BUTTONS = new Set(["DIV", "SPAN", "g", "path", "use", "rect", "circle", "polygon", "svg"]);
let opener;

const button = (index) => root.querySelector(`[data-option="${index}"]`);
const numbers = (thing) => thing.dataset.choices.split(" ");
const words = (index) => button(index).textContent.trim();

/** Make the things of the board that have options into buttons. */
export function offer() {
  for (const thing of root.querySelectorAll(".board [data-choices]")) {
    thing.classList.add("is-choosable");
    if (thing.querySelector("[data-choices]")) continue;
    thing.setAttribute("tabindex", "0");
    if (!MAY_BE_BUTTONS.has(thing.tagName)) continue;
    thing.setAttribute("role", "button");
    thing.closest('svg[role="img"]')?.setAttribute("role", "group");
    const found = numbers(thing);
    thing.setAttribute("aria-label", found.length === 1 ? words(found[0]) : `${label(thing)}: ${found.length} ${root.dataset.several}`);
  }
}

function label(thing) {
  const found = root.querySelector(`[data-label-of="${CSS.escape(thing.dataset.at)}"]`);
  return found ? found.textContent : thing.dataset.at;
}

/** Call `take` with the button of the option that is chosen on the board or in the menu. */
export function listen(take) {
  root.addEventListener("click", (event) => {
    const thing = event.target.closest?.(".board [data-choices]");
    if (!thing || event.defaultPrevented) return;
    event.preventDefault();
    choose(thing, take);
  });
  root.addEventListener("keydown", (event) => {
    if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches?.(".board [data-choices]")) return;
    event.preventDefault();
    choose(event.target, take);
  });
  root.addEventListener("pointerover", (event) => point(event.target));
  root.addEventListener("focusin", (event) => point(event.target));
  menu.querySelector("[data-seat-close]").addEventListener("click", () => menu.close());
  menu.addEventListener("close", () => opener?.isConnected && opener.focus({ preventScroll: true }));
}

function choose(thing, take) {
  const found = numbers(thing);
  if (found.length === 1) return take(button(found[0]));
  opener = thing;
  menu.querySelector("#seat-menu-name").textContent = label(thing);
  menu.querySelector(".seat-menu__options").replaceChildren(...found.map((index) => copy(index, take)));
  menu.showModal();
}

function copy(index, take) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button seat__option";
  made.dataset.menuOption = index;
  made.textContent = words(index);
  made.addEventListener("click", () => {
    opener = undefined;
    menu.close();
    take(button(index));
  });
  return made;
}

/** Show which things belong to an option, and which options to a thing. */
function point(target) {
  for (const marked of root.querySelectorAll(".is-pointed")) marked.classList.remove("is-pointed");
  const option = target.closest?.("[data-option], [data-menu-option]");
  const thing = target.closest?.(".board [data-choices]");
  const index = option?.dataset.option ?? option?.dataset.menuOption;
  if (index !== undefined) {
    for (const each of root.querySelectorAll(`.board [data-choices~="${index}"]`)) each.classList.add("is-pointed");
  }
  if (thing) for (const number of numbers(thing)) button(number)?.classList.add("is-pointed");
}
