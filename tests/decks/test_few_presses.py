"""A legal deck from nothing takes few presses: the list begins with cards of the part that the deck lacks."""

from __future__ import annotations

import pytest

from decks.rows import Held, Row
from decks.search import Filters, find
from decks.sheet import Sheet
from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.building.fitting import missing
from sandtable.games.destiny.decklist import DeckList, format_of

MOST_PRESSES = 27
"""`test_a_legal_deck_with_a_thumb` takes three more: a new deck, its beginning, and saving it."""


def next_press(deck: DeckList) -> str:
    """The change of a button in the first row of the list whose card the deck has not."""
    format = format_of(deck)
    first = next(card for card in find(Filters(), deck, format).cards if card.code not in deck.codes())
    if first.type == "character":
        return f"add:{first.code}:1"
    row = Row(first, format, Held(), "list")
    return row.choice if first.type == "battlefield" else f"card:{first.code}:{row.numbers[2]}"


@pytest.mark.parametrize("format", ["awakenings", "STD", "INF"])
def test_a_legal_deck_is_made_of_the_first_rows_of_the_list(format: str, db: None) -> None:
    """First the team, then the battlefield, then two copies of card after card."""
    deck, presses = DeckList("New", format, (), (), (), ()), 0
    while missing(deck, format_of(deck)):
        deck = change(deck, next_press(deck))
        presses += 1
        assert presses <= MOST_PRESSES, deck
    assert Sheet(deck).problems == []
