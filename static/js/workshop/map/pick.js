/**
 * Fields ask the map for a hex: the event "pick-hex" with { done(name) }. The next hex that is clicked, or on which Enter
 * is pressed, is the answer; Escape gives up. Afterwards the map is as `goOn` leaves it, with the tool from before or another one in the hand.
 */

/** @import { MapHex } from "../picture.js" */
/** @import { Workshop } from "../types.d.ts" */
/** @import { Canvas } from "./canvas.js" */
/** @import { Tool } from "./tools.js" */

const ASKS = "Choose a hex on the map with a click, or with arrows and Enter. Escape goes back.";

/** @type {(workshop: Pick<Workshop, "root" | "announce">, canvas: Canvas, goOn: () => void) => void} */
export function beginPicking({ root, announce }, canvas, goOn) {
  canvas.frame.dataset.asks = ASKS;
  root.addEventListener("pick-hex", ({ target, detail: { done } }) => {
    canvas.cancel();
    const goBack = () => {
      goOn();
      if (target instanceof HTMLElement) target.focus();
    };
    canvas.take(picker(canvas, done, goBack));
    canvas.frame.scrollIntoView({ block: "nearest" });
    canvas.goTo(canvas.cursor ?? canvas.picture.hexes[0]);
    announce(ASKS);
  });
}

/**
 * A tool that picks one hex and lays itself down.
 *
 * @type {(canvas: Canvas, done: (name: string) => void, goBack: () => void) => Tool}
 */
function picker(canvas, done, goBack) {
  /** @type {MapHex | null} */
  let found = null;
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
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
