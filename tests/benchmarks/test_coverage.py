"""A quick version of `python -m benchmarks.coverage`: fewer runs, and the tolerance that they need.

With 2,000 runs a rate of 95 % is seen within 1.5 points of it (three standard errors).
"""

from __future__ import annotations

import math

import numpy as np
import pytest

from benchmarks.coverage import alarms, looking
from benchmarks.coverage.intervals import LEAST, MOST, SIZES, Method, by_rotation, coverage
from benchmarks.coverage.tables import Row
from benchmarks.coverage.truth import Truth
from sandtable.playtest.shares import Rotations
from sandtable.playtest.statistics import Interval, quantile

RUNS, SEED, TOLERANCE = 2000, 5, 0.015
CELLS = [
    (rate, correlation, pairs) for rate in (0.05, 0.5, 0.9) for correlation in (0.0, 0.6) for pairs in (5, 50, 500)
]


def of_the_text_book(of: Rotations) -> Interval:
    """The mean with 1.96 standard errors: too narrow for few pairs."""
    mean, reach = of.mean(0), quantile() * math.sqrt(of.variance(0) / of.total)
    return Interval(mean, mean - reach, mean + reach, 2 * of.total)


def missed(method: Method) -> list[tuple[float, float, int]]:
    """The cells in which an interval doesn't hold as often as it has to, or holds too often."""
    found = []
    for rate, correlation, pairs in CELLS:
        held = coverage(Truth(rate, 2, correlation), pairs, RUNS, SEED, method)
        most = MOST if pairs >= 50 else 1.0
        if not LEAST - TOLERANCE <= held <= most + TOLERANCE:
            found.append((rate, correlation, pairs))
    return found


def test_shown_intervals_hold() -> None:
    assert missed(by_rotation) == []


def test_intervals_of_the_text_book_do_not() -> None:
    """Of few pairs, and of 50 near the ends: the measurement has teeth."""
    found = missed(of_the_text_book)
    assert {pairs for _rate, _correlation, pairs in found} == {5, 50}
    assert (0.05, 0.0, 50) in found and (0.5, 0.0, 5) in found


@pytest.mark.parametrize("games", [1, 3, 5])
def test_intervals_of_other_rotations_hold(games: int) -> None:
    for pairs in SIZES[:3]:
        assert coverage(Truth(0.3, games, 0.3 * (games > 1)), pairs, RUNS, SEED) >= LEAST - TOLERANCE


@pytest.mark.parametrize("rate", [0.05, 0.5])
def test_an_interval_for_any_time_is_seldom_ever_wrong(rate: float) -> None:
    assert looking.ever_wrong(Truth(rate), 500, RUNS, SEED) <= 0.05


def test_the_interval_for_one_look_is_wrong_at_some_look() -> None:
    """After every pair of 500 somebody looks at it: it was wrong for more than a third of them."""
    from sandtable.playtest.statistics import ONCE

    assert looking.ever_wrong(Truth(0.5), 500, RUNS, SEED, ONCE) > 1 / 3


def test_false_alarms_of_several_questions() -> None:
    rows = [*alarms.of_seats(RUNS, SEED), *alarms.of_opponents(RUNS, SEED)]
    assert [row.name for row in rows if row.measured > 0.05 + TOLERANCE] == []


@pytest.mark.parametrize(
    ("rate", "games", "correlation"), [(0.05, 2, -0.6), (0.5, 2, -0.6), (0.9, 3, 0.6), (0.3, 4, -1)]
)
def test_the_truth_is_what_it_says(rate: float, games: int, correlation: float) -> None:
    """Mean and correlation by the definition: the variance of the sum is that of its parts and of all their pairs."""
    truth = Truth(rate, games, correlation)
    chances, wins = truth.chances(), np.arange(games + 1)
    mean = float(chances @ wins) / games
    variance = float(chances @ wins**2) - (mean * games) ** 2
    single = rate * (1 - rate)
    assert float(chances.sum()) == pytest.approx(1) and mean == pytest.approx(rate)
    seen = (variance - games * single) / (games * (games - 1) * single)
    assert seen == pytest.approx(max(correlation, truth.lowest))


def test_a_missed_bar_is_told() -> None:
    assert "MISSED" in str(Row("pairs", 0.94, 0.945, 0.97)) and "ok" in str(Row("pairs", 0.95, 0.945, 0.97))
