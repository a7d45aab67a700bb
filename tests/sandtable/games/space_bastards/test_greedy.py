"""The agent that looks one step ahead plays Space Bastards far better than chance."""

from __future__ import annotations

import pytest

from sandtable.agents import agent
from sandtable.engine.dice import seeded
from sandtable.games.space_bastards.game import RULES
from sandtable.playtest.play import play_out
from tests.sandtable.games.space_bastards.tables import the_setup

GAMES = 12


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_a_table_of_random_players(seats: int) -> None:
    """At least twice its fair share; of two players that would be every game."""
    won = sum(share_won(seats, number) for number in range(GAMES))
    assert won / GAMES >= min(0.9, 2 / seats)


def share_won(seats: int, number: int) -> float:
    """Greedy's share of one game, in a seat that changes from game to game."""
    state = RULES.start(the_setup(seats), seeded("greedy beats random", number), 0)
    greedy = number % seats
    agents = [agent("greedy-2" if seat == greedy else "random") for seat in range(seats)]
    play_out(state, agents, [seeded("agent", number, seat) for seat in range(seats)], [])
    outcome = state.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if greedy in outcome.winners else 0.0
