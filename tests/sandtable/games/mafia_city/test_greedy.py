"""The greedy agent takes far more than its fair share at a table of random players."""

from __future__ import annotations

import pytest

from sandtable.engine.registry import game
from sandtable.games.mafia_city.scenario import SCENARIOS
from sandtable.playtest.measuring import Asked, strength

GAMES = 20
"""`manage.py strength mafia_city` plays many; these are enough to see an agent that has lost its way."""


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_a_table_of_random_players(players: int) -> None:
    asked = Asked(game("mafia_city"), SCENARIOS.document("standard"), (players,), GAMES)
    (found,) = strength(asked, "greedy-2", "random")
    share = found.subjects.shares[0]
    assert share is not None and found.games.total >= GAMES
    assert share.value * players >= 2, share
