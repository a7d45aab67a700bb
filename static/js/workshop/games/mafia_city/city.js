/**
 * The city: a list of its places in the form, and the picture, in which two locations are swapped by choosing one after
 * the other or by dragging, and figures are placed. Whatever the picture does, the form does by keyboard.
 */

import { announce } from "../../announce.js";
import { button } from "../../buttons.js";
import { h } from "../../dom.js";
import { withValue } from "../../paths.js";
import { grouped, register } from "../../form/form.js";
import { RANDOM, isRandom, laid, placesOf, swapped } from "./layout.js";

const SWAP = "swap";

// -- in the form -----------------------------------------------------------------------------------------------------

function city(form, path, schema, hint) {
  const { places, locations } = form.page.data;
  const ways = [
    [true, "Laid at random in each game", () => withoutLayout(form)],
    [false, "Always the same", () => form.set(path, placesOf(form, form.store.document))],
  ].map(([value, label, choose]) => {
    const radio = h("input", { type: "radio", name: "city-way" });
    radio.addEventListener("change", choose);
    return { value, radio, node: h("label", { class: "ws-tick" }, radio, label) };
  });
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

function withoutLayout(form) {
  form.store.edit("Lay the city at random", (document) => withValue(document, ["layout"], RANDOM));
}

function placeRow(form, name, place, locations) {
  const options = Object.entries(locations).map(([value, words]) => h("option", { value }, words));
  const control = h("select", { "aria-label": `Place: ${name}` }, ...options);
  control.addEventListener("change", () => {
    form.store.edit("Swap locations", (document) => laid(form, document, place, control.value));
    announce(`${locations[control.value]}: ${name}`);
  });
  const node = h("li", {}, h("span", { "aria-hidden": "true" }, name), control);
  return { node, show: (location) => (control.value = location ?? "") };
}

function figures(form, path, schema, hint) {
  const fields = Object.keys(schema.properties).map((key) => form.field([...path, key], form.resolved(schema.properties[key])));
  const usual = form.page.data.box.figures;
  const node = grouped(form, path, schema, hint, h("div", { class: "ws-fields" }, ...fields.map((each) => each.node)));
  for (const each of fields) {
    const nothing = each.node.querySelector("option[value='']");
    if (nothing) nothing.textContent = `${form.page.data.locations[usual[each.path.at(-1)]]} (as in the box)`;
  }
  return { node, update: (value) => fields.forEach((each) => each.update(value?.[each.path.at(-1)])) };
}

register("city", city);
register("figures", figures, { showsNothing: true });

// -- in the picture --------------------------------------------------------------------------------------------------

export function beginCity(workshop) {
  const { form, picture, root } = workshop;
  const state = { tool: SWAP, chosen: "", from: "" };
  const tools = toolbar(form, state, () => choose(""));
  root.querySelector("[data-tools]").append(tools);
  const choose = (location) => {
    state.chosen = location;
    for (const each of picture.frame.querySelectorAll("[data-location]"))
      each.classList.toggle("is-chosen", each.dataset.location === location);
  };
  const use = (location) => act(form, state, choose, location);
  picture.addEventListener("drawn", () => choose(state.chosen));
  picture.frame.addEventListener("pointerdown", (event) => (state.from = event.button ? "" : nearest(picture.frame, event)));
  picture.frame.addEventListener("pointerup", (event) => released(form, state, choose, use, nearest(picture.frame, event)));
  picture.frame.addEventListener("pointercancel", () => (state.from = ""));
  root.addEventListener("keydown", (event) => event.key === "Escape" && choose(""));
}

function released(form, state, choose, use, location) {
  const { from } = state;
  state.from = "";
  if (!from || !location) return;
  if (from === location || state.tool !== SWAP) return use(location);
  swap(form, from, location);
  choose("");
}

/** One location was clicked. */
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

function swap(form, one, other) {
  if (one === other) return;
  const { locations } = form.page.data;
  form.store.edit("Swap locations", (document) => swapped(form, document, one, other));
  announce(`${locations[one]} and ${locations[other]} are swapped.`);
}

/** The location under a pointer: hexes are nearest to their own middle. */
function nearest(frame, { clientX, clientY }) {
  const tiles = [...frame.querySelectorAll("[data-location]")].map((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return { id: tile.dataset.location, far: Math.hypot(clientX - left - width / 2, clientY - top - height / 2), reach: width / 2 };
  });
  const best = tiles.sort((one, other) => one.far - other.far)[0];
  return best && best.far <= best.reach ? best.id : "";
}

function toolbar(form, state, clear) {
  const { figures: names } = form.page.data;
  const tools = [[SWAP, "Swap locations"], ...Object.entries(names).map(([name, words]) => [name, `Place the ${words}`])];
  const buttons = tools.map(([name, words]) => {
    const choose = () => {
      state.tool = name;
      clear();
      for (const [each, other] of buttons) other.setAttribute("aria-pressed", String(each === name));
    };
    return [name, button(words, choose, { "aria-pressed": String(name === state.tool) })];
  });
  return h("div", { class: "ws-whole-tools", role: "group", "aria-label": "A click in the city" }, ...buttons.map(([, node]) => node));
}
