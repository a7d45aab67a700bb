"""The places of a deck beside team and cards: battlefields, plots with number and back, cards set aside.

Each function gives the deck after one change, or what can be chosen in a place. Codes are those of known cards.
"""

from __future__ import annotations

from dataclasses import replace

from sandtable.games.destiny.decklist import MOST_ENTRIES, DeckList, format_of
from sandtable.games.destiny.facts import CardFacts, card, prints_of, sides_of
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import called_for, most_battlefields

__all__ = [
    "TooMany",
    "backs_of",
    "cards_to_set_aside",
    "numbers_of_plot",
    "with_back",
    "with_battlefield",
    "with_needed_cards",
    "with_plot",
    "with_set_aside",
    "without_battlefield",
    "without_plot",
]


class TooMany(ValueError):
    """The list has no room for another entry."""


def with_battlefield(deck: DeckList, code: str) -> DeckList:
    """The deck with this battlefield. It takes the place of the one listed last, unless there is room for another."""
    if code in deck.battlefields:
        return deck
    room = most_battlefields(deck, format_of(deck)) - 1
    return replace(deck, battlefields=(*deck.battlefields[:room], code))


def without_battlefield(deck: DeckList, code: str) -> DeckList:
    """The deck without this battlefield."""
    return replace(deck, battlefields=tuple(each for each in deck.battlefields if each != code))


def with_plot(deck: DeckList, code: str, number: int = 1) -> DeckList:
    """The deck with this plot, by its point value: number 1 for the first, 2 for the second (elite)."""
    plots = deck.plots if code in deck.plots else (*deck.plots, code)
    return replace(deck, plots=plots, plot_dice=tuple((dict(deck.plot_dice) | {code: number}).items()))


def without_plot(deck: DeckList, code: str) -> DeckList:
    """The deck without this plot, its number and its back."""
    return replace(
        deck,
        plots=tuple(each for each in deck.plots if each != code),
        plot_dice=tuple(each for each in deck.plot_dice if each[0] != code),
        backs=tuple(each for each in deck.backs if each[0] != code),
    )


def with_back(deck: DeckList, front: str, back: str | None) -> DeckList:
    """The deck with this back chosen for a plot of the list, or with none chosen."""
    others = tuple(each for each in deck.backs if each[0] != front)
    return replace(deck, backs=others if back is None else (*others, (front, back)))


def with_set_aside(deck: DeckList, code: str, copies: int) -> DeckList:
    """The deck with this number of copies of a card set aside. Raises TooMany."""
    held = dict(deck.set_aside) | {code: copies}
    if len(held) > MOST_ENTRIES:
        raise TooMany(f"a deck list has at most {MOST_ENTRIES} different cards set aside")
    return replace(deck, set_aside=tuple((each, count) for each, count in held.items() if count))


def with_needed_cards(deck: DeckList, format: Format) -> DeckList:
    """The deck with a copy of each card that has to be set aside for one of its cards to be included at all."""
    for called in called_for(deck, format):
        held = {each for code, _ in deck.set_aside for each in prints_of(code)}
        if called.is_needed and called.cards and not held.intersection(facts.code for facts in called.cards):
            deck = with_set_aside(deck, called.cards[0].code, 1)
    return deck


def cards_to_set_aside(deck: DeckList, format: Format) -> list[tuple[CardFacts, int]]:
    """The cards that the texts of the deck call for, each with the copies that are set aside now, by name."""
    found = {facts.code: facts for called in called_for(deck, format) for facts in called.cards}
    held = dict(deck.set_aside)
    return [(facts, held.get(facts.code, 0)) for facts in sorted(found.values(), key=lambda each: each.full_name)]


def backs_of(code: str) -> list[CardFacts]:
    """The backs that a card may have; more than one where its player chooses (D-246)."""
    return [card(each) for each in sides_of(code) if each != code]


def numbers_of_plot(code: str, format: Format) -> list[int]:
    """The numbers a plot may be listed with: 1, and 2 where it has a second point value."""
    return list(range(1, len(format.points_of(code)) + 1))
