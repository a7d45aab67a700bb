/** Pieces of HTML that take the place of a part of the page. */

import { all } from "./elements.js";

/** Fill an element with HTML; what that leaves empty and the page has (`data-keep`) stays as it is. @type {(place: Element, html: string) => void} */
export function put(place, html) {
  const open = all(place, "details[open][data-keep]").map((details) => details.dataset.keep);
  const draft = document.createElement("template");
  draft.innerHTML = html;
  for (const empty of all(draft.content, "[data-keep][id]", Element)) {
    const kept = document.getElementById(empty.id);
    if (kept && place.contains(kept)) empty.replaceWith(kept);
  }
  for (const details of all(draft.content, "details[data-keep]", HTMLDetailsElement)) {
    details.open = open.includes(details.dataset.keep);
  }
  place.replaceChildren(draft.content);
}
