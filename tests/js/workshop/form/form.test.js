/** What a form does with the document, apart from its fields on the page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Form, nearest } from "../../../../static/js/workshop/form/form.js";
import { Store } from "../../../../static/js/workshop/store.js";

/** @import { Page } from "../../../../static/js/workshop/types.d.ts" */

/** @typedef {{ title: string, prices?: Record<string, number>, money?: { start: number }, units?: object[] }} Doc */

const COUNTS = { type: "object", properties: { love: { type: "integer" }, swap: { type: "integer" } } };

/** A form of a small game. @type {(document: Doc) => Form<null, Doc>} */
function formOf(document) {
  const page = {
    form: {
      schema: {
        type: "object",
        required: ["title", "money"],
        properties: {
          title: { type: "string" },
          prices: COUNTS,
          money: { type: "object", required: ["start"], properties: { start: { type: "integer" } } },
          units: { type: "array", items: { type: "object", properties: {} } },
        },
      },
      hints: {
        "/prices": { label: "Prices" },
        "/prices/*": { label: "A price" },
        "/*/*": { label: "Something" },
        "/prices/love": { label: "Love costs" },
        "/units/*": { label: "Unit" },
      },
    },
    report: { facts: {} },
  };
  return new Form(/** @type {Page<null, Doc>} */ (/** @type {unknown} */ (page)), new Store(document));
}

test("the hint that names most steps wins", () => {
  const form = formOf({ title: "Hill" });
  assert.equal(form.hint(["prices", "love"]).label, "Love costs");
  assert.equal(form.hint(["prices", "swap"]).label, "A price");
  assert.equal(form.hint(["money", "start"]).label, "Something");
  assert.deepEqual(form.hint(["title"]), {});
});

test("a value is called as its hint says, or by its key; entries of lists are numbered from 1", () => {
  const form = formOf({ title: "Hill" });
  assert.equal(form.label(["title"]), "Title");
  assert.equal(form.label(["prices"]), "Prices");
  assert.equal(form.label(["units", 0]), "Unit 1");
  assert.equal(form.label(["sides", "squads", 2]), "Squads 3");
});

test("values that the schema does not require may be left out", () => {
  const form = formOf({ title: "Hill", money: { start: 5 }, units: [{}] });
  assert(!form.isOptional(["title"]));
  assert(form.isOptional(["prices"]));
  assert(form.isOptional(["prices", "love"]));
  assert(!form.isOptional(["money", "start"]));
  assert(!form.isOptional(["units", 0]));
});

test("a count of 0 is left out, and its owner with it when nothing else is in it", () => {
  const form = formOf({ title: "Hill", prices: { love: 2, swap: 1 } });
  form.count(["prices", "love"], 0);
  assert.deepEqual(form.store.document, { title: "Hill", prices: { swap: 1 } });
  form.count(["prices", "swap"], 0);
  assert.deepEqual(form.store.document, { title: "Hill" });
  form.count(["prices", "love"], 3);
  assert.deepEqual(form.store.document, { title: "Hill", prices: { love: 3 } });
});

test("a required count of 0 stays", () => {
  const form = formOf({ title: "Hill", money: { start: 5 } });
  form.count(["money", "start"], 0);
  assert.deepEqual(form.store.document.money, { start: 0 });
});

test("pressing one more several times is one step; undo gives the count from before", () => {
  const form = formOf({ title: "Hill", prices: { love: 2 } });
  for (const number of [3, 4, 5]) form.count(["prices", "love"], number);
  assert.deepEqual(form.store.steps, ["Change Love costs"]);
  form.store.undo();
  assert.deepEqual(form.store.document.prices, { love: 2 });
});

test("undefined takes an optional value away", () => {
  const form = formOf({ title: "Hill", prices: { love: 2 } });
  form.set(["prices"], undefined);
  assert.deepEqual(form.store.document, { title: "Hill" });
  assert.deepEqual(form.store.steps, ["Clear Prices"]);
});

test("a problem stands at the nearest field that is there", () => {
  const places = new Map([
    ["/sides/german", "the side"],
    ["", "the whole"],
  ]);
  assert.equal(nearest("/sides/german/divisions/1", places), "the side");
  assert.equal(nearest("/sides", places), "the whole");
  assert.equal(nearest("/sides", new Map()), undefined);
});
