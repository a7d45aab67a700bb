/** The planets in use: a table to tick, a row for each planet and a column for each number of players. */

import { h, keepChildren } from "../../dom.js";
import { backToBox, listOr, orBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { withValue } from "../../paths.js";

/** @import { GameForm, GameWidget, Scenario } from "./types.d.ts" */

/** @typedef {(players: string, planet: string, isTicked: boolean) => void} Tick */
/** @typedef {{ isUsed: (players: string, planet: string) => boolean, known: string[], said: (players: string) => string }} Use */
/** @typedef {{ node: HTMLElement, show: (use: Use) => void }} Table */

/** @type {GameWidget} */
function planetsInPlay(form, path, schema, hint) {
  const { box, planets_needed: needed } = form.page.data;
  const place = h("div", { class: "ws-frame" });
  /** @type {(document: Scenario, players: string) => string[]} */
  const used = (document, players) => listOr(document.planets_in_play?.[players], box.planets_in_play[players]) ?? [];
  /** @type {Tick} */
  const tick = (players, planet, isTicked) => {
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => {
      const now = used(document, players).filter((each) => each !== planet);
      return withValue(document, ["planets_in_play", players], isTicked ? [...now, planet] : now);
    };
    form.store.edit(`Change the planets of ${players} players`, change);
  };
  /** @type {Table & { shape: string } | null} */
  let table = null;
  const back = backToBox(form, path);
  const look = (/** @type {Scenario} */ document) => {
    const counts = countsOf(form, document);
    const planets = orBox(form, document, "planets");
    const known = planets.map((each) => each.id);
    const all = [...new Set([...known, ...counts.flatMap((players) => used(document, players))])];
    const shape = JSON.stringify([counts, all]);
    if (table?.shape !== shape) table = { shape, ...ticks(counts, all, tick) };
    keepChildren(place, [table.node]);
    table.show({
      isUsed: (players, planet) => used(document, players).includes(planet),
      known,
      said: (players) => `${used(document, players).length} of ${needed[players]}`,
    });
    back.show(document.planets_in_play);
  };
  form.follow(place, look);
  return { node: grouped(form, path, schema, hint, place, back.node), update: () => look(form.store.document) };
}

/**
 * The numbers of players that may play, and those that the document has planets for.
 *
 * @type {(form: GameForm, document: Scenario) => string[]}
 */
function countsOf(form, document) {
  const may = listOr(document.players, form.page.data.box.players, "number").map(String);
  const known = Object.keys(form.page.data.planets_needed);
  return known.filter((each) => may.includes(each) || document.planets_in_play?.[each] !== undefined);
}

/** @type {(counts: string[], planets: string[], tick: Tick) => Table} */
function ticks(counts, planets, tick) {
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, "Planet"),
    ...counts.map((players) => h("th", { scope: "col" }, `${players} players`)),
  );
  /** The boxes of each line. @type {HTMLInputElement[][]} */
  const boxes = [];
  const lines = planets.map((planet) => {
    const own = counts.map((players) => {
      const box = h("input", { type: "checkbox", "aria-label": `${planet} with ${players} players` });
      box.addEventListener("change", () => tick(players, planet, box.checked));
      return box;
    });
    boxes.push(own);
    const cells = own.map((box) => h("td", {}, h("label", { class: "sb-tick" }, box)));
    return h("tr", {}, h("th", { scope: "row" }, planet), ...cells);
  });
  const sums = counts.map(() => h("td", { class: "ws-sum" }));
  const foot = h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, "In use"), ...sums));
  const caption = h("caption", { class: "visually-hidden" }, "Planets in use by number of players");
  const node = h("table", { class: "ws-numbers" }, caption, h("thead", {}, head), h("tbody", {}, ...lines), foot);
  /** @type {Table["show"]} */
  const show = ({ isUsed, known, said }) => {
    lines.forEach((line, row) => {
      boxes[row].forEach((box, at) => (box.checked = isUsed(counts[at], planets[row])));
      line.classList.toggle("is-problem", !known.includes(planets[row]));
    });
    counts.forEach((players, at) => (sums[at].textContent = said(players)));
  };
  return { node, show };
}

register("planets_in_play", planetsInPlay, { showsNothing: true });
