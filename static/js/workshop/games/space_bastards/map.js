/** The map in the picture: fields are chosen, dragged, and joined with each other; planets lead to their squares. */

import { announce } from "../../announce.js";
import { button } from "../../buttons.js";
import { h } from "../../dom.js";
import { orBox } from "../../form/boxed.js";

const [MOVE, JOIN] = ["move", "join"];
const FAR = 4;
const REACH = 16;

export function beginMap(workshop, bench) {
  const { picture, root } = workshop;
  const { scale } = workshop.page.data;
  const state = { tool: MOVE, drag: null };
  bench.drawn = () => placesIn(picture.frame, scale);
  root.querySelector("[data-tools]").append(toolbar(state, bench));
  const mark = () => {
    for (const each of picture.frame.querySelectorAll("[data-field]"))
      each.classList.toggle("is-chosen", each.dataset.field === bench.chosen);
  };
  bench.addEventListener("chosen", mark);
  picture.addEventListener("drawn", mark);
  picture.frame.addEventListener("pointerdown", (event) => begin(picture.frame, state, event));
  picture.frame.addEventListener("pointermove", (event) => drag(state, event));
  picture.frame.addEventListener("pointerup", (event) => end(picture.frame, state, bench, scale, event));
  picture.frame.addEventListener("pointercancel", () => letGo(state));
  root.addEventListener("keydown", (event) => event.key === "Escape" && letGo(state));
  picture.frame.addEventListener("click", ({ target }) => leadToPlanet(workshop, target.closest("[data-planet]")));
}

/** The places of all fields as they are drawn, in the numbers of a document. */
function placesIn(frame, scale) {
  const entries = [...frame.querySelectorAll("[data-field]")].map((each) => {
    const circle = each.querySelector("circle");
    return [each.dataset.field, ["cx", "cy"].map((name) => Number(circle.getAttribute(name)) / scale)];
  });
  return Object.fromEntries(entries);
}

/** The field nearest to a pointer, if it is near enough for a finger. */
function nearest(frame, { clientX, clientY }) {
  const fields = [...frame.querySelectorAll("[data-field]")].map((node) => {
    const { left, top, width, height } = node.querySelector("circle").getBoundingClientRect();
    return { node, far: Math.hypot(clientX - left - width / 2, clientY - top - height / 2), reach: Math.max(REACH, width / 2) };
  });
  const best = fields.sort((one, other) => one.far - other.far)[0];
  return best && best.far <= best.reach ? best.node : null;
}

function begin(frame, state, event) {
  const node = event.button ? null : nearest(frame, event);
  if (!node) return;
  event.preventDefault();
  frame.setPointerCapture(event.pointerId);
  const matrix = node.parentElement.getScreenCTM().inverse();
  state.drag = { node, name: node.dataset.field, from: [event.clientX, event.clientY], matrix, isMoved: false };
}

function drag(state, event) {
  const { drag: held } = state;
  if (!held || state.tool !== MOVE) return;
  const [across, down] = [event.clientX - held.from[0], event.clientY - held.from[1]];
  held.isMoved ||= Math.hypot(across, down) > FAR;
  if (held.isMoved) held.node.setAttribute("transform", `translate(${across * held.matrix.a} ${down * held.matrix.d})`);
}

function end(frame, state, bench, scale, event) {
  const { drag: held } = state;
  if (!held) return;
  state.drag = null;
  if (state.tool === JOIN) return join(bench, held.name, nearest(frame, event)?.dataset.field);
  bench.choose(held.name);
  if (!held.isMoved) return announce(`${held.name} is chosen.`);
  const steps = ["clientX", "clientY"].map((name, side) => (event[name] - held.from[side]) * (side ? held.matrix.d : held.matrix.a));
  const before = bench.drawn()[held.name];
  moveBy(
    bench,
    held.name,
    before,
    steps.map((each) => each / scale),
  );
}

/** Where all fields have places, the drawing's numbers are the document's; otherwise all get places first. */
function moveBy(bench, name, before, [across, down]) {
  const own = bench.sky().fields.find((each) => each.id === name);
  const [x, y] = own.at ?? before;
  bench.move(name, [x + across, y + down]);
}

/** Two fields one after the other, or a stroke from one to the other. */
function join(bench, from, to) {
  if (to && to !== from) {
    bench.join(from, to);
    bench.choose("");
  } else if (bench.chosen && bench.chosen !== from) {
    bench.join(bench.chosen, from);
    bench.choose("");
  } else {
    bench.choose(from);
    announce(`${from} is chosen. Choose the field to join it with.`);
  }
}

function letGo(state) {
  state.drag?.node.removeAttribute("transform");
  state.drag = null;
}

function leadToPlanet({ form, root, tabs }, planet) {
  if (!planet) return;
  const index = orBox(form, form.store.document, "planets").findIndex((each) => each.id === planet.dataset.planet);
  const field = root.querySelector(`[data-path="/planets/${index}/grid"]`) ?? root.querySelector("[data-path='/planets']");
  if (!field) return;
  tabs.reveal(field);
  field.scrollIntoView({ block: "center" });
  announce(planet.dataset.planet);
}

function toolbar(state, bench) {
  const tools = [
    [MOVE, "Choose and move fields"],
    [JOIN, "Join fields"],
  ].map(([tool, words]) => {
    const choose = () => {
      state.tool = tool;
      for (const [each, node] of tools) node.setAttribute("aria-pressed", String(each === tool));
    };
    return [tool, button(words, choose, { "aria-pressed": String(tool === state.tool) })];
  });
  const add = button("Add a field", () => bench.add());
  return h("div", { class: "ws-whole-tools", role: "group", "aria-label": "Fields in the picture" }, ...tools.map(([, node]) => node), add);
}
