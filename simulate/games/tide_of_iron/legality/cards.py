"""Decks, strategy cards and operations cards."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.legality.checking import Chapter, Checked, Finding
from simulate.games.tide_of_iron.scenario import Deck, Side

rule = Chapter()


@rule("TOI-CRD-01")
def decks_are_known(checked: Checked) -> Iterator[Finding]:
    for place, deck in _decks(checked):
        if deck.name not in facts.decks():
            yield Finding(place, f"there is no deck {deck.name}; known: {', '.join(facts.decks())}")


@rule("TOI-CMP-02")
def a_deck_is_used_once(checked: Checked) -> Iterator[Finding]:
    for name, count in Counter(deck.name for _, deck in _decks(checked)).items():
        if count > 1:
            yield Finding("sides", f"the deck {name} is used {count} times; the box has one")


@rule("TOI-CRD-01")
def cards_taken_out_are_in_the_deck(checked: Checked) -> Iterator[Finding]:
    for place, deck in _decks(checked):
        cards = _cards(deck.name)
        for card, count in Counter(deck.without).items():
            if count > cards[card]:
                yield Finding(place, f"{count} of {card} can't be taken out; the deck has {cards[card]}")


@rule("TOI-SET-04")
def there_are_cards_to_draw(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        count = sum(_cards(deck.name).total() - len(deck.without) for deck in side.decks)
        if side.cards > count:
            yield Finding(f"sides.{side.nation}.cards", f"{side.cards} cards to draw; the decks have {max(count, 0)}")


@rule("TOI-SET-06")
def operations_cards_are_known(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        for card in side.operations:
            if card not in facts.operations_cards():
                yield Finding(f"sides.{side.nation}.operations", f"there is no operations card {card}")


def _decks(checked: Checked) -> Iterator[tuple[str, Deck]]:
    for side in checked.scenario.sides:
        yield from _decks_of(side)


def _decks_of(side: Side) -> Iterator[tuple[str, Deck]]:
    for index, deck in enumerate(side.decks):
        yield f"sides.{side.nation}.decks[{index}]", deck


def _cards(deck: str) -> Counter[str]:
    """The cards of a deck; an id stands once for each copy."""
    return Counter(card.id for card in facts.strategy_cards().values() if card.deck == deck)
