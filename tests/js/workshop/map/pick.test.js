/** Picking hexes for a field: it goes on until it is ended, and no tool comes back by itself. */

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
const OTHER = { name: "E5" };

Object.assign(globalThis, { HTMLElement: Field });

/** Ask for a hex; the tool that picks it. */
function picker() {
  steps = [];
  taken = [];
  const root = new Field();
  const canvas = {
    frame: { dataset: {}, scrollIntoView() {}, after: () => steps.push("asks") },
    picture: { hexes: [HEX] },
    cursor: null,
    cancel: () => taken.at(-1)?.cancel?.(),
    take: (/** @type {Tool} */ tool) => taken.push(tool),
    goTo() {},
    onMap: (/** @type {unknown} */ hex) => ([HEX, OTHER].includes(/** @type {any} */ (hex)) ? hex : undefined),
  };
  const workshop = /** @type {any} */ ({ root, announce() {} });
  const sign = /** @type {any} */ (() => ({ remove: () => steps.push("asks no more") }));
  beginPicking(workshop, /** @type {Canvas} */ (/** @type {unknown} */ (canvas)), () => steps.push("go on"), sign);
  const done = (/** @type {string} */ name) => steps.push(name);
  root.dispatchEvent(Object.assign(new Event("pick-hex"), { detail: { done } }));
  return { root, tool: taken[0] };
}

/** @type {(tool: Tool, hex: unknown) => void} */
function click(tool, hex) {
  tool.begin?.(/** @type {any} */ (hex));
  tool.end?.();
}

test("each hex is given until Escape; then the map goes on and the field has the focus again", () => {
  const { root, tool } = picker();
  click(tool, HEX);
  click(tool, OTHER);
  assert.deepEqual(steps, ["asks", "D4", "E5"]);
  root.dispatchEvent(Object.assign(new Event("keydown"), { key: "Escape" }));
  assert.deepEqual(steps, ["asks", "D4", "E5", "asks no more", "go on", "focus"]);
  tool.cancel?.();
  assert.equal(steps.length, 6, "it is over once");
});

test("a click beside the map gives nothing and goes on asking", () => {
  const { tool } = picker();
  click(tool, HEX);
  click(tool, {});
  assert.deepEqual(steps, ["asks", "D4"]);
});

test("another tool in the hand ends it, and stays in the hand", () => {
  const { tool } = picker();
  tool.drop?.();
  tool.cancel?.();
  assert.deepEqual(steps, ["asks", "asks no more"]);
});
