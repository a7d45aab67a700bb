"""Evidence by betting: an e-value in the exact sense, intervals that hold at every look, counts instead of order."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from sandtable.playtest.causes.differences import Differences, counted, differences
from sandtable.playtest.causes.evidence import bounds, log_evidence
from tests.support.depth import games

WHOLE = 120
FAIR = {-60: 0.25, 0: 0.5, 60: 0.25}
"""A distribution of differences with mean 0."""
SKEWED = {-120: 0.1, 0: 0.5, 30: 0.4}
"""Mean 0 as well: -12 + 12."""


def test_differences_are_the_first_version_less_the_second() -> None:
    found = differences(WHOLE, [120, 60, None, 0, 60], [60, 60, 60, None, 120])
    assert found.counts == {-60: 1, 0: 1, 60: 1}
    assert (found.total, found.mean, found.unchanged) == (3, 0.0, 1)
    assert found.variance == pytest.approx(2 * 0.25 / 3)
    assert (found + found).counts == {-60: 2, 0: 2, 60: 2}


def test_differences_beyond_the_largest_or_of_other_units_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 120 units"):
        counted(WHOLE, [121])
    with pytest.raises(ValueError, match="can't be added"):
        Differences(120) + Differences(240)


@pytest.mark.parametrize("truth", [FAIR, SKEWED])
@pytest.mark.parametrize("better", [1, -1])
@pytest.mark.parametrize("rotations", [1, 2, 5])
def test_the_money_of_the_bet_is_1_in_the_mean_where_nothing_is_to_be_found(
    truth: dict[int, float], better: int, rotations: int
) -> None:
    """Exactly, over every possible course of the games: this is what makes it an e-value."""
    expected = 0.0
    for course in itertools.product(truth, repeat=rotations):
        chance = math.prod(truth[units] for units in course)
        expected += chance * math.exp(log_evidence(counted(WHOLE, course), better))
    assert expected == pytest.approx(1.0)


def test_the_money_after_one_rotation_by_hand() -> None:
    """Half of all points more: the bets 1/64 to 1/2 and 7/8, 119/64 in all, gain half of themselves, shared by seven.

    Against a mean of 1/2 the same difference pays 1.5 / 1.5: nothing is won.
    """
    assert math.exp(log_evidence(counted(WHOLE, [60]), 1)) == pytest.approx(1 + 119 / 64 / 2 / 7)
    assert math.exp(log_evidence(counted(WHOLE, [60]), -1)) == pytest.approx(1 - 119 / 64 / 2 / 7)
    assert log_evidence(counted(WHOLE, [60]), 1, 0.5) == pytest.approx(0)


@pytest.mark.parametrize("better", [1, -1])
def test_it_is_1_in_the_mean_for_any_true_mean(better: int) -> None:
    """A truth of -0.25, 0.5 or 0.75 points with the chances 1/4, 1/4, 1/2: 0.4375 in the mean."""
    truth = {-30: 0.25, 60: 0.25, 90: 0.5}
    expected = sum(
        math.prod(truth[units] for units in course) * math.exp(log_evidence(counted(WHOLE, course), better, 0.4375))
        for course in itertools.product(truth, repeat=4)
    )
    assert expected == pytest.approx(1.0)


def test_evidence_grows_with_an_effect_and_shrinks_against_it() -> None:
    found = counted(WHOLE, [60] * 60 + [0] * 60 + [-60] * 20)
    assert log_evidence(found, 1) > math.log(100)
    assert log_evidence(found, -1) < 0


def test_bounds_hold_the_mean_and_narrow() -> None:
    few, many = counted(WHOLE, [60, 0, -60, 0] * 5), counted(WHOLE, [60, 0, -60, 0] * 500)
    assert bounds(few).low < bounds(many).low < 0 < bounds(many).high < bounds(few).high


def test_the_bound_of_fifty_games_that_all_change_by_hand() -> None:
    """The bet of 7/8 alone: (1/8 + 7/8 * 2 / (1 + m)) to the 50th is 7 * 40 at m = 0.7602; the others add little."""
    assert bounds(counted(WHOLE, [120] * 50)).high == 1
    assert bounds(counted(WHOLE, [120] * 50)).low == pytest.approx(0.7602, abs=0.01)
    assert bounds(counted(WHOLE, [-120] * 50)).high == pytest.approx(-0.7602, abs=0.01)
    assert bounds(Differences(WHOLE)).low == -1
    assert bounds(Differences(WHOLE)).high == 1


@pytest.mark.deep
def test_bounds_are_ever_wrong_in_at_most_5_percent_of_runs() -> None:
    """A true effect of 5 points, looked at after every 25 of 500 rotations."""
    rng = np.random.default_rng(14)
    chances = {-120: 0.05, -60: 0.15, 0: 0.50, 60: 0.20, 120: 0.10}
    truth = sum(units * chance for units, chance in chances.items()) / WHOLE
    wrong = 0
    runs = games(100, deep=300)
    for _ in range(runs):
        course = rng.choice(list(chances), size=500, p=list(chances.values())).tolist()
        looks = [bounds(counted(WHOLE, course[:stop])) for stop in range(25, 501, 25)]
        wrong += any(not look.low <= truth <= look.high for look in looks)
    assert wrong <= 0.05 * runs
