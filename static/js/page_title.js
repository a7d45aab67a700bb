/**
 * The tab says how things stand: a fragment with data-page-title="62 % · Playtest 7" renames the page after each swap.
 *
 * Readers who hear the page are told when data-announce="Finished" has changed, not at every step.
 */

const live = document.querySelector("[data-toasts]");
let announced = document.querySelector("[data-announce]")?.dataset.announce;

function rename() {
  const title = document.querySelector("[data-page-title]")?.dataset.pageTitle;
  if (title) document.title = title;
}

function announce() {
  const news = document.querySelector("[data-announce]")?.dataset.announce;
  if (!news || news === announced) return;
  announced = news;
  live.replaceChildren(Object.assign(document.createElement("p"), { className: "visually-hidden", textContent: news }));
}

document.addEventListener("htmx:afterSwap", () => {
  rename();
  announce();
});
rename();
