"""The data that a game keeps for an agent: weights, limits of a search, and the usual ones where it has none."""

from __future__ import annotations

import pytest

from sandtable.agents import TUNED, agent
from sandtable.agents.planner import KEPT, POSITIONS, REPLIES, PlannerAgent
from sandtable.agents.tuned import SHARED, tuned
from sandtable.engine.registry import all_games
from sandtable.engine.weighing import weightings


def test_an_agent_without_data_plays_with_the_shared_weights_and_the_usual_limits() -> None:
    assert (tuned("planner-2", "").weights, dict(tuned("planner-2", "").search)) == (SHARED, {})
    planner = agent("planner-2", "toy")
    assert isinstance(planner, PlannerAgent) and planner.weights == SHARED
    assert (planner.positions, planner.replies, planner.kept) == (POSITIONS, REPLIES, KEPT)


def test_a_file_may_have_limits_and_no_weights() -> None:
    found = weightings("sandtable.games.tide_of_iron")["planner-2"]
    assert not found.values and found.search
    planner = agent("planner-2", "tide_of_iron")
    assert isinstance(planner, PlannerAgent) and planner.weights == SHARED
    assert planner.positions == found.search["positions"] < POSITIONS


@pytest.mark.parametrize("game", all_games())
def test_every_kept_file_is_for_an_agent_of_today_that_can_be_made_with_it(game: str) -> None:
    for name, kept in weightings(f"sandtable.games.{game}").items():
        assert kept.origin and (kept.values or kept.search)
        assert agent(name, game)
        assert name in TUNED or not kept.search
