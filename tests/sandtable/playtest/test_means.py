"""The mean of rotations: its distance from a truth, for every mean and truth that few games can give."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sandtable.playtest.statistics import ANY_TIME, ONCE, Look, over_sets, p_value
from sandtable.playtest.statistics.means import distance

RATES = st.integers(2, 60).flatmap(lambda all_: st.builds(Fraction, st.integers(1, all_ - 1), st.just(all_)))
"""The means between 0 and 1 of few games."""
LOOKS = st.sampled_from((ONCE, ANY_TIME))


@given(RATES)
@example(Fraction(3, 10))
@example(Fraction(2, 11))
def test_a_mean_is_nowhere_nearer_than_at_the_truth(rate: Fraction) -> None:
    assert distance(float(rate), float(rate)) == 0


@given(RATES, RATES)
def test_a_distance_is_never_negative_and_grows_with_the_gap(mean: Fraction, truth: Fraction) -> None:
    found = distance(float(mean), float(truth))
    assert found > 0 if mean != truth else found == 0
    halfway = distance(float((mean + truth) / 2), float(truth))
    assert halfway <= found


@given(RATES, st.integers(0, 2), st.integers(1, 50), st.integers(2, 4), LOOKS)
@example(Fraction(3, 10), 1, 10, 2, ONCE)
@example(Fraction(2, 11), 1, 11, 2, ONCE)
def test_data_that_equal_the_truth_refute_nothing(
    rate: Fraction, spread: int, sets: int, games: int, look: Look
) -> None:
    mean = float(rate)
    variance = spread / 2 * mean * (1 - mean)
    assert p_value(mean, variance, sets, games, mean, look) == 1
    assert over_sets(mean, variance, sets, games, look=look).holds(mean)


@given(RATES, RATES)
def test_the_distance_is_the_power_divergence_of_the_book(mean: Fraction, truth: Fraction) -> None:
    """Cressie and Read, exponent 1/2: 2 / (1/2 * 3/2) times the sum of seen * ((seen / expected) ** (1/2) - 1)."""
    both = ((mean, truth), (1 - mean, 1 - truth))
    book = 8 / 3 * math.fsum(float(seen) * (math.sqrt(seen / expected) - 1) for seen, expected in both)
    assert distance(float(mean), float(truth)) == pytest.approx(book, rel=1e-9, abs=1e-12)


@pytest.mark.parametrize(("mean", "truth", "expected"), [(0.0, 0.0, 0.0), (1.0, 1.0, 0.0), (0.5, 1.0, math.inf)])
def test_at_the_ends_of_the_scale_only_the_same_rate_is_near(mean: float, truth: float, expected: float) -> None:
    assert distance(mean, truth) == expected
