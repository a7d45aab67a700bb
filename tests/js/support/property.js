/** Tests of what holds for every value: examples are drawn anew from a fixed seed, so that a run can be repeated. */

import { test } from "node:test";
import fc from "fast-check";

const RUNS = { seed: 20_260_101, numRuns: 300 };

/**
 * A test of a statement about values that are drawn. Its failure shows the smallest values that break it.
 *
 * @template {[unknown, ...unknown[]]} Values
 * @param {string} name
 * @param {{ [Place in keyof Values]: fc.Arbitrary<Values[Place]> }} drawn
 * @param {(...values: Values) => void} holds throws where the statement is wrong
 */
export function property(name, drawn, holds) {
  test(name, () => fc.assert(fc.property(...drawn, holds), RUNS));
}
