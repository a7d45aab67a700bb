/** A list of known values in their order: buttons move one up or down, and it can be dragged by its handle. */

import { all } from "../../../elements.js";
import { announce } from "../../announce.js";
import { iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { backToBox, orBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { moved } from "../../paths.js";

/** @import { GameWidget, Scenario } from "./types.d.ts" */

/** @typedef {{ node: HTMLElement, show: (words: string, at: number, count: number) => void }} Line */

/** @type {GameWidget} */
function order(form, path, schema, hint) {
  const list = h("ol", { class: "sb-ranks" });
  const present = (document = form.store.document) => orBox(form, document, "priorities");
  /** @type {(from: number, to: number) => void} */
  const move = (from, to) => {
    if (to < 0 || to >= present().length || from === to) return;
    const name = hint.choices?.[present()[from]];
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => moved({ ...document, priorities: present(document) }, path, from, to);
    form.store.edit(`Move ${name}`, change);
    announce(`${name} comes ${to + 1} of ${present().length}.`);
  };
  /** @type {Line[]} */
  const rows = [];
  const back = backToBox(form, path);
  const update = (/** @type {unknown} */ value) => {
    const names = present();
    while (rows.length < names.length) rows.push(rank(list, rows.length, move));
    rows.length = names.length;
    rows.forEach((row, index) => row.show(hint.choices?.[names[index]] ?? names[index], index, names.length));
    keepChildren(
      list,
      rows.map((row) => row.node),
    );
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, list, back.node), update };
}

/**
 * One line; it always stands for the same place of the list.
 *
 * @type {(list: HTMLElement, index: number, move: (from: number, to: number) => void) => Line}
 */
function rank(list, index, move) {
  const name = h("span", { class: "sb-rank__name" });
  const handle = h("span", { class: "sb-rank__handle", "aria-hidden": "true" }, "⠿");
  const up = iconButton("up", "", () => moveAndFollow(index - 1, 0));
  const down = iconButton("down", "", () => moveAndFollow(index + 1, 1));
  /** @type {(to: number, which: 0 | 1) => void} */
  const moveAndFollow = (to, which) => {
    move(index, to);
    const line = list.children[to];
    const buttons = line ? all(line, "button", HTMLButtonElement) : [];
    [buttons[which], buttons[1 - which]].find((each) => each && !each.disabled)?.focus();
  };
  const node = h("li", {}, handle, name, h("span", { class: "ws-row__tools" }, up, down));
  dragged(list, node, handle, (to) => move(index, to));
  /** @type {Line["show"]} */
  const show = (words, at, count) => {
    name.textContent = words;
    label(up, `Move ${words} up`, at === 0);
    label(down, `Move ${words} down`, at === count - 1);
  };
  return { node, show };
}

/** @type {(button: HTMLButtonElement, words: string, isOff: boolean) => void} */
function label(button, words, isOff) {
  button.title = words;
  button.setAttribute("aria-label", words);
  button.disabled = isOff;
}

/**
 * Follow a pointer from the handle on; let go, the line goes to the place below the pointer.
 *
 * @type {(list: HTMLElement, node: HTMLElement, handle: HTMLElement, drop: (place: number) => void) => void}
 */
function dragged(list, node, handle, drop) {
  /** @type {(event: PointerEvent) => number} */
  const target = ({ clientY }) => {
    const lines = [...list.children];
    const below = lines.findIndex((each) => clientY < each.getBoundingClientRect().bottom);
    return below < 0 ? lines.length - 1 : below;
  };
  const mark = (/** @type {number} */ place) => [...list.children].forEach((each, at) => each.classList.toggle("is-target", at === place));
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    node.classList.add("is-dragged");
  });
  handle.addEventListener("pointermove", (event) => handle.hasPointerCapture(event.pointerId) && mark(target(event)));
  const end = () => {
    node.classList.remove("is-dragged");
    mark(-1);
  };
  handle.addEventListener("pointerup", (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    end();
    drop(target(event));
  });
  handle.addEventListener("pointercancel", end);
}

register("order", order);
