/**
 * Fields ask the map for a hex: the event "pick-hex" with { done(name) }. The next hex that is clicked, or on which Enter
 * is pressed, is the answer; Escape gives up. Afterwards the tool from before is in the hand again.
 */

/** @import { MapHex } from "../picture.js" */
/** @import { Workshop } from "../types.d.ts" */
/** @import { Canvas } from "./canvas.js" */
/** @import { Tool } from "./tools.js" */

const ASKS = "Choose a hex on the map with a click, or with arrows and Enter. Escape goes back.";

/** @type {(workshop: Pick<Workshop, "root" | "announce">, canvas: Canvas) => void} */
export function beginPicking({ root, announce }, canvas) {
  canvas.frame.dataset.asks = ASKS;
  root.addEventListener("pick-hex", ({ target, detail: { done } }) => {
    canvas.cancel();
    canvas.take(picker(canvas, canvas.tool, done, () => target instanceof HTMLElement && target.focus()));
    canvas.frame.scrollIntoView({ block: "nearest" });
    canvas.goTo(canvas.cursor ?? canvas.picture.hexes[0]);
    announce(ASKS);
  });
}

/**
 * A tool that picks one hex and lays itself down.
 *
 * @type {(canvas: Canvas, before: Tool, done: (name: string) => void, goBack: () => void) => Tool}
 */
function picker(canvas, before, done, goBack) {
  /** @type {MapHex | null} */
  let found = null;
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    canvas.take(before);
    goBack();
  };
  return {
    name: "pick",
    begin: (hex) => (found = canvas.onMap(hex) ?? null),
    end() {
      if (!found) return;
      done(found.name);
      leave();
    },
    cancel: leave,
  };
}
