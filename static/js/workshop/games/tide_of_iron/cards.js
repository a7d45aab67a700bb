/** Strategy decks, strategy cards and operations cards, chosen from their texts. */

import { one } from "../../../elements.js";
import { iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { pointer, valueAt } from "../../paths.js";
import { Chooser } from "../../form/chooser.js";
import { grouped, register } from "../../form/form.js";

/** @import { Hint, Path, Schema, Shown } from "../../types.d.ts" */
/** @import { Card, GameForm, GameWidget } from "./types.d.ts" */

/** A deck that is chosen, without some of its cards. @typedef {{ name: string, without?: string[], from?: number, to?: number }} Deck */

/** The decks of a side: each opens to its cards, which can be taken out. @type {GameWidget} */
function decks(form, path, schema, hint) {
  const known = form.page.data.cards.decks;
  const offers = Object.entries(known).map(([name, cards]) => ({
    id: name,
    title: name,
    words: [`${cards.length} cards: ${cards.map((each) => each.name).join(", ")}`],
    search: `${name} ${cards.map((each) => `${each.name} ${each.text}`).join(" ")}`,
  }));
  /** @returns {Deck[]} */
  const now = () => listOf(valueAt(form.store.document, path));
  /** @type {(chosen: Deck[]) => void} */
  const change = (chosen) => form.set(path, chosen.length || !form.isOptional(path) ? chosen : undefined);
  const chooser = new Chooser("Choose decks", offers, (name) => change([...now(), { name }]));
  const list = h("ul", { class: "ws-list" });
  /** @type {(Shown & { name: string })[]} */
  const rows = [];
  const away = (/** @type {number} */ index) => {
    change(now().toSpliced(index, 1));
    one(chooser.node, "summary").focus();
  };
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    /** @type {Deck[]} */
    const chosen = listOf(value);
    rows.length = Math.min(rows.length, chosen.length);
    chosen.forEach((deck, index) => {
      if (!rows[index] || rows[index].name !== deck?.name)
        rows[index] = deckRow(form, [...path, index], deck?.name, known[deck?.name] ?? [], () => away(index));
      rows[index].update(deck);
    });
    keepChildren(
      list,
      rows.map((each) => each.node),
    );
    const names = chosen.map((each) => each?.name);
    chooser.show(offers.map((each) => each.id).filter((name) => !names.includes(name)));
  };
  return { node: grouped(form, path, schema, hint, list, chooser.node), update };
}

/**
 * One chosen deck. Cards that it does not have can be named by a document, too: they are shown to be taken away.
 *
 * @type {(form: GameForm, path: Path, name: string, cards: Card[], away: () => void) => Shown & { name: string }}
 */
function deckRow(form, path, name, cards, away) {
  /** @returns {string[]} */
  const without = () => listOf(valueAt(form.store.document, [...path, "without"]));
  /** @type {(ids: string[]) => void} */
  const change = (ids) => form.set([...path, "without"], ids.length ? ids : undefined);
  const boxes = cards.map((card) => {
    const box = h("input", { type: "checkbox" });
    box.addEventListener("change", () => change(box.checked ? without().filter((id) => id !== card.id) : [...without(), card.id]));
    return { card, box };
  });
  const lines = boxes.map(({ card, box }) => h("li", {}, h("label", { class: "ws-card" }, box, cardWords(card))));
  const count = h("span", { class: "muted small" });
  const strange = h("ul", { class: "ws-chips" });
  const rounds = ["from", "to"].map((key) => form.field([...path, key]));
  const details = h(
    "details",
    { class: "ws-deck" },
    h("summary", {}, h("strong", {}, String(name)), " ", count),
    h("p", { class: "field__hint" }, "Take away the mark of a card that is not in the deck."),
    h("ul", { class: "ws-cards" }, ...lines),
    strange,
    ...rounds.map((each) => each.node),
  );
  const tools = h("div", { class: "ws-row__tools" }, iconButton("remove", `Remove the deck ${name}`, away));
  /** @type {(deck: Deck) => void} */
  const update = (deck) => {
    /** @type {string[]} */
    const out = listOf(deck?.without);
    for (const { card, box } of boxes) box.checked = !out.includes(card.id);
    const others = out.filter((id, index) => !cards.some((card) => card.id === id) || out.indexOf(id) !== index);
    strange.replaceChildren(
      ...others.map((id) =>
        h(
          "li",
          { class: "ws-chip is-problem" },
          String(id),
          iconButton("remove", `Name ${id} no more`, () => change(out.toSpliced(out.lastIndexOf(id), 1))),
        ),
      ),
    );
    strange.hidden = !others.length;
    const left = cards.length - out.length;
    const limits = [deck?.from && `from round ${deck.from}`, deck?.to && `to round ${deck.to}`].filter(Boolean).join(" ");
    const cardsLeft = out.length ? `${left} of ${cards.length} cards` : `${cards.length} cards`;
    count.textContent = limits ? `${cardsLeft}, ${limits}` : cardsLeft;
    rounds.forEach((each) => each.update(valueAt(deck, [each.path.at(-1) ?? ""])));
  };
  return { node: h("li", { class: "ws-row", "data-path": pointer(path) }, details, tools), update, name };
}

