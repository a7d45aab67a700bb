"""Counts of a candidate, and the intervals that a search goes by."""

from __future__ import annotations

import pytest

from sandtable.engine.game import POINTS
from sandtable.playtest.balancing.counting import Count, Goal
from sandtable.playtest.parties import By
from sandtable.playtest.plan import GameRecord


def won(*wins: int) -> Count:
    """A count in which each party won this number of games."""
    return Count(sum(wins), tuple(each * POINTS for each in wins))


def test_counts_add_up() -> None:
    both = won(3, 1) + won(1, 3)
    assert (both.games, both.share(0), both.share(1)) == (8, 0.5, 0.5)
    assert Count.from_json(both.as_json()) == both


def test_partners_are_one_party() -> None:
    """Two against one: a win of the partners, a win of the third, and a draw, which is half a point for each side."""
    games = [
        GameRecord(number, "draws" if not won else "wins" if 0 in won else "losses", won, "points", 3, 50, 0, number)
        for number, won in enumerate([(0, 1), (2,), ()])
    ]
    count = Count.of(games, 2, By.SIDE, (0, 0, 1))
    assert (count.games, count.points) == (3, (POINTS + POINTS // 2, POINTS + POINTS // 2))


def test_the_distance_is_that_of_the_party_furthest_off() -> None:
    assert Goal.even(3, 0.05).estimate(won(50, 30, 20)) == pytest.approx(0.5 - 1 / 3)
    assert Goal.for_side(0.6, 0.05).estimate(won(50, 50)) == pytest.approx(0.1)
    assert Goal.even(3, 0.05).furthest(won(35, 35, 30)) == 2


def test_inside_means_that_every_interval_is() -> None:
    """The 95 % interval of 500 in 1000 is 46.9 to 53.1 %; of 525 it is 49.4 to 55.6 %."""
    goal = Goal.for_side(0.5, 0.05)
    assert goal.is_inside(won(500, 500), 0.95)
    assert not goal.is_inside(won(525, 475), 0.95)
    assert not goal.is_inside(won(50, 50), 0.95)


def test_outside_needs_more_than_an_unlucky_start() -> None:
    goal = Goal.for_side(0.5, 0.05)
    assert not goal.is_outside(won(8, 2), 0.05)
    assert goal.is_outside(won(90, 10), 0.05)
    assert not goal.is_outside(won(500, 500), 0.05)


def test_one_side_is_known_when_the_target_lies_outside_the_running_interval() -> None:
    goal = Goal.for_side(0.5, 0.05)
    assert [goal.side(won(*each), 0.05) for each in ((90, 10), (10, 90), (52, 48))] == [1, -1, 0]


def test_few_games_leave_more_open_than_many() -> None:
    goal = Goal.even(2, 0.05)
    assert goal.at_most(won(5, 5), 0.05) > goal.at_most(won(500, 500), 0.05) > 0.03
