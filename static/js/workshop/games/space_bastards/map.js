/** The map in the picture: fields are chosen, dragged, and joined with each other; planets lead to their squares. */

import { all, around, maybe, one } from "../../../elements.js";
import { announce } from "../../announce.js";
import { button } from "../../buttons.js";
import { h } from "../../dom.js";
import { orBox } from "../../form/boxed.js";

/** @import { Bench } from "./bench.js" */
/** @import { GameWorkshop, Spot } from "./types.d.ts" */

/** A field that is being pressed or dragged; `isMoved` after more than a click. */
/** @typedef {{ node: SVGElement, name: string, from: Spot, matrix: DOMMatrix, isMoved: boolean }} Held */
/** @typedef {{ tool: string, drag: Held | null }} State */

const [MOVE, JOIN] = ["move", "join"];
const FAR = 4;
const REACH = 16;

/** @type {(workshop: GameWorkshop, bench: Bench) => void} */
export function beginMap(workshop, bench) {
  const { picture, root } = workshop;
  const { scale } = workshop.page.data;
  /** @type {State} */
  const state = { tool: MOVE, drag: null };
  bench.drawn = () => placesIn(picture.frame, scale);
  one(root, "[data-tools]").append(toolbar(state, bench));
  const mark = () => {
    for (const each of fieldsIn(picture.frame)) each.classList.toggle("is-chosen", each.dataset.field === bench.chosen);
  };
  bench.addEventListener("chosen", mark);
  picture.addEventListener("drawn", mark);
  picture.frame.addEventListener("pointerdown", (event) => begin(picture.frame, state, event));
  picture.frame.addEventListener("pointermove", (event) => drag(state, event));
  picture.frame.addEventListener("pointerup", (event) => end(picture.frame, state, bench, scale, event));
  picture.frame.addEventListener("pointercancel", () => letGo(state));
  root.addEventListener("keydown", (event) => event.key === "Escape" && letGo(state));
  picture.frame.addEventListener("click", ({ target }) =>
    leadToPlanet(workshop, around(target, "[data-planet]", SVGElement)?.dataset.planet),
  );
}

/** The fields in the picture. @type {(frame: HTMLElement) => SVGElement[]} */
function fieldsIn(frame) {
  return all(frame, "[data-field]", SVGElement);
}

/**
 * The places of all fields as they are drawn, in the numbers of a document.
 *
 * @type {(frame: HTMLElement, scale: number) => Record<string, Spot>}
 */
function placesIn(frame, scale) {
  /** @type {[string, Spot][]} */
  const entries = fieldsIn(frame).map((each) => {
    const circle = one(each, "circle", SVGCircleElement);
    const at = (/** @type {"cx" | "cy"} */ name) => Number(circle.getAttribute(name)) / scale;
    return [each.dataset.field ?? "", [at("cx"), at("cy")]];
  });
  return Object.fromEntries(entries);
}

/**
 * The field nearest to a pointer, if it is near enough for a finger.
 *
 * @type {(frame: HTMLElement, event: PointerEvent) => SVGElement | null}
 */
function nearest(frame, { clientX, clientY }) {
  const fields = fieldsIn(frame).map((node) => {
    const { left, top, width, height } = one(node, "circle", SVGCircleElement).getBoundingClientRect();
    return { node, far: Math.hypot(clientX - left - width / 2, clientY - top - height / 2), reach: Math.max(REACH, width / 2) };
  });
  const best = fields.sort((first, second) => first.far - second.far)[0];
  return best && best.far <= best.reach ? best.node : null;
}

/** @type {(frame: HTMLElement, state: State, event: PointerEvent) => void} */
function begin(frame, state, event) {
  const node = event.button ? null : nearest(frame, event);
  if (!node) return;
  event.preventDefault();
  frame.setPointerCapture(event.pointerId);
  const group = node.parentElement;
  const matrix = (group instanceof SVGGraphicsElement ? group.getScreenCTM() : null)?.inverse() ?? new DOMMatrix();
  state.drag = { node, name: node.dataset.field ?? "", from: [event.clientX, event.clientY], matrix, isMoved: false };
}

/** @type {(state: State, event: PointerEvent) => void} */
function drag(state, event) {
  const { drag: held } = state;
  if (!held || state.tool !== MOVE) return;
  const [across, down] = [event.clientX - held.from[0], event.clientY - held.from[1]];
  held.isMoved ||= Math.hypot(across, down) > FAR;
  if (held.isMoved) held.node.setAttribute("transform", `translate(${across * held.matrix.a} ${down * held.matrix.d})`);
}

/** @type {(frame: HTMLElement, state: State, bench: Bench, scale: number, event: PointerEvent) => void} */
function end(frame, state, bench, scale, event) {
  const { drag: held } = state;
  if (!held) return;
  state.drag = null;
  if (state.tool === JOIN) return join(bench, held.name, nearest(frame, event)?.dataset.field);
  bench.choose(held.name);
  if (!held.isMoved) return announce(`${held.name} is chosen.`);
  const across = ((event.clientX - held.from[0]) * held.matrix.a) / scale;
  const down = ((event.clientY - held.from[1]) * held.matrix.d) / scale;
  moveBy(bench, held.name, bench.drawn()[held.name], [across, down]);
}

/**
 * Where all fields have places, the drawing's numbers are the document's; otherwise all get places first.
 *
 * @type {(bench: Bench, name: string, before: Spot, by: Spot) => void}
 */
function moveBy(bench, name, before, [across, down]) {
  const own = bench.sky().fields.find((each) => each.id === name);
  const [x, y] = own?.at ?? before;
  bench.move(name, [x + across, y + down]);
}

/**
 * Two fields one after the other, or a stroke from one to the other.
 *
 * @type {(bench: Bench, from: string, to: string | undefined) => void}
 */
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

/** @type {(state: State) => void} */
function letGo(state) {
  state.drag?.node.removeAttribute("transform");
  state.drag = null;
}

/** @type {(workshop: GameWorkshop, name: string | undefined) => void} */
function leadToPlanet({ form, root, tabs }, name) {
  if (!name) return;
  const index = orBox(form, form.store.document, "planets").findIndex((each) => each.id === name);
  const field = maybe(root, `[data-path="/planets/${index}/grid"]`) ?? maybe(root, "[data-path='/planets']");
  if (!field) return;
  tabs.reveal(field);
  field.scrollIntoView({ block: "center" });
  announce(name);
}

/** @type {(state: State, bench: Bench) => HTMLElement} */
function toolbar(state, bench) {
  const press = () => {
    for (const [tool, node] of tools) node.setAttribute("aria-pressed", String(tool === state.tool));
  };
  const choose = (/** @type {string} */ tool) => () => {
    state.tool = tool;
    press();
  };
  const tools = new Map([
    [MOVE, button("Choose and move fields", choose(MOVE))],
    [JOIN, button("Join fields", choose(JOIN))],
  ]);
  press();
  const add = button("Add a field", () => bench.add());
  return h("div", { class: "ws-whole-tools", role: "group", "aria-label": "Fields in the picture" }, ...tools.values(), add);
}
