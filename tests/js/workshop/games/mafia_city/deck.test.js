/** Copies of cards: what there is none of is left out. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { withCount } from "../../../../../static/js/workshop/games/mafia_city/deck.js";

const DECK = { thief: { fist: 1, hat: 2 }, fbi: { hat: 1 } };

test("another number of copies changes one symbol of one card", () => {
  assert.deepEqual(withCount(DECK, "thief", "hat", 4), { thief: { fist: 1, hat: 4 }, fbi: { hat: 1 } });
  assert.deepEqual(withCount(DECK, "snitch", "fist", 1), { ...DECK, snitch: { fist: 1 } });
  assert.deepEqual(DECK.thief, { fist: 1, hat: 2 });
});

test("no copies leave the symbol out, and the card with its last symbol", () => {
  assert.deepEqual(withCount(DECK, "thief", "hat", 0), { thief: { fist: 1 }, fbi: { hat: 1 } });
  assert.deepEqual(withCount(DECK, "fbi", "hat", 0), { thief: { fist: 1, hat: 2 } });
  assert.deepEqual(withCount(DECK, "snitch", "fist", 0), DECK);
});
