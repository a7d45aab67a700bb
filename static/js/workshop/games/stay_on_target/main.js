/** Stay on Target in the workshop: the Imperial deck as counts, squadrons as cards; the picture leads to both. */

import { around, maybe } from "../../../elements.js";
import "../../form/boxed.js";
import "./imperial_deck.js";
import "./squadron_card.js";
import { announce } from "../../announce.js";
import { orBox } from "../../form/boxed.js";

/** @import { GameForm, GameWorkshop } from "./types.d.ts" */

/** @type {(workshop: GameWorkshop) => void} */
export function begin({ form, picture, root, tabs }) {
  const { frame } = picture;
  Object.assign(frame, { tabIndex: 0, ariaLabel: "Imperial deck and squadrons" });
  frame.setAttribute("role", "group");
  frame.addEventListener("click", (event) => {
    const part = around(event.target, "[data-type], [data-squadron]", SVGElement);
    const field = part && fieldOf(form, root, part.dataset);
    if (!field) return;
    tabs.reveal(field);
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    announce(field.getAttribute("aria-label") ?? "");
  });
}

/**
 * The field that a bar of the deck or a squadron of the picture stands for.
 *
 * @type {(form: GameForm, root: HTMLElement, part: DOMStringMap) => HTMLElement | null}
 */
function fieldOf(form, root, { type, value, squadron }) {
  if (type) return maybe(root, `[data-row="${value}"] [data-count-of="${type}"] input`);
  const index = orBox(form, form.store.document, "squadrons").findIndex((each) => each.colour === squadron);
  return maybe(root, `[data-path="/squadrons/${index}"] input`) ?? maybe(root, "[data-path='/squadrons'] button");
}
