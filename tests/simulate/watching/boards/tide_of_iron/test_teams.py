"""Boards of three and four players: every player has a name, partners and their units are told apart."""

from __future__ import annotations

import re

import pytest

from sandtable.engine.viewing import view
from sandtable.engine.views import Things
from sandtable.games.tide_of_iron.view import VIEWING
from simulate.watching.boards import board_of
from tests.conformance.walks import decisions

GAME = "tide_of_iron"
NAMES = {
    3: ("American, division 1", "American, division 2", "German"),
    4: ("American, division 1", "American, division 2", "German, division 1", "German, division 2"),
}


@pytest.mark.parametrize(("example", "players"), [("tide-of-iron-three", 3), ("tide-of-iron-four", 4)])
def test_the_board_and_its_words_name_every_player(example: str, players: int) -> None:
    board = board_of(GAME)
    assert board is not None
    state = list(decisions(example, 6, every=20))[1]
    for viewer in range(players):
        seen = view(GAME, state, viewer)
        drawn = board.draw(seen, [f"player {seat}" for seat in range(players)], is_step=False)
        words = "\n".join(VIEWING.text(seen))
        for name in NAMES[players]:
            assert f">{name}</h3>" in drawn
            assert f"{name}: " in words
        assert "(division 2" in words
        assert divisions_on(drawn) == divisions_of(seen.things)
        assert "I and II below a unit" in drawn


def divisions_on(drawn: str) -> set[tuple[str, str]]:
    """The units on the map of a drawn board with the letters of their divisions."""
    found = set()
    for unit in drawn.split('class="toi-unit ')[1:]:
        at, mark = re.search(r'data-at="([^"]+)"', unit), re.search(r'toi-unit__division"[^>]*>(I+)<', unit)
        if at and mark:
            found.add((at.group(1), mark.group(1)))
    return found


def divisions_of(things: Things) -> set[tuple[str, str]]:
    """The units on the map of a view with the letters of their divisions."""
    units = (unit for place in things["hexes"] for unit in place.get("units", ()))
    return {(unit["at"], "I" * unit["division"]) for unit in units if "division" in unit}


def test_units_of_a_single_commander_bear_no_letters() -> None:
    board = board_of(GAME)
    assert board is not None
    state = list(decisions("tide-of-iron-three", 6, every=20))[1]
    seen = view(GAME, state, 2)
    german = {
        unit["at"] for place in seen.things["hexes"] for unit in place.get("units", ()) if unit["side"] == "german"
    }
    assert german and not {at for at, _mark in divisions_on(board.draw(seen, ["", "", ""], is_step=False))} & german
