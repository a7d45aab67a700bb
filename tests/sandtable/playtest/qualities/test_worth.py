"""The worth of a thing: paired by rotation, the mean over the parties, nothing counted that failed."""

from __future__ import annotations

import random

import pytest

from sandtable.playtest.qualities.worth import worth


def test_a_worth_is_the_mean_difference_over_rotations_and_parties() -> None:
    """Party 0 takes .5, 1 with and 0, .5 without: .5 twice; party 1 .5, 0 with and .5, 0 without: nothing."""
    found = worth([([0.5, 1.0], [0.0, 0.5]), ([0.5, 0.0], [0.5, 0.0])])
    assert found is not None
    assert found.value == pytest.approx(0.25)
    assert found.rotations == 2
    assert found.low < 0.25 < found.high


def test_rotations_with_a_failed_game_are_left_out() -> None:
    found = worth([([0.5, 1.0, None, 0.5], [0.5, None, 0.5, 0.0])])
    assert found is not None and found.rotations == 2


def test_one_rotation_says_nothing() -> None:
    assert worth([([0.5], [0.5])]) is None
    assert worth([([], [])]) is None


def test_more_comparisons_make_wider_intervals() -> None:
    shares = [0.0, 0.5, 1.0, 0.5] * 10
    one, many = worth([(shares, shares[::-1])]), worth([(shares, shares[::-1])], comparisons=5)
    assert one is not None and many is not None
    assert many.high - many.low > one.high - one.low


def test_nothing_is_seldom_called_worth_something() -> None:
    """200 studies of a thing that changes nothing: at most 5 % are sure of a worth (95 % in 200: at most 16)."""
    rng = random.Random(11)
    wrong = 0
    for _ in range(200):
        draws = [[rng.choice((0.0, 0.5, 1.0)) for _ in range(60)] for _ in range(2)]
        found = worth([(draws[0], draws[1])])
        assert found is not None
        wrong += not found.low <= 0 <= found.high
    assert wrong <= 16
