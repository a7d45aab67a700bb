import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOf, copiesIn, rowAfter } from "../../static/js/builder_keys.js";

test("digits set copies, E makes elite, Enter takes", () => {
  assert.equal(changeOf({ key: "2" }, "01153"), "copies:01153:2");
  assert.equal(changeOf({ key: "0" }, "01153"), "copies:01153:0");
  assert.equal(changeOf({ key: "e" }, "01001"), "elite:01001");
  assert.equal(changeOf({ key: "E" }, "01001"), "elite:01001");
  assert.equal(changeOf({ key: "Enter" }, "01001"), "take:01001");
  for (const key of ["x", "10", " ", "Escape", "F2", ""]) assert.equal(changeOf({ key }, "01001"), "");
});

test("arrows go from row to row and stop at the ends", () => {
  assert.equal(rowAfter("ArrowDown", 0, 3), 1);
  assert.equal(rowAfter("ArrowDown", 2, 3), 2);
  assert.equal(rowAfter("ArrowUp", 0, 3), 0);
  assert.equal(rowAfter("ArrowUp", 2, 3), 1);
  assert.equal(rowAfter("Home", 2, 3), 0);
  assert.equal(rowAfter("End", 0, 3), 2);
  assert.equal(rowAfter("ArrowDown", -1, 3), 0);
  assert.equal(rowAfter("Enter", 0, 3), undefined);
  assert.equal(rowAfter("toString", 0, 3), undefined);
  assert.equal(rowAfter("ArrowDown", -1, 0), undefined);
});

test("a number before a name says how many", () => {
  assert.equal(copiesIn("2 block"), "2");
  assert.equal(copiesIn(" 1x  rey"), "1");
  assert.equal(copiesIn("2X block"), "2");
  for (const words of ["block", "2", "2 ", "22 block", "8d8", "c<=2", ""]) assert.equal(copiesIn(words), "");
});
