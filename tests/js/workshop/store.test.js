/** The document with its history: every edit is a step that can be taken back and done again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Store } from "../../../static/js/workshop/store.js";
import { property } from "../support/property.js";

/** @returns {Store<{ title: string, list?: number[] }>} */
function opened() {
  return new Store({ title: "Hill" });
}

test("an edit is told to listeners, with its name and the part of the page that made it", () => {
  const store = opened();
  /** @type {unknown[]} */
  const told = [];
  store.subscribe((document, news) => told.push([document.title, news]));
  store.set(["title"], "Ridge", "Change Title", { source: "form" });
  store.undo();
  assert.deepEqual(told, [
    ["Ridge", { label: "Change Title", source: "form" }],
    ["Hill", { label: "Change Title", source: "undo" }],
  ]);
});

test("an edit that changes nothing is no step", () => {
  const store = opened();
  store.set(["title"], "Hill", "Change Title");
  store.edit("Copy", (document) => structuredClone(document));
  assert.deepEqual(store.steps, []);
});

test("undo and redo go through the steps, and their names say which is next", () => {
  const store = opened();
  store.set(["title"], "Ridge", "first");
  store.set(["title"], "Valley", "second");
  assert.deepEqual([store.undoLabel, store.redoLabel], ["second", ""]);
  store.undo();
  assert.equal(store.document.title, "Ridge");
  assert.deepEqual([store.undoLabel, store.redoLabel], ["first", "second"]);
  store.undo();
  store.undo();
  assert.equal(store.document.title, "Hill");
  assert.deepEqual([store.undoLabel, store.redoLabel], ["", "first"]);
  store.redo();
  assert.equal(store.document.title, "Ridge");
});

test("an edit after an undo closes the way forward", () => {
  const store = opened();
  store.set(["title"], "Ridge", "first");
  store.undo();
  store.set(["title"], "Valley", "other");
  store.redo();
  assert.equal(store.document.title, "Valley");
  assert.deepEqual(store.steps, ["other"]);
});

test("the letters of a word are one step; what comes after the end of the step is another", () => {
  const store = opened();
  for (const title of ["R", "Ri", "Rid"]) store.set(["title"], title, "Change Title", { together: "/title" });
  store.endOfStep();
  store.set(["title"], "Ridge", "Change Title", { together: "/title" });
  assert.equal(store.steps.length, 2);
  store.undo();
  assert.equal(store.document.title, "Rid");
  store.undo();
  assert.equal(store.document.title, "Hill");
});

test("edits of different fields never go together", () => {
  const store = opened();
  store.set(["title"], "Ridge", "Change Title", { together: "/title" });
  store.set(["list"], [1], "Change List", { together: "/list" });
  assert.deepEqual(store.steps, ["Change Title", "Change List"]);
});

test("a removed value comes back by undo", () => {
  const store = new Store({ title: "Hill", list: [1, 2] });
  store.remove(["list", 0], "Remove 1");
  assert.deepEqual(store.document.list, [2]);
  store.undo();
  assert.deepEqual(store.document.list, [1, 2]);
});

test("the document of another tab is a step like others", () => {
  const store = opened();
  store.replace({ title: "Theirs" }, "Take the work of another tab");
  assert.equal(store.document.title, "Theirs");
  store.undo();
  assert.equal(store.document.title, "Hill");
});

test("a listener that fails is reported and keeps no other from hearing", () => {
  const store = opened();
  /** @type {unknown[]} */
  const reported = [];
  globalThis.reportError = (error) => reported.push(error);
  let heard = "";
  store.subscribe(() => {
    throw new Error("broken part");
  });
  store.subscribe((document) => {
    heard = document.title;
  });
  store.set(["title"], "Ridge", "Change Title");
  assert.equal(heard, "Ridge");
  assert.deepEqual(reported.map(String), ["Error: broken part"]);
});

test("who has ended the subscription hears nothing more", () => {
  const store = opened();
  let count = 0;
  const end = store.subscribe(() => {
    count += 1;
  });
  store.set(["title"], "Ridge", "first");
  end();
  store.set(["title"], "Valley", "second");
  assert.equal(count, 1);
});

const EDITS = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 })), { maxLength: 12 });
property("all steps taken back give the first document, all done again the last one", [EDITS], (edits) => {
  const first = { a: 0, b: 0, c: 0 };
  const store = new Store(first);
  for (const [key, value] of edits) store.set([key], value, `Change ${key}`);
  const last = store.document;
  while (store.undoLabel) store.undo();
  assert.equal(store.document, first);
  while (store.redoLabel) store.redo();
  assert.equal(store.document, last);
});

test("during a stroke work waits; at its end the last of each name is done, once", () => {
  const store = opened();
  /** @type {string[]} */
  const done = [];
  const edit = (/** @type {string} */ title) => {
    store.set(["title"], title, "Paint", { together: "stroke", isStroke: true });
    store.whenCalm("form", () => done.push(`form ${title}`));
    store.whenCalm("send", () => done.push(`send ${title}`));
  };
  edit("R");
  edit("Ri");
  assert.deepEqual(done, []);
  store.endOfStep();
  assert.deepEqual(done, ["form Ri", "send Ri"]);
  store.endOfStep();
  assert.equal(done.length, 2);
});

/** @type {[string, (store: ReturnType<typeof opened>) => void][]} */
const ENDS = [
  ["another edit", (store) => store.set(["list"], [1], "Change List")],
  ["an undo", (store) => store.undo()],
];
for (const [name, end] of ENDS) {
  test(`a stroke also ends with ${name}`, () => {
    const store = opened();
    let count = 0;
    store.set(["title"], "R", "Paint", { isStroke: true });
    store.whenCalm("send", () => (count += 1));
    assert.equal(count, 0);
    end(store);
    assert.equal(count, 1);
  });
}

test("outside of strokes work is done at once", () => {
  const store = opened();
  let count = 0;
  store.set(["title"], "R", "Change Title");
  store.whenCalm("send", () => (count += 1));
  assert.equal(count, 1);
});
