"""The number of games that are watched depends on the plan and its games, never on the machine. Values by hand."""

from __future__ import annotations

import pytest

from sandtable.playtest.plan import Plan
from sandtable.playtest.qualities.effort import MOST_POSITIONS, is_enough, positions_a_choice
from sandtable.playtest.qualities.watching import Watched


def a_plan(*agents: str) -> Plan:
    return Plan("no game tunes its search", tuple({"name": name} for name in "AB"), agents, seed=1)


def games(count: int, choices: int) -> list[Watched]:
    """Watched games in which so much was decided."""
    return [Watched(number, (0, 1), 0, (0,), False, 5, choices, choices, (), ()) for number in range(count)]


def test_a_planner_looks_at_1200_positions_and_greedy_at_the_options_alone() -> None:
    assert positions_a_choice(a_plan("planner-2", "planner-2")) == 1200
    assert positions_a_choice(a_plan("greedy-2", "random")) == 1
    assert positions_a_choice(a_plan("planner-2 without op fire", "greedy-2")) == pytest.approx(600.5)


def test_games_of_quick_agents_are_all_watched() -> None:
    plan, seen = a_plan("greedy-2", "greedy-2"), games(199, 10_000)
    assert not is_enough(plan, seen, done=199, wanted=200)
    assert is_enough(plan, seen, done=200, wanted=200)


def test_of_slow_agents_as_many_as_their_positions_allow() -> None:
    """1,200 positions for each of 500 choices are 600,000 a game: 50 million are reached with the 84th."""
    plan = a_plan("planner-2", "planner-2")
    assert MOST_POSITIONS == 50_000_000
    assert not is_enough(plan, games(83, 500), done=83, wanted=200)
    assert is_enough(plan, games(84, 500), done=84, wanted=200)


def test_a_quarter_is_watched_however_long_it_takes() -> None:
    plan = a_plan("deep-2", "deep-2")
    assert not is_enough(plan, games(49, 100_000), done=49, wanted=200)
    assert is_enough(plan, games(49, 100_000), done=50, wanted=200), "a game that failed is watched, too"
