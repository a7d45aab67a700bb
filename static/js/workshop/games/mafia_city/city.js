/**
 * The city: a list of its places in the form, and the picture, in which two locations are swapped by choosing one after
 * the other or by dragging, and figures are placed. Whatever the picture does, the form does by keyboard.
 */

import { all, maybe, one } from "../../../elements.js";
import { announce } from "../../announce.js";
import { button } from "../../buttons.js";
import { h } from "../../dom.js";
import { withValue } from "../../paths.js";
import { grouped, register } from "../../form/form.js";
import { RANDOM, isRandom, laid, placesOf, swapped } from "./layout.js";

/** @import { Field, GroupSchema } from "../../types.d.ts" */
/** @import { GameForm, GameWidget, GameWorkshop } from "./types.d.ts" */

/** The tool in hand (a figure, or SWAP), the location that is chosen, and that of a press. */
/** @typedef {{ tool: string, chosen: string, from: string }} Hand */
/** @typedef {(location: string) => void} OnLocation */

const SWAP = "swap";

// -- in the form -----------------------------------------------------------------------------------------------------

/** @type {GameWidget} */
function city(form, path, schema, hint) {
  const { places, locations } = form.page.data;
  /** @type {(value: boolean, label: string, choose: () => void) => { value: boolean, radio: HTMLInputElement, node: HTMLElement }} */
  const way = (value, label, choose) => {
    const radio = h("input", { type: "radio", name: "city-way" });
    radio.addEventListener("change", choose);
    return { value, radio, node: h("label", { class: "ws-tick" }, radio, label) };
  };
  const ways = [
    way(true, "Laid at random in each game", () => withoutLayout(form)),
    way(false, "Always the same", () => form.set(path, placesOf(form, form.store.document))),
  ];
  const rows = places.map((name, place) => placeRow(form, name, place, locations));
  const list = h("ol", { class: "mc-places" }, ...rows.map((each) => each.node));
  const node = grouped(form, path, schema, hint, h("div", { class: "ws-ticks" }, ...ways.map((each) => each.node)), list);
  const update = () => {
    const { document } = form.store;
    for (const { value, radio } of ways) radio.checked = value === isRandom(document);
    const laidOut = placesOf(form, document);
    rows.forEach((each, place) => each.show(laidOut[place]));
    list.classList.toggle("is-usual", isRandom(document));
  };
  return { node, update };
}

/** @type {(form: GameForm) => void} */
function withoutLayout(form) {
  form.store.edit("Lay the city at random", (document) => withValue(document, ["layout"], RANDOM));
}

/** @type {(form: GameForm, name: string, place: number, locations: Record<string, string>) => { node: HTMLElement, show: OnLocation }} */
function placeRow(form, name, place, locations) {
  const options = Object.entries(locations).map(([value, words]) => h("option", { value }, words));
  const control = h("select", { "aria-label": `Place: ${name}` }, ...options);
  control.addEventListener("change", () => {
    form.store.edit("Swap locations", (document) => laid(form, document, place, control.value));
    announce(`${locations[control.value]}: ${name}`);
  });
  const node = h("li", {}, h("span", { "aria-hidden": "true" }, name), control);
  return { node, show: (location = "") => (control.value = location) };
}

/** @type {GameWidget<GroupSchema>} */
function figures(form, path, schema, hint) {
  const fields = Object.keys(schema.properties).map((key) => form.field([...path, key], form.resolved(schema.properties[key])));
  const usual = form.page.data.box.figures;
  const node = grouped(form, path, schema, hint, h("div", { class: "ws-fields" }, ...fields.map((each) => each.node)));
  for (const each of fields) {
    const nothing = maybe(each.node, "option[value='']");
    if (nothing) nothing.textContent = `${form.page.data.locations[usual[nameOf(each)]]} (as in the box)`;
  }
  /** @type {(value: Record<string, string> | undefined) => void} */
  const update = (value) => fields.forEach((each) => each.update(value?.[nameOf(each)]));
  return { node, update };
}

