/** The workshop: wires the document, the form, the picture, the checks and the connection to the server together. */

import { all, maybe, one } from "../elements.js";
import { announce } from "./announce.js";
import { Bar } from "./bar.js";
import { Connection } from "./connection.js";
import { h } from "./dom.js";
import { Form, nearest } from "./form/form.js";
import { misbuilt } from "./form/schema.js";
import "./form/widgets.js";
import { History } from "./history.js";
import { Guide } from "./guide.js";
import { KeptSteps } from "./kept_steps.js";
import { Picture } from "./picture.js";
import { Problems } from "./problems.js";
import { Source } from "./source.js";
import { Store } from "./store.js";
import { Tabs } from "./tabs.js";
import { Trial } from "./trial.js";
import { Versions } from "./versions.js";

/** @import { MapHex } from "./picture.js" */
/** @import { GameModule, Page, Remark, Report, Workshop } from "./types.d.ts" */

/** @type {Page} */
const page = JSON.parse(one(document, "#workshop-data", HTMLScriptElement).text);
const root = one(document, "#workshop");

/** Everything that parts of the workshop share; modules of games get it as an argument of `begin`, when it is complete. */
export const workshop = /** @type {Workshop} */ ({ page, root });

async function begin() {
  const store = new Store(page.document);
  const steps = new KeptSteps(page.id, sessionStorage);
  steps.resume(store);
  addEventListener("pagehide", () => steps.keep(store.history));
  const picture = new Picture(one(root, "[data-picture]"));
  const connection = new Connection(page, store, () => picture.seen);
  /** @type {GameModule} */
  const game = root.dataset.module ? await import(root.dataset.module) : {};
  const form = new Form(page, store);
  const tabs = new Tabs(one(root, "[data-tabs]"));
  const problems = new Problems(one(root, "[data-problems]"), tabs.tabs, one(root, "[data-summary]"));
  Object.assign(workshop, { store, picture, connection, form, tabs, problems });
  const text = one(root, "[data-source]", HTMLTextAreaElement);
  workshop.source = new Source(text, one(root, "[data-source-report]"), store, page.form.schema);
  const place = misbuilt(page.document, page.form.schema);
  workshop.announce = announce;
  workshop.report = page.report;
  for (const section of page.form.sections) {
    const parts = place === null ? form.section(section) : [h("p", {}, unshown(place))];
    one(root, `[data-section="${section.name}"]`).append(...parts);
  }
  workshop.bar = new Bar(root, store, connection);
  workshop.versions = new Versions(workshop, one(root, "[data-save]", HTMLFormElement));
  workshop.history = new History(workshop, one(root, "[data-history]"));
  workshop.guide = new Guide(workshop, one(root, "[data-guide]"), maybe(root, "[data-open-guide]"));
  workshop.trial = new Trial(workshop, one(root, "[data-try]", HTMLButtonElement));
  store.subscribe(() =>
    store.whenCalm("form", () => {
      form.update();
      workshop.source.show();
      one(root, "[data-title]").textContent = store.document.title || "…";
    }),
  );
  picture.addEventListener("drawn", () => nameHexes(picture.hexes));
  problems.on("go", go);
  connection.on("report", (report) => store.whenCalm("report", () => show(report)));
  if (place === null) await game.begin?.(workshop);
  else connection.on("state", (state) => state === "saved" && location.reload());
  show(page.report);
  workshop.versions.restore();
  root.dataset.ready = "";
}

/**
 * Words instead of a form that can't be shown; the text can be mended, then the page is loaded anew.
 *
 * @type {(place: string) => string}
 */
function unshown(place) {
  return `This draft is not built as a scenario is (${place || "the whole"}). Mend it in the tab JSON; then its form is here.`;
}

/** @type {(report: Report) => void} */
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

/** Lead to the field of a problem; the map's part listens for "go" and leads to the hex. @type {(problem: Remark) => void} */
function go(problem) {
  const places = new Map(all(root, "[data-path]").map((each) => [each.dataset.path ?? "", each]));
  const field = nearest(problem.path, places);
  root.dispatchEvent(new CustomEvent("go", { detail: problem }));
  if (!field) return;
  workshop.tabs.reveal(field);
  field.scrollIntoView({ block: "center" });
  maybe(field, "input, select, textarea, button")?.focus({ preventScroll: true });
}

/** Offer the names of all hexes in every field for one. @type {(hexes: MapHex[]) => void} */
function nameHexes(hexes) {
  const list = one(document, "#ws-hexes", HTMLDataListElement);
  const names = hexes.map((each) => each.name).filter(Boolean);
  if (list.options.length === names.length && list.options[names.length - 1]?.value === names.at(-1)) return;
  list.replaceChildren(...names.map((value) => h("option", { value })));
}

await begin();