/** @type {(card: Card) => HTMLElement} */
function cardWords({ name, cost, when, text }) {
  const price = cost === null ? when : `${cost} command, ${when}`;
  return h(
    "span",
    { class: "ws-offer__words" },
    h("strong", {}, name),
    h("span", { class: "small muted" }, price),
    h("span", { class: "small" }, text),
  );
}

/** The operations cards of a side. @type {GameWidget} */
function operations(form, path, schema, hint) {
  const cards = form.page.data.cards.operations.map((each) => ({ ...each, cost: null }));
  return cardList(form, path, schema, hint, "Choose operations cards", cards);
}

/** Strategy cards by their names: those that the hint has as choices. @type {GameWidget} */
function strategies(form, path, schema, hint) {
  const known = new Map(Object.values(form.page.data.cards.decks).flatMap((deck) => deck.map((card) => [card.id, card])));
  const cards = Object.keys(hint.choices ?? {}).flatMap((id) => known.get(id) ?? []);
  return cardList(form, path, schema, hint, "Choose strategy cards", cards);
}

/**
 * A list of cards, each with its text and a way out, and a list to search for more.
 *
 * @type {(form: GameForm, path: Path, schema: Schema, hint: Hint, title: string, cards: Card[]) => Shown}
 */
function cardList(form, path, schema, hint, title, cards) {
  const offers = cards.map(({ id, name, text }) => ({ id, title: name, words: [text], search: `${name} ${text}` }));
  /** @returns {string[]} */
  const now = () => listOf(valueAt(form.store.document, path));
  /** @type {(ids: string[]) => void} */
  const change = (ids) => form.set(path, ids.length || !form.isOptional(path) ? ids : undefined);
  const chooser = new Chooser(title, offers, (id) => change([...now(), id]));
  const list = h("ul", { class: "ws-list" });
  /** @type {(id: string, index: number) => HTMLElement} */
  const row = (id, index) => {
    const card = cards.find((each) => each.id === id);
    const words = card ? cardWords(card) : h("span", { class: "is-problem" }, String(id));
    const away = () => {
      change(now().toSpliced(index, 1));
      one(chooser.node, "summary").focus();
    };
    return h(
      "li",
      { class: "ws-row", "data-path": pointer([...path, index]) },
      words,
      iconButton("remove", `Remove ${card?.name ?? id}`, away),
    );
  };
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    /** @type {string[]} */
    const chosen = listOf(value);
    list.replaceChildren(...chosen.map(row));
    chooser.show(cards.map((each) => each.id).filter((id) => !chosen.includes(id)));
  };
  return { node: grouped(form, path, schema, hint, list, chooser.node), update };
}

/** A draft may hold anything; what is no list has no entries. @type {<Entry>(value: unknown) => Entry[]} */
function listOf(value) {
  return Array.isArray(value) ? value : [];
}

register("decks", decks);
register("operations", operations);
register("strategy-cards", strategies);
