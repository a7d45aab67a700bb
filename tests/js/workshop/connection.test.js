/** Changes on their way to the server: lost answers, and edits while a version is saved. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../../../static/js/workshop/connection.js";
import { Store } from "../../../static/js/workshop/store.js";

/** @typedef {{ title: string }} Doc */
/** @typedef {{ method: string, body: any }} Call */
/** @typedef {{ status: number, body: object } | "lost"} Reply */

/**
 * A draft at revision 1 with a server that answers as `reply` says.
 *
 * @param {(call: Call, store: Store<Doc>) => Reply} reply
 */
function opened(reply) {
  /** @type {Call[]} */
  const calls = [];
  /** @type {Store<Doc>} */
  const store = new Store({ title: "Hill" });
  const kept = new Map();
  Object.assign(globalThis, {
    addEventListener: () => {},
    localStorage: {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
      removeItem: (/** @type {string} */ key) => kept.delete(key),
    },
    fetch: async (/** @type {string} */ _address, /** @type {{ method: string, body?: string }} */ { method, body }) => {
      const call = { method, body: JSON.parse(body ?? "null") };
      calls.push(call);
      const answer = reply(call, store);
      if (answer === "lost") throw new TypeError("the connection was lost");
      return { status: answer.status, ok: answer.status < 400, json: async () => answer.body };
    },
  });
  const addresses = { draft: "/draft", "draft-save": "/save", try: "/try", look: "/look/" };
  /** @type {any} */
  const page = { id: "s1", token: "t", revision: 1, base: 1, document: store.document, addresses };
  return { calls, store, connection: new Connection(page, store, () => ({})) };
}

/** @param {number} revision @param {Partial<{ tab: string, document: Doc }>} more */
const state = (revision, more = {}) => ({ revision, base: 1, report: {}, ...more });

/** The refusal as the server words it: problem JSON, which does not say whose change came between. */
const STALE = { status: 412, body: { code: "stale_draft", detail: "The draft is at change 2 now.", errors: [] } };

test("a change whose answer was lost is no change of somebody else", async () => {
  let tab = "";
  const { calls, store, connection } = opened(({ method, body }) => {
    if (calls.length === 1) {
      tab = body.tab;
      return "lost";
    }
    if (method === "GET") return { status: 200, body: state(2, { tab, document: { title: "Ridge" } }) };
    return body.revision === 1 ? STALE : { status: 200, body: state(3) };
  });
  store.set(["title"], "Ridge", "Change Title");
  await connection.send();
  assert.equal(connection.state, "offline");
  store.set(["title"], "Ridge and wood", "Change Title");
  await connection.send();
  assert.deepEqual([connection.state, connection.revision, connection.isBehind], ["saved", 3, false]);
  assert.deepEqual(calls.at(-1)?.body.patch, [{ op: "replace", path: "/title", value: "Ridge and wood" }]);
});

test("a change of another tab is told, and nothing goes over it", async () => {
  const theirs = { status: 200, body: state(2, { tab: "another", document: { title: "Wood" } }) };
  const { calls, store, connection } = opened(({ method }) => (method === "GET" ? theirs : STALE));
  store.set(["title"], "Ridge", "Change Title");
  await connection.send();
  await connection.send();
  assert.deepEqual([connection.state, calls.map((each) => each.method)], ["stale", ["PATCH", "GET"]]);
});

test("what is edited while a version is saved is sent after it, and not taken for saved", async () => {
  const { calls, connection } = opened(({ method }, edited) => {
    if (method === "POST") edited.set(["title"], "Ridge", "Change Title");
    return { status: 200, body: state(calls.length + 1) };
  });
  const saved = await connection.save("first");
  assert.equal(saved.ok, true);
  assert.equal(connection.isBehind, true);
  await connection.send();
  assert.deepEqual([connection.state, connection.isBehind], ["saved", false]);
  assert.deepEqual(
    calls.map(({ method, body }) => [method, body.revision]),
    [
      ["POST", 1],
      ["PATCH", 2],
    ],
  );
});
