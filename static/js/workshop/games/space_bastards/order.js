/** A list of known values in their order: buttons move one up or down, and it can be dragged by its handle. */

import { announce } from "../../announce.js";
import { iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { backToBox, orBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { moved } from "../../paths.js";

function order(form, path, schema, hint) {
  const key = path[0];
  const list = h("ol", { class: "sb-ranks" });
  const present = (document = form.store.document) => orBox(form, document, key);
  const move = (from, to) => {
    if (to < 0 || to >= present().length || from === to) return;
    const name = hint.choices[present()[from]];
    form.store.edit(`Move ${name}`, (document) => moved({ ...document, [key]: present(document) }, path, from, to));
    announce(`${name} comes ${to + 1} of ${present().length}.`);
  };
  const rows = [];
  const back = backToBox(form, path);
  const update = (value) => {
    const names = present();
    while (rows.length < names.length) rows.push(rank(list, rows.length, move));
    rows.length = names.length;
    rows.forEach((row, index) => row.show(hint.choices[names[index]] ?? names[index], index, names.length));
    keepChildren(
      list,
      rows.map((row) => row.node),
    );
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, list, back.node), update };
}

/** One line; it always stands for the same place of the list. */
function rank(list, index, move) {
  const name = h("span", { class: "sb-rank__name" });
  const handle = h("span", { class: "sb-rank__handle", "aria-hidden": "true" }, "⠿");
  const up = iconButton("up", "", () => moveAndFollow(index - 1, 0));
  const down = iconButton("down", "", () => moveAndFollow(index + 1, 1));
  const moveAndFollow = (to, which) => {
    move(index, to);
    const buttons = list.children[to]?.querySelectorAll("button");
    [buttons?.[which], buttons?.[1 - which]].find((each) => each && !each.disabled)?.focus();
  };
  const node = h("li", {}, handle, name, h("span", { class: "ws-row__tools" }, up, down));
  dragged(list, node, handle, (to) => move(index, to));
  const show = (words, at, count) => {
    name.textContent = words;
    label(up, `Move ${words} up`, at === 0);
    label(down, `Move ${words} down`, at === count - 1);
  };
  return { node, show };
}

function label(button, words, isOff) {
  button.title = words;
  button.setAttribute("aria-label", words);
  button.disabled = isOff;
}

/** Follow a pointer from the handle on; let go, the line goes to the place below the pointer. */
function dragged(list, node, handle, drop) {
  const target = ({ clientY }) => {
    const lines = [...list.children];
    const below = lines.findIndex((each) => clientY < each.getBoundingClientRect().bottom);
    return below < 0 ? lines.length - 1 : below;
  };
  const mark = (place) => [...list.children].forEach((each, at) => each.classList.toggle("is-target", at === place));
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
