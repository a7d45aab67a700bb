/** Which keys are shortcuts, and where arrows lead. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isLetter, isTyping, placeAfter, stepOf } from "../../static/js/shortcuts.js";
import { property } from "./support/property.js";

const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const held = (/** @type {string} */ key, more = {}) => ({ key, ...NOTHING_HELD, ...more });

test("letters and signs are shortcuts, named keys and chords are none", () => {
  assert(isLetter(held("n")));
  assert(isLetter(held("?", { shiftKey: true })));
  assert(!isLetter(held("Enter")));
  for (const key of ["ctrlKey", "metaKey", "altKey"]) assert(!isLetter(held("n", { [key]: true })));
});

test("somebody types in fields and in what can be edited, not on buttons", () => {
  for (const tagName of ["INPUT", "TEXTAREA", "SELECT"]) assert(isTyping({ tagName }));
  assert(isTyping({ tagName: "DIV", isContentEditable: true }));
  assert(!isTyping({ tagName: "BUTTON", isContentEditable: false }));
  assert(!isTyping({ tagName: "g" }));
});

test("arrows go round a row, Home and End to its ends", () => {
  assert.equal(placeAfter("ArrowRight", 1, 3), 2);
  assert.equal(placeAfter("ArrowRight", 2, 3), 0);
  assert.equal(placeAfter("ArrowLeft", 0, 3), 2);
  assert.equal(placeAfter("Home", 2, 3), 0);
  assert.equal(placeAfter("End", 0, 3), 2);
  assert.equal(placeAfter("ArrowUp", 0, 3), undefined);
  assert.equal(placeAfter("toString", 0, 3), undefined);
});

property("there and back again is where it began", [fc.integer({ min: 1, max: 9 }), fc.nat()], (count, place) => {
  const here = place % count;
  assert.equal(placeAfter("ArrowLeft", placeAfter("ArrowRight", here, count) ?? -1, count), here);
});

test("Ctrl+Z takes back; with Shift, or as Ctrl+Y, it is done again", () => {
  assert.equal(stepOf(held("z", { ctrlKey: true })), "undo");
  assert.equal(stepOf(held("z", { metaKey: true })), "undo");
  assert.equal(stepOf(held("Z", { ctrlKey: true, shiftKey: true })), "redo");
  assert.equal(stepOf(held("y", { ctrlKey: true })), "redo");
  assert.equal(stepOf(held("z")), "");
  assert.equal(stepOf(held("z", { ctrlKey: true, altKey: true })), "");
  assert.equal(stepOf(held("x", { ctrlKey: true })), "");
});
