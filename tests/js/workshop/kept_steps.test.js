/** Steps of a draft outlive a reload of its page: what was done before can still be undone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { KeptSteps, leadingTo, newest } from "../../../static/js/workshop/kept_steps.js";
import { Store } from "../../../static/js/workshop/store.js";
import { property } from "../support/property.js";

/** @typedef {{ title: string }} Doc */

/** A storage of a session. @param {number} room characters that fit in */
function storage(room = 1_000_000) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (text.length > room) throw new Error("full");
      kept.set(key, text);
    },
  };
}

/** A store with these titles after each other. @type {(...titles: string[]) => Store<Doc>} */
function edited(first, ...others) {
  const store = new Store({ title: first });
  for (const title of others) store.set(["title"], title, `to ${title}`);
  return store;
}

/** The page is loaded anew with this document. @type {(before: Store<Doc>, title: string, room?: number) => Store<Doc>} */
function reloaded(before, title, room) {
  const place = storage(room);
  new KeptSteps("d", place).keep(before.history);
  const store = new Store({ title });
  new KeptSteps("d", place).resume(store);
  return store;
}

test("after a reload everything can be undone and done again", () => {
  const before = edited("a", "b", "c", "d");
  before.undo();
  const store = reloaded(before, "c");
  assert.deepEqual([store.undoLabel, store.redoLabel], ["to c", "to d"]);
  store.redo();
  assert.equal(store.document.title, "d");
  for (const title of ["c", "b", "a", "a"]) {
    store.undo();
    assert.equal(store.document.title, title);
  }
});

test("where the last edit was not sent, the steps before it are there", () => {
  const store = reloaded(edited("a", "b", "c"), "b");
  assert.deepEqual([store.undoLabel, store.redoLabel], ["to b", ""]);
});

test("a draft that was changed elsewhere begins without steps, and so does another draft", () => {
  const store = reloaded(edited("a", "b"), "from elsewhere");
  assert.deepEqual([store.undoLabel, store.steps], ["", []]);
  const place = storage();
  new KeptSteps("d", place).keep(edited("a", "b").history);
  const other = new Store({ title: "b" });
  new KeptSteps("e", place).resume(other);
  assert.deepEqual(other.steps, []);
});

test("what is no list of steps is left alone", () => {
  for (const text of ["", "null", "{", '{"past": 1}', "[]", '"x"']) {
    const store = new Store({ title: "a" });
    new KeptSteps("d", { getItem: () => text, setItem: () => {} }).resume(store);
    assert.deepEqual(store.steps, []);
  }
});

test("where there is little room, fewer steps are kept, the newest ones", () => {
  const titles = Array.from({ length: 40 }, (_, n) => `title ${n}`);
  const store = reloaded(edited("first", ...titles), "title 39", 1000);
  assert.equal(store.steps.length > 0 && store.steps.length < 40, true);
  assert.equal(store.undoLabel, "to title 39");
});

test("without any room nothing breaks", () => {
  const { warn } = console;
  let said = 0;
  console.warn = () => {
    said += 1;
  };
  try {
    assert.deepEqual(reloaded(edited("a", "b"), "b", 10).steps, []);
  } finally {
    console.warn = warn;
  }
  assert.equal(said, 1);
});

property("kept steps lead to each of their documents", [fc.array(fc.string()), fc.nat(60)], (titles, most) => {
  const { history } = edited("first", ...titles);
  const kept = newest(history, most + 1);
  assert.equal(kept.past.length, Math.min(history.past.length, most + 1));
  const documents = [...kept.past.map((step) => step.document), kept.document];
  for (const document of documents) {
    const found = leadingTo(document, kept);
    assert.deepEqual(found && documents[found.past.length], document);
  }
});
