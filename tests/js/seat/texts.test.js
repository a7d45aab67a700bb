import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf } from "../../../static/js/seat/texts.js";

const ROOM = { width: 390, height: 800 };
const TEXT = { width: 300, height: 200 };
/** @type {(left: number, top: number) => { left: number, top: number, right: number, bottom: number }} */
const thing = (left, top) => ({ left, top, right: left + 40, bottom: top + 40 });

test("a text stands below its thing", () => {
  assert.deepEqual(placeOf(thing(20, 100), TEXT, ROOM), { left: 20, top: 148 });
});

test("where there is no room below it stands above", () => {
  assert.deepEqual(placeOf(thing(20, 700), TEXT, ROOM), { left: 20, top: 492 });
});

test("it covers no thing that may be chosen where there is another place", () => {
  const middle = { left: 600, top: 400, right: 640, bottom: 440 };
  const wide = { width: 1280, height: 900 };
  const below = { left: 700, top: 500, right: 720, bottom: 520 };
  const above = { left: 700, top: 300, right: 720, bottom: 320 };
  assert.deepEqual(placeOf(middle, TEXT, wide, [below]), { left: 600, top: 192 });
  assert.deepEqual(placeOf(middle, TEXT, wide, [below, above]), { left: 292, top: 400 });
  assert.deepEqual(placeOf(middle, TEXT, wide, [above]), { left: 600, top: 448 });
});

test("it never leaves the window", () => {
  assert.deepEqual(placeOf(thing(350, 100), TEXT, ROOM), { left: 82, top: 148 });
  assert.equal(placeOf(thing(0, 60), { width: 300, height: 790 }, ROOM).top, 8);
});
