/**
 * The tab says how things stand: a fragment with data-page-title="62 % · Playtest 7" renames the page after each swap.
 *
 * Screen readers say the text of every element with an id and data-announce="Finished" that has changed since.
 */

import { all, maybe, one } from "./elements.js";

const announced = new Map(announcements());

/** The texts to be said, by the id of their element. @returns {[string, string][]} */
function announcements() {
  return all(document, "[data-announce]").map((element) => [element.id, element.dataset.announce ?? ""]);
}

function rename() {
  const title = maybe(document, "[data-page-title]")?.dataset.pageTitle;
  if (title) document.title = title;
}

function announce() {
  const news = announcements().filter(([id, text]) => text && text !== announced.get(id));
  if (!news.length) return;
  for (const [id, text] of news) announced.set(id, text);
  const said = news.map(([, text]) => text).join(". ");
  const live = one(document, "[data-toasts]");
  live.querySelector("[data-said]")?.remove();
  const line = Object.assign(document.createElement("p"), { className: "visually-hidden", textContent: said });
  line.dataset.said = "";
  live.append(line);
}

document.addEventListener("htmx:afterSwap", () => {
  rename();
  announce();
});
rename();
