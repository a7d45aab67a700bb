/**
 * Fields ask the map for hexes: the event "pick-hex" with { done(name) }. Each hex that is clicked, or on which Enter is
 * pressed, is an answer, until Escape, "Done" or another tool ends it. Afterwards the map is as `goOn` leaves it, with the
 * tool from before or another one in the hand. A click never paints meanwhile.
 */

import { button } from "../buttons.js";
import { h } from "../dom.js";

/** @import { MapHex } from "../picture.js" */
/** @import { Workshop } from "../types.d.ts" */
/** @import { Canvas } from "./canvas.js" */
/** @import { Tool } from "./tools.js" */

const ASKS = "Choose on the map with clicks, or with arrows and Enter. Escape ends it.";

/** @type {(workshop: Pick<Workshop, "root" | "announce">, canvas: Canvas, goOn: () => void, signOf?: typeof asked) => void} */
export function beginPicking({ root, announce }, canvas, goOn, signOf = asked) {
  /** @type {Tool | null} */
  let picking = null;
  const sign = signOf(() => picking?.cancel?.());
  root.addEventListener("pick-hex", ({ target, detail: { done } }) => {
    canvas.cancel();
    const begun = picker(canvas, answer, leave);
    /** @type {(name: string) => void} */
    function answer(name) {
      done(name);
      announce(`${name} is chosen. Another hex can be chosen; Escape ends it.`);
    }
    /** @type {(isByTool: boolean) => void} */
    function leave(isByTool) {
      picking = null;
      sign.remove();
      if (isByTool) return;
      goOn();
      if (target instanceof HTMLElement) target.focus();
    }
    canvas.take(begun);
    picking = begun;
    canvas.frame.after(sign);
    canvas.frame.scrollIntoView({ block: "nearest" });
    canvas.goTo(canvas.cursor ?? canvas.picture.hexes[0]);
    announce(ASKS);
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !picking) return;
    picking.cancel?.();
  });
}

/** What the map asks for, below it, with a way to end it for those without keys. @type {(end: () => void) => HTMLElement} */
function asked(end) {
  return h("div", { class: "ws-asks" }, h("span", {}, ASKS), button("Done", end));
}

/**
 * A tool that picks hexes until it is given up; `leave` is told whether another tool came into the hand.
 *
 * @type {(canvas: Canvas, done: (name: string) => void, leave: (isByTool: boolean) => void) => Tool}
 */
function picker(canvas, done, leave) {
  /** @type {MapHex | null} */
  let found = null;
  let isOver = false;
  /** @type {(isByTool: boolean) => void} */
  const end = (isByTool) => {
    if (isOver) return;
    isOver = true;
    leave(isByTool);
  };
  return {
    name: "pick",
    begin: (hex) => (found = canvas.onMap(hex) ?? null),
    end() {
      if (found) done(found.name);
      found = null;
    },
    cancel: () => end(false),
    drop: () => end(true),
  };
}
