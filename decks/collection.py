"""A person's cards and dice against the decks they would build. All prints of a card count as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, all_cards, card, first_print

MOST_OWNED: Final = 999
"""Cards or dice of one print."""

Counts = Mapping[str, tuple[int, int]]
"""Cards and dice by code."""


@dataclass(frozen=True)
class Short:
    """A card of which there are too few cards or dice."""

    card: CardFacts
    cards: int
    dice: int

    @property
    def total(self) -> int:
        """The cards that are missing, and the dice of cards that are there."""
        return max(self.cards, self.dice)


def needs(deck: DeckList) -> dict[str, tuple[int, int]]:
    """The cards and dice a deck takes out of a collection, by the first print of each card."""
    cards, dice = Counter[str](), Counter[str]()
    for member in deck.characters:
        cards[first_print(member.code)] += 1
        dice[first_print(member.code)] += member.dice if card(member.code).has_die else 0
    for code in (*deck.battlefields, *deck.plots):
        cards[first_print(code)] += 1
    for code, copies in (*deck.cards, *deck.set_aside):
        cards[first_print(code)] += copies
        dice[first_print(code)] += copies if card(code).has_die else 0
    return {code: (cards[code], dice[code]) for code in cards}


def by_card(owned: Counts) -> dict[str, tuple[int, int]]:
    """Owned cards and dice with all prints of a card together; codes that are no longer known are left out."""
    cards, dice = Counter[str](), Counter[str]()
    for code, (some, others) in owned.items():
        if code in all_cards():
            cards[first_print(code)] += some
            dice[first_print(code)] += others
    return {code: (cards[code], dice[code]) for code in cards}


def missing(wanted: Counts, held: Counts) -> list[Short]:
    """The cards of a deck, or of several together, that a collection lacks; in order of code. Both are by card."""
    short = []
    for code, (cards, dice) in sorted(wanted.items()):
        have = held.get(code, (0, 0))
        each = Short(card(code), max(0, cards - have[0]), max(0, dice - have[1]))
        if each.total:
            short.append(each)
    return short


def total_missing(short: Iterable[Short]) -> int:
    """The number of cards, or of dice where they lack more, that are missing in all."""
    return sum(each.total for each in short)


def most_of(decks: Iterable[Counts]) -> dict[str, tuple[int, int]]:
    """The cards and dice that let each of some decks be built, one after the other, from the needs of each."""
    most: dict[str, tuple[int, int]] = {}
    for deck in decks:
        for code, (cards, dice) in deck.items():
            before = most.get(code, (0, 0))
            most[code] = max(cards, before[0]), max(dice, before[1])
    return most


def competing(first: Counts, second: Counts, held: Counts) -> list[Short]:
    """The cards that are enough for the needs of each of two decks alone, but not for both at once."""
    shared = {code: _sum(first[code], second[code]) for code in first if code in second}
    alone = {each.card.code for wanted in (first, second) for each in missing(wanted, held)}
    return [each for each in missing(shared, held) if each.card.code not in alone]


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
