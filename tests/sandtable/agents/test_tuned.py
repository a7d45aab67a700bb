"""The data that a game keeps for an agent: weights, limits of a search, and the usual ones where it has none."""

from __future__ import annotations

import pytest

from sandtable.agents import AGENTS, TUNED, agent
from sandtable.agents.greedy import GreedyAgent
from sandtable.agents.planner import KEPT, POSITIONS, REPLIES, PlannerAgent
from sandtable.agents.tuned import BEFORE, SHARED, plays_as, tuned
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


def test_a_version_that_is_new_in_destiny_plays_the_other_games_as_the_one_before() -> None:
    for name, before in BEFORE.items():
        assert plays_as(name, "destiny") == name
        for game in {*all_games(), ""} - {"destiny"}:
            assert plays_as(name, game) == before and tuned(name, game) == tuned(before, game)
    assert all(plays_as(name, "destiny") == name for name in AGENTS)


def test_an_agent_without_weights_of_its_own_judges_by_those_of_the_greedy_agent_of_its_version() -> None:
    planner, older = agent("planner-3", "destiny"), agent("planner-2", "destiny")
    assert isinstance(planner, PlannerAgent) and isinstance(older, PlannerAgent)
    assert (planner.weights, older.weights) == ("greedy-3", "greedy-2")
    greedy = agent("greedy-3", "destiny")
    assert isinstance(greedy, GreedyAgent) and greedy.weights == "greedy-3"
