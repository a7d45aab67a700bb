"""The greedy agent wins far more than its fair share at a table of random players."""

from __future__ import annotations

import pytest

from tests.simulate.games.mafia_city.greedy_beats_random import PLAYERS, won

GAMES = 15
"""`greedy_beats_random.py` plays many; these are enough to see an agent that has lost its way."""


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_beats_a_table_of_random_players(players: int) -> None:
    assert won(players, GAMES) * players >= 2 * GAMES
