/** A second press does nothing: it was meant for the question before. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { makeGuard, PAUSE_MS } from "../../../static/js/seat/guard.js";
import { property } from "../support/property.js";

test("double presses at 50, 150 and 300 ms answer one question and no more", () => {
  for (const pause of [50, 150, 300]) {
    const guard = makeGuard();
    let [answered, now] = [0, 10_000];
    const press = (/** @type {number} */ at) => {
      if (!guard.takes(at)) return;
      answered += 1;
      guard.change(at + 1); // the next question is there at once
    };
    press(now);
    press(now + pause);
    assert.equal(answered, 1, `${pause} ms`);
    now += PAUSE_MS + 1;
    press(now);
    assert.equal(answered, 2, "somebody who waits is heard");
  }
});

test("the first question takes presses at once", () => {
  assert(makeGuard().takes(0));
  assert.equal(makeGuard().left(0), 0);
});

property("a press is taken exactly when nothing of the pause is left", [fc.nat(9999), fc.nat(2000)], (changed, later) => {
  const guard = makeGuard();
  guard.change(changed);
  const at = changed + later;
  assert.equal(guard.takes(at), guard.left(at) === 0);
  assert.equal(guard.takes(at), later >= 400);
});

test("a press from before the change comes too late", () => {
  const guard = makeGuard();
  guard.change(1000);
  assert(!guard.takes(990));
});
