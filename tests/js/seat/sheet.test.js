import assert from "node:assert/strict";
import { test } from "node:test";
import { moveFor } from "../../../static/js/seat/sheet.js";

const FREE = { top: 100, bottom: 500 };

test("the page stays where one of the things is free", () => {
  const things = [
    { top: 600, bottom: 640 },
    { top: 200, bottom: 240 },
  ];
  assert.equal(moveFor(things, FREE), 0);
});

test("a thing below the sheet comes up until its lower edge is above the sheet", () => {
  assert.equal(moveFor([{ top: 600, bottom: 640 }], FREE), 640 - 500 + 12);
});

test("a thing above the window comes down to its upper edge", () => {
  assert.equal(moveFor([{ top: -80, bottom: -40 }], FREE), -80 - 100 - 12);
});

test("a thing higher than the free part shows its upper edge", () => {
  assert.equal(moveFor([{ top: 300, bottom: 900 }], FREE), 300 - 100 - 12);
});

test("a thing that fills the free part stays, and so does the page where nothing can be chosen", () => {
  assert.equal(moveFor([{ top: 50, bottom: 900 }], FREE), 0);
  assert.equal(moveFor([], FREE), 0);
});
