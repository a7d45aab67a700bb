/** Stay on Target in the workshop: the Imperial deck as counts, squadrons as cards; the picture leads to both. */

import "../../form/boxed.js";
import "./imperial_deck.js";
import "./squadron_card.js";
import { announce } from "../../announce.js";
import { orBox } from "../../form/boxed.js";

export function begin({ form, picture, root, tabs }) {
  const { frame } = picture;
  Object.assign(frame, { tabIndex: 0, ariaLabel: "Imperial deck and squadrons" });
  frame.setAttribute("role", "group");
  frame.addEventListener("click", (event) => {
    const part = event.target.closest("[data-type], [data-squadron]");
    const field = part && fieldOf(form, root, part.dataset);
    if (!field) return;
    tabs.reveal(field);
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    announce(field.getAttribute("aria-label") ?? "");
  });
}

/** The field that a bar of the deck or a squadron of the picture stands for. */
function fieldOf(form, root, { type, value, squadron }) {
  if (type) return root.querySelector(`[data-row="${value}"] [data-count-of="${type}"] input`);
  const index = orBox(form, form.store.document, "squadrons").findIndex((each) => each.colour === squadron);
  return root.querySelector(`[data-path="/squadrons/${index}"] input`) ?? root.querySelector("[data-path='/squadrons'] button");
}
