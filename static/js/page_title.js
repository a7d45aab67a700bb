/** The tab says how things stand: a fragment with data-page-title="62 % · Playtest 7" renames the page after each swap. */

function rename() {
  const title = document.querySelector("[data-page-title]")?.dataset.pageTitle;
  if (title) document.title = title;
}

document.addEventListener("htmx:afterSwap", rename);
rename();
