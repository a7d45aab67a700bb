/** The deck as a table: a row for each card, a column for each symbol, with sums. */

import { backToBox, orBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { numberTable } from "../../form/number_table.js";
import { withValue } from "../../paths.js";

/** @import { Deck, GameWidget, Scenario } from "./types.d.ts" */

/** @type {GameWidget} */
function deck(form, path, schema, hint) {
  const { cards, symbols } = form.page.data;
  const rows = cards.map(({ id, name, text }) => ({ key: id, label: name, title: text }));
  const columns = Object.entries(symbols).map(([key, label]) => ({ key, label }));
  /** @type {(document: Scenario) => Deck} */
  const copies = (document) => orBox(form, document, "deck");
  /** @type {(card: string, symbol: string, count: number | undefined) => void} */
  const write = (card, symbol, count) => {
    /** @type {(document: Scenario) => Scenario} */
    const change = (document) => withValue(document, ["deck"], withCount(copies(document), card, symbol, count ?? 0));
    form.store.edit(`Change the deck`, change, { source: "form", together: `deck ${card} ${symbol}` });
  };
  /** @type {(card: string, symbol: string) => number} */
  const read = (card, symbol) => copies(form.store.document)[card]?.[symbol] ?? 0;
  const done = () => form.store.endOfStep();
  const table = numberTable({
    caption: "Copies of each card by symbol",
    corner: "Card",
    rows,
    columns,
    read,
    write,
    done,
    hasSums: true,
    class: "ws-numbers--narrow",
  });
  const back = backToBox(form, path);
  const update = (/** @type {unknown} */ value) => {
    table.show();
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, table.node, back.node), update };
}

/**
 * A deck with another number of copies; cards and symbols of which there are none are left out.
 *
 * @type {(deck: Deck, card: string, symbol: string, count: number) => Deck}
 */
export function withCount(deck, card, symbol, count) {
  const { [symbol]: _before, ...others } = deck[card] ?? {};
  const copies = count ? withValue(deck[card] ?? {}, [symbol], count) : others;
  const { [card]: _card, ...rest } = deck;
  return Object.keys(copies).length ? withValue(deck, [card], copies) : rest;
}

register("deck", deck, { showsNothing: true });
