/** The text of the document: what is not taken over is neither lost nor taken for saved. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Source } from "../../../static/js/workshop/source.js";

class Field extends EventTarget {
  value = "";
  /** @type {Map<string, string>} */
  attributes = new Map();
  textContent = "";
  hidden = false;
  getAttribute(/** @type {string} */ name) {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    this.attributes.set(name, value);
  }
}

Object.assign(globalThis, { document: { activeElement: null } });

function begun() {
  const field = new Field();
  const report = new Field();
  const store = {
    document: { rounds: 8 },
    edit(/** @type {string} */ _name, /** @type {() => { rounds: number }} */ change) {
      this.document = change();
    },
    endOfStep() {},
  };
  const source = new Source(/** @type {any} */ (field), /** @type {any} */ (report), /** @type {any} */ (store), {
    type: "object",
    properties: { rounds: { type: "integer" } },
  });
  const type = (/** @type {string} */ text) => {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  };
  return { field, report, store, source, type };
}

test("a text that is a scenario is taken over at once", () => {
  const { store, source, type, report } = begun();
  type('{"rounds": 5}');
  assert.deepEqual(store.document, { rounds: 5 });
  assert.equal(source.isPending, false);
  assert.equal(report.hidden, true);
});

test("a text that is none stays in its field when the document changes elsewhere", () => {
  const { field, store, source, type, report } = begun();
  type('{"rounds": ');
  store.document = { rounds: 6 };
  source.show();
  assert.equal(field.value, '{"rounds": ');
  assert.equal(source.isPending, true);
  assert.equal(report.textContent.includes("not taken over"), true);
});

test("a text that is thrown away gives way to the document", () => {
  const { field, store, source, type } = begun();
  type("[");
  store.document = { rounds: 6 };
  source.drop();
  assert.deepEqual(JSON.parse(field.value), { rounds: 6 });
  assert.equal(source.isPending, false);
});
