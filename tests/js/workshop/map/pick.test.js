/** Picking a hex for a field: one answer, and no tool comes back by itself. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { beginPicking } from "../../../../static/js/workshop/map/pick.js";

/** @import { Canvas } from "../../../../static/js/workshop/map/canvas.js" */
/** @import { Tool } from "../../../../static/js/workshop/map/tools.js" */

class Field extends EventTarget {
  focus() {
    steps.push("focus");
  }
}

/** @type {string[]} */
let steps = [];
/** @type {Tool[]} */
let taken = [];
const HEX = { name: "D4" };

Object.assign(globalThis, { HTMLElement: Field });

/** Ask for a hex; the tool that picks it. */
function picker() {
  steps = [];
  taken = [];
  const root = new Field();
  const canvas = {
    frame: { dataset: {}, scrollIntoView() {} },
    picture: { hexes: [HEX] },
    cursor: null,
    cancel: () => taken.at(-1)?.cancel?.(),
    take: (/** @type {Tool} */ tool) => taken.push(tool),
    goTo() {},
    onMap: (/** @type {unknown} */ hex) => (hex === HEX ? hex : undefined),
  };
  const workshop = /** @type {any} */ ({ root, announce() {} });
  beginPicking(workshop, /** @type {Canvas} */ (/** @type {unknown} */ (canvas)), () => steps.push("go on"));
  const done = (/** @type {string} */ name) => steps.push(name);
  root.dispatchEvent(Object.assign(new Event("pick-hex"), { detail: { done } }));
  return taken[0];
}

test("the hex is given, the map goes on, and the field has the focus again", () => {
  const tool = picker();
  tool.begin?.(/** @type {any} */ (HEX));
  tool.end?.();
  assert.deepEqual(steps, ["D4", "go on", "focus"]);
  tool.cancel?.();
  assert.deepEqual(steps, ["D4", "go on", "focus"], "it is over once");
});

test("a click beside the map gives nothing and goes on asking", () => {
  const tool = picker();
  tool.begin?.(/** @type {any} */ ({}));
  tool.end?.();
  assert.deepEqual(steps, []);
});

test("Escape gives nothing and goes on", () => {
  picker().cancel?.();
  assert.deepEqual(steps, ["go on", "focus"]);
});
