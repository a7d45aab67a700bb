/** The workshop: wires the document, the form, the picture, the checks and the connection to the server together. */

import { announce } from "./announce.js";
import { Bar } from "./bar.js";
import { Connection } from "./connection.js";
import { h } from "./dom.js";
import { Form, nearest } from "./form/form.js";
import { misbuilt } from "./form/schema.js";
import "./form/widgets.js";
import { History } from "./history.js";
import { Guide } from "./guide.js";
import { Picture } from "./picture.js";
import { Problems } from "./problems.js";
import { Source } from "./source.js";
import { Store } from "./store.js";
import { Tabs } from "./tabs.js";
import { Trial } from "./trial.js";
import { Versions } from "./versions.js";

const page = JSON.parse(document.getElementById("workshop-data").textContent);
const root = document.getElementById("workshop");
const find = (name) => root.querySelector(`[data-${name}]`);

/** Everything that parts of the workshop share; modules of games get it as an argument of `begin`. */
export const workshop = { page, root };

async function begin() {
  const store = new Store(page.document);
  const picture = new Picture(find("picture"));
  const connection = new Connection(page, store, () => picture.seen);
  const game = root.dataset.module ? await import(root.dataset.module) : {};
  const form = new Form(page, store);
  const tabs = new Tabs(find("tabs"));
  const problems = new Problems(find("problems"), tabs.tabs, find("summary"));
  Object.assign(workshop, { store, picture, connection, form, tabs, problems });
  const source = new Source(find("source"), find("source-report"), store, page.form.schema);
  const place = misbuilt(page.document, page.form.schema);
  workshop.announce = announce;
  workshop.report = page.report;
  for (const section of page.form.sections) {
    const parts = place === null ? form.section(section).filter(Boolean) : [h("p", {}, unshown(place))];
    root.querySelector(`[data-section="${section.name}"]`).append(...parts);
  }
  workshop.bar = new Bar(root, store, connection);
  workshop.versions = new Versions(workshop, find("save"));
  workshop.history = new History(workshop, find("history"));
  workshop.guide = new Guide(workshop, find("guide"), find("open-guide"));
  workshop.trial = new Trial(workshop, find("try"));
  store.subscribe(() =>
    store.whenCalm("form", () => {
      form.update();
      source.show();
      find("title").textContent = store.document.title || "…";
    }),
  );
  picture.addEventListener("drawn", () => nameHexes(picture.hexes));
  problems.addEventListener("go", (event) => go(event.detail));
  connection.addEventListener("report", (event) => store.whenCalm("report", () => show(event.detail)));
  if (place === null) await game.begin?.(workshop);
  else connection.addEventListener("state", (event) => event.detail === "saved" && location.reload());
  show(page.report);
  workshop.versions.restore();
  root.dataset.ready = "";
}

/** Words instead of a form that can't be shown; the text can be mended, then the page is loaded anew. */
function unshown(place) {
  return `This draft is not built as a scenario is (${place || "the whole"}). Mend it in the tab JSON; then its form is here.`;
}

function show(report) {
  workshop.report = report;
  workshop.problems.show(report);
  workshop.picture.show(report.scene);
  workshop.form.update(report.facts);
  workshop.form.showNotes(report.notes);
  workshop.form.showProblems([...report.problems, ...report.advice]);
  workshop.guide.show(report);
  root.dispatchEvent(new CustomEvent("reported", { detail: report }));
}

/** Lead to the field of a problem; the map's part listens for "go" and leads to the hex. */
function go(problem) {
  const places = new Map([...root.querySelectorAll("[data-path]")].map((each) => [each.dataset.path, each]));
  const field = nearest(problem.path, places);
  root.dispatchEvent(new CustomEvent("go", { detail: problem }));
  if (!field) return;
  workshop.tabs.reveal(field);
  field.scrollIntoView({ block: "center" });
  field.querySelector("input, select, textarea, button")?.focus({ preventScroll: true });
}

/** Offer the names of all hexes in every field for one. */
function nameHexes(hexes) {
  const list = document.getElementById("ws-hexes");
  const names = hexes.map((each) => each.name).filter(Boolean);
  if (list.childElementCount === names.length && list.lastElementChild?.value === names.at(-1)) return;
  list.replaceChildren(...names.map((value) => h("option", { value })));
}

await begin();