/** The figure that a field is for. @type {(field: Field) => string} */
function nameOf({ path }) {
  return String(path.at(-1));
}

register("city", city);
register("figures", figures, { showsNothing: true });

// -- in the picture --------------------------------------------------------------------------------------------------

/** @type {(workshop: GameWorkshop) => void} */
export function beginCity(workshop) {
  const { form, picture, root } = workshop;
  /** @type {Hand} */
  const state = { tool: SWAP, chosen: "", from: "" };
  /** @type {OnLocation} */
  const choose = (location) => {
    state.chosen = location;
    for (const each of tilesOf(picture.frame)) each.classList.toggle("is-chosen", each.dataset.location === location);
  };
  one(root, "[data-tools]").append(toolbar(form, state, () => choose("")));
  /** @type {OnLocation} */
  const use = (location) => act(form, state, choose, location);
  picture.addEventListener("drawn", () => choose(state.chosen));
  picture.frame.addEventListener("pointerdown", (event) => (state.from = event.button ? "" : nearest(picture.frame, event)));
  picture.frame.addEventListener("pointerup", (event) => released(form, state, choose, use, nearest(picture.frame, event)));
  picture.frame.addEventListener("pointercancel", () => (state.from = ""));
  root.addEventListener("keydown", (event) => event.key === "Escape" && choose(""));
}

/** @type {(form: GameForm, state: Hand, choose: OnLocation, use: OnLocation, location: string) => void} */
function released(form, state, choose, use, location) {
  const { from } = state;
  state.from = "";
  if (!from || !location) return;
  if (from === location || state.tool !== SWAP) return use(location);
  swap(form, from, location);
  choose("");
}

/** One location was clicked. @type {(form: GameForm, state: Hand, choose: OnLocation, location: string) => void} */
function act(form, state, choose, location) {
  const { locations, figures: names } = form.page.data;
  if (state.tool !== SWAP) {
    form.store.edit(`Place the ${names[state.tool]}`, (document) => withValue(document, ["figures", state.tool], location));
    announce(`${names[state.tool]}: ${locations[location]}`);
  } else if (!state.chosen) {
    choose(location);
    announce(`${locations[location]} is chosen. Choose the location to swap it with.`);
  } else {
    swap(form, state.chosen, location);
    choose("");
  }
}

/** @type {(form: GameForm, first: string, second: string) => void} */
function swap(form, first, second) {
  if (first === second) return;
  const { locations } = form.page.data;
  form.store.edit("Swap locations", (document) => swapped(form, document, first, second));
  announce(`${locations[first]} and ${locations[second]} are swapped.`);
}

/** The locations in the picture. @type {(frame: HTMLElement) => SVGElement[]} */
function tilesOf(frame) {
  return all(frame, "[data-location]", SVGElement);
}

/** The location under a pointer: hexes are nearest to their own middle. @type {(frame: HTMLElement, event: PointerEvent) => string} */
function nearest(frame, { clientX, clientY }) {
  const tiles = tilesOf(frame).map((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return { id: tile.dataset.location ?? "", far: Math.hypot(clientX - left - width / 2, clientY - top - height / 2), reach: width / 2 };
  });
  const best = tiles.sort((first, second) => first.far - second.far)[0];
  return best && best.far <= best.reach ? best.id : "";
}

/** A button for each tool. @type {(form: GameForm, state: Hand, clear: () => void) => HTMLElement} */
function toolbar(form, state, clear) {
  const { figures: names } = form.page.data;
  /** @type {Map<string, HTMLElement>} */
  const buttons = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ words) => {
    const choose = () => {
      state.tool = name;
      clear();
      for (const [each, other] of buttons) other.setAttribute("aria-pressed", String(each === name));
    };
    buttons.set(name, button(words, choose, { "aria-pressed": String(name === state.tool) }));
  };
  add(SWAP, "Swap locations");
  for (const [name, words] of Object.entries(names)) add(name, `Place the ${words}`);
  return h("div", { class: "ws-whole-tools", role: "group", "aria-label": "A click in the city" }, ...buttons.values());
}
