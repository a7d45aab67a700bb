"""Boards of three and four players: every player has a name, partners and their units are told apart."""

from __future__ import annotations

import pytest

from sandtable.engine.viewing import view
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
