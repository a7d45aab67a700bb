"""By which texts a game is played: its decks' formats say so, and later texts win (D-114, D-130)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.destiny.cards import corrected, encoded
from sandtable.games.destiny.decklist import DeckList, Member, to_json
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.setting_up import read_setup, seat
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.text import rules_text
from sandtable.games.destiny.text_sets import TextSet, latest
from tests.sandtable.games.destiny.examples import assert_sound
from tests.support import rule

TRAP, PLANNING, JUMP, CEREMONY, DODGE = "01107", "01111", "01129", "01138", "01155"
PLANNING_AGAIN = "04037"
FIRST, LATER = TextSet.RULES_1_1, TextSet.ERRATA
CHANGED = (TRAP, PLANNING, JUMP, CEREMONY)
SUPPORTS = ("01043", "01049", "01053", "01064")
EVENTS = ("01104", "01106", "01128", "01151", "01153", DODGE, "01157")
FINN, TROOPER = "01045", "01030"


@rule("D-130")
def test_formats_of_the_rule_book_use_its_texts_and_published_ones_the_errata() -> None:
    found = {code: format.texts for code, format in all_formats().items()}
    assert {code for code, texts in found.items() if texts is FIRST} == {"awakenings", "starter"}
    assert {found[code] for code in ("STD", "TRI", "INF")} == {LATER}


@rule("D-114")
def test_four_cards_and_a_reprint_have_two_texts() -> None:
    changed = {code for code in encoded() if rules_text(code, FIRST) != rules_text(code, LATER)}
    assert changed == {TRAP, PLANNING, JUMP, CEREMONY, PLANNING_AGAIN} == corrected(LATER).keys()
    assert rules_text(PLANNING_AGAIN, LATER) == rules_text(PLANNING, LATER)
    assert printed(DODGE, LATER) is printed(DODGE)
    assert printed(TRAP, LATER) is not printed(TRAP) is printed(TRAP, FIRST)


@rule("D-130")
def test_the_latest_of_several_texts_is_used() -> None:
    assert latest([]) is latest([FIRST]) is FIRST
    assert latest([FIRST, LATER]) is latest([LATER, FIRST]) is latest([LATER]) is LATER


def a_deck(format: str) -> DeckList:
    """Legal in both formats; the changed cards are in it twice."""
    team = (Member(FINN, 1), Member(TROOPER, 1), Member(TROOPER, 1))
    cards = tuple((code, 2) for code in (*CHANGED, *SUPPORTS, *EVENTS))
    return DeckList(format, format, team, ("01166",), (), cards)


@rule("D-130")
@pytest.mark.parametrize("formats", list(product(("awakenings", "INF"), repeat=2)))
def test_all_decks_of_a_game_play_by_the_same_texts(formats: tuple[str, str]) -> None:
    setup = read_setup([to_json(a_deck(format)) for format in formats])
    texts = LATER if "INF" in formats else FIRST
    assert {each for each in setup.prints if each.code == TRAP} == {printed(TRAP, texts)}
    assert {each for each in setup.prints if each.code == JUMP} == {printed(JUMP, texts)}


@rule("D-131")
def test_games_by_the_errata_lose_nothing_and_can_be_stored() -> None:
    """Random games of decks full of the changed cards; twice, for the same digests."""
    setup = seat([a_deck("INF"), replace(a_deck("INF"), name="other")])
    games = [play_out(setup, number) for number in range(20)]
    assert games == [play_out(setup, number) for number in range(20)]
    assert sum(aside for _, aside in games) >= 20


def play_out(setup: Setup, number: int) -> tuple[int, int]:
    """The digest, and how many cards were set aside."""
    state, dice = game("destiny").start(setup, seeded("errata", number)), seeded("play", number)
    taken = 0
    while state.seat() >= 0:
        if taken % 10 == number % 10:
            assert_sound(state, setup, taken)
        state.apply(dice.below(state.count()))
        taken += 1
    assert isinstance(state, Table)
    return state.digest(), len(state.aside)
