/** The list of recent searches. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_RECENT, readRecent, searchIn, withSearch, wordsOf } from "../../static/js/recent_searches.js";

test("a search is what an address asks for, without the page and empty choices", () => {
  assert.equal(searchIn("?q=hero+red&order=&page=3&view=tiles&evil=1"), "q=hero+red&view=tiles");
  assert.equal(searchIn("?order=cost"), "");
  assert.equal(searchIn("?q=+"), "");
  assert.equal(searchIn(`?q=${"a".repeat(3000)}`), "");
});

test("the newest search comes first, and the same words stand there once", () => {
  assert.deepEqual(withSearch(["q=rey", "q=finn"], "q=Finn&view=tiles"), ["q=Finn&view=tiles", "q=rey"]);
  assert.deepEqual(withSearch(["q=rey"], ""), ["q=rey"]);
});

test("the oldest search goes when there are too many", () => {
  let recent = /** @type {string[]} */ ([]);
  for (let number = 0; number <= MOST_RECENT; number += 1) recent = withSearch(recent, `q=card${number}`);
  assert.equal(recent.length, MOST_RECENT);
  assert.equal(recent.at(-1), "q=card1");
});

test("a text that is no such list is an empty one", () => {
  for (const text of [null, "", "{", "{}", "7", "[1, null]", '["order=cost"]']) assert.deepEqual(readRecent(text), []);
  assert.deepEqual(readRecent('["q=rey&page=2", 5]'), ["q=rey"]);
});

test("the words of a search are its query", () => {
  assert.equal(wordsOf("q=c%3C%3D2+t%3Aevent&view=tiles"), "c<=2 t:event");
  assert.equal(wordsOf("view=tiles"), "");
});
