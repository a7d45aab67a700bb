"""Options are compared over the same worlds: what is surely behind is dropped, what may be luck stays."""

from __future__ import annotations

import pytest

from sandtable.agents.comparing import Comparison

LEADER, OTHER = 7, 5


def left(behind: list[int]) -> set[int]:
    """Let one option be behind the leader by these points, world by world; return the options that are left."""
    comparison = Comparison([LEADER, OTHER])
    comparison.values[LEADER] += [1000 * world for world in range(len(behind))]
    comparison.values[OTHER] += [1000 * world - points for world, points in enumerate(behind)]
    comparison.drop()
    return set(comparison.values)


def test_the_leader_has_the_highest_mean_and_of_equal_ones_comes_first() -> None:
    comparison = Comparison([3, 1, 2])
    comparison.values = {3: [10, 20], 1: [40, 0], 2: [0, 40]}
    assert comparison.leader() == 1


def test_nothing_is_dropped_in_the_first_worlds() -> None:
    assert left([900, 900, 900]) == {LEADER, OTHER}
    assert left([900, 900, 900, 900]) == {LEADER}


@pytest.mark.parametrize(
    ("behind", "stays"),
    [
        ([-10, 30, -10, 30], True),  # mean 10, its standard error 11.5: 0.87 of it
        ([0, 30, 0, 30], False),  # mean 15, its standard error 8.7: 1.73 of it
        ([300, -280, 310, -270], True),  # mean 15, its standard error 167
    ],
)
def test_an_option_is_dropped_when_it_is_behind_by_one_and_a_half_standard_errors(
    behind: list[int], stays: bool
) -> None:
    assert (OTHER in left(behind)) is stays


def test_an_option_that_never_differs_from_the_leader_is_dropped() -> None:
    assert left([0, 0, 0, 0]) == {LEADER}


def test_the_scatter_of_all_options_counts_together() -> None:
    """Alone, an option that is behind by 10 in every world goes; beside one that scatters much it stays."""
    comparison = Comparison([LEADER, OTHER, 1])
    comparison.values = {LEADER: [0, 0, 0, 0], OTHER: [-10, -10, -10, -10], 1: [400, -400, 400, -420]}
    comparison.drop()
    assert set(comparison.values) == {LEADER, OTHER, 1}
