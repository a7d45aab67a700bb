"""Players see when a game goes in circles, and let their action go."""

from __future__ import annotations

import pytest

from sandtable.agents import agent
from sandtable.agents.tuned import tuned
from sandtable.engine.dice import seeded
from tests.support.destiny import a_character, a_table

KYLO, REY = "01011", "01038"
NEWEST = ["greedy-3", "planner-3"]


def chosen(name: str, decisions: int) -> str:
    """The action of an agent in the first round after this number of decisions; it has a die with one melee damage."""
    scene = a_table([a_character(KYLO, showing=("1MD",))], [REY])
    scene.duel.steps = decisions
    return scene.options[agent(name, "destiny").choose(scene.duel.observe(scene.asked), seeded("circles"))]


@pytest.mark.parametrize("name", NEWEST)
def test_a_player_passes_where_a_round_does_not_end(name: str) -> None:
    limit = tuned(name, "destiny").search["patience"] * 2
    assert chosen(name, limit) != "pass"
    assert chosen(name, limit + 1) == "pass"


def test_older_players_go_on_as_they_always_did() -> None:
    assert chosen("greedy-2", 4000) == chosen("greedy-2", 0) != "pass"
