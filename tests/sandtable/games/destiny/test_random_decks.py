"""Random decks are legal, differ, and reach every card of their format."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny import text
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import UnknownFormat, get_format
from sandtable.games.destiny.legality import problems, unencoded
from sandtable.games.destiny.random_decks import random_deck

DECKS = 400


@pytest.mark.parametrize("format_code", ["awakenings", "starter"])
def test_random_decks_are_legal_and_differ(format_code: str) -> None:
    decks = [random_deck(seeded("decks", number), format_code) for number in range(20)]
    for deck in decks:
        assert problems(deck, get_format(format_code)) == []
        assert all(text.is_encoded(code) for code in deck.codes())
    assert len({deck.cards for deck in decks}) == 20


def test_every_random_deck_of_the_largest_format_can_be_seated() -> None:
    """Some cards bring others that are set aside; a deck whose others don't play yet is not drawn."""
    decks = [random_deck(seeded("seated", number), "INF") for number in range(30)]
    assert [unencoded(deck) for deck in decks] == 30 * [[]] and any(deck.plots for deck in decks)


def test_the_same_seed_draws_the_same_deck() -> None:
    assert random_deck(seeded(5), "awakenings") == random_deck(seeded(5), "awakenings")
    assert random_deck(seeded(5), "awakenings") != random_deck(seeded(6), "awakenings")


def test_every_encoded_card_of_the_set_is_reached() -> None:
    brought: set[str] = set()
    for number in range(DECKS):
        brought |= random_deck(seeded("reach", number), "awakenings").codes()
    whole = {code for code, facts in all_cards().items() if facts.set_code == "AW" and text.is_encoded(code)}
    assert brought == whole


def test_a_team_cannot_afford_anybody_else() -> None:
    cheapest = {"villain": 7, "hero": 8}  # First Order Stormtrooper, Rebel Trooper: any number of them may join
    for number in range(50):
        deck = random_deck(seeded("points", number), "awakenings")
        points = [all_cards()[member.code].points[member.dice - 1] for member in deck.characters]
        (side,) = {all_cards()[member.code].affiliation for member in deck.characters}
        assert 30 - cheapest[side] < sum(points) <= 30


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(UnknownFormat, match="no format has the code 'chess'"):
        random_deck(seeded(1), "chess")
