"""Decks, strategy cards and operations cards."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.legality import Chapter, placed
from sandtable.engine.problem import Path, Problem
from sandtable.engine.unknown import entries
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.legality.checking import Checked, sides
from sandtable.games.tide_of_iron.scenario_sides import Deck, Side

rule = Chapter[Checked]()

Placed = tuple[Path, Deck]
"""A deck with its path in the document."""


def _decks(checked: Checked) -> list[Placed]:
    return [each for side in checked.scenario.sides for each in entries(_decks_of, side)]


def _decks_of(side: Side) -> list[Placed]:
    return placed(side.decks, "sides", side.nation, "decks")


@rule.of_each("TOI-CRD-01", _decks)
def decks_are_known(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, deck = found
    if deck.name not in card_facts.decks():
        yield Problem(f"there is no deck {deck.name}; known: {', '.join(card_facts.decks())}", path)


@rule("TOI-CMP-02")
def a_deck_is_used_once(checked: Checked) -> Iterator[Problem]:
    for name, count in Counter(deck.name for _, deck in _decks(checked)).items():
        if count > 1:
            yield Problem(f"the deck {name} is used {count} times; the box has one", ("sides",))


@rule.of_each("TOI-CRD-01", _decks)
def cards_taken_out_are_in_the_deck(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, deck = found
    cards = cards_of(deck.name)
    for card, count in Counter(deck.without).items():
        if count > cards[card]:
            yield Problem(f"{count} of {card} can't be taken out; the deck has {cards[card]}", path)


@rule.of_each("TOI-SET-04", sides)
def there_are_cards_to_draw(checked: Checked, side: Side) -> Iterator[Problem]:
    count = cards_to_draw(side)
    if side.cards > count:
        yield Problem(f"{side.cards} cards to draw; the decks have {max(count, 0)}", ("sides", side.nation, "cards"))


@rule.of_each("TOI-SET-06", sides)
def operations_cards_are_known(checked: Checked, side: Side) -> Iterator[Problem]:
    for card in side.operations:
        if card not in card_facts.operations_cards():
            yield Problem(f"there is no operations card {card}", ("sides", side.nation, "operations"))


def cards_to_draw(side: Side) -> int:
    """The cards of all decks of a side, without those taken out."""
    return sum(cards_of(deck.name).total() - len(deck.without) for deck in side.decks)


def cards_of(deck: str) -> Counter[str]:
    """The cards of a deck; an id stands once for each copy."""
    return Counter(card.id for card in card_facts.strategy_cards().values() if card.deck == deck)
