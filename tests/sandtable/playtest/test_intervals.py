"""Intervals and tests beside slow ways to say the same, and their properties."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.playtest import shares, statistics
from sandtable.playtest.shares import Rotations
from sandtable.playtest.statistics import ANY_TIME, ONCE, Interval, Look
from sandtable.playtest.statistics.distributions import binomial_beyond, binomial_upto, fewest
from sandtable.playtest.statistics.rates import acceptability

PAIRS = st.lists(st.integers(0, 60), min_size=5, max_size=5).filter(any)
"""Numbers of pairs by their points."""
LOOKS = st.sampled_from((ONCE, ANY_TIME))
ROUND = 1e-9


def of_pairs(counts: Any) -> Rotations:
    return Rotations(2, {(30 * halves, 120 - 30 * halves): count for halves, count in enumerate(counts) if count})


def share(counts: Any, confidence: float = 0.95, look: Look = ONCE) -> Interval:
    found = shares.share(of_pairs(counts), 0, confidence, look)
    assert found is not None
    return found


# -- rotations ---------------------------------------------------------------------------------------------------------


@given(PAIRS, LOOKS, st.floats(0.5, 0.99))
def test_more_confidence_is_wider(counts: Any, look: Look, confidence: float) -> None:
    narrow, wide = share(counts, confidence, look), share(counts, 0.995, look)
    assert 0 <= wide.low <= narrow.low <= narrow.value <= narrow.high <= wide.high <= 1


@given(PAIRS)
def test_more_looks_are_wider(counts: Any) -> None:
    once, ever = share(counts), share(counts, look=ANY_TIME)
    assert ever.low <= once.low + ROUND and once.high <= ever.high + ROUND
    assert ever.is_anytime and not once.is_anytime


@given(PAIRS, LOOKS, st.floats(0.01, 0.99))
def test_the_interval_leaves_out_what_its_p_value_refutes(counts: Any, look: Look, truth: float) -> None:
    found, p_value = share(counts, look=look), shares.p_value(of_pairs(counts), 0, truth, look)
    if abs(truth - found.low) > 1e-6 and abs(truth - found.high) > 1e-6:
        assert found.holds(truth) == (p_value > 0.05)


@given(PAIRS, LOOKS)
def test_one_side_is_the_mirror_image_of_the_other(counts: Any, look: Look) -> None:
    mine, theirs = share(counts, look=look), share(counts[::-1], look=look)
    assert (mine.low, mine.high) == pytest.approx((1 - theirs.high, 1 - theirs.low))


def test_for_many_pairs_it_is_the_interval_of_the_text_book() -> None:
    """40,000 pairs, half of them 1 : 1 and a quarter each way: mean 1/2, deviation sqrt(1/8), 1.959964 errors."""
    found = share((10_000, 0, 20_000, 0, 10_000))
    assert found.margin == pytest.approx(1.959964 * math.sqrt(1 / 8 / 40_000), rel=1e-3)


def test_at_any_time_the_width_is_that_of_the_normal_mixture() -> None:
    """At 500 pairs, for which it is tuned: the prior is 500 / (2 ln 20 + ln(1 + 2 ln 20)) = 63.005 pairs, and the limit

    (563.005 / 500) (ln(563.005 / 63.005) + 2 ln 20) = 9.2121 squared errors: 1.549 times the single look's 1.9600."""
    assert ANY_TIME.limit(500, 2) == pytest.approx(9.2121, rel=1e-4)
    widths = [ANY_TIME.limit(pairs, 2) / pairs for pairs in (1, 10, 100, 1000, 100_000)]
    assert widths == sorted(widths, reverse=True)


def test_no_other_tuning_is_much_narrower_at_500_pairs() -> None:
    """The mixture with another prior r: (n + r) / n (ln((n + r) / r) + 2 ln 20), tried on a grid."""
    others = [(500 + r) / 500 * (math.log((500 + r) / r) + 2 * math.log(20)) for r in range(1, 500)]
    assert min(others) == pytest.approx(ANY_TIME.limit(500, 2), rel=1e-4)


# -- single games ------------------------------------------------------------------------------------------------------


def by_hand(successes: int, trials: int, rate: Fraction) -> Fraction:
    """Blaker's p-value from the sums of the binomial distribution."""
    chance = [math.comb(trials, k) * rate**k * (1 - rate) ** (trials - k) for k in range(trials + 1)]
    below = [sum(chance[: k + 1], Fraction(0)) for k in range(trials + 1)]
    above = [sum(chance[k:], Fraction(0)) for k in range(trials + 1)]
    thin = [min(low, high) for low, high in zip(below, above, strict=True)]
    return sum((chance[k] for k in range(trials + 1) if thin[k] <= thin[successes]), Fraction(0))


@given(st.integers(0, 12), st.integers(1, 12), st.fractions(Fraction(1, 50), Fraction(49, 50), max_denominator=97))
def test_the_p_value_of_a_rate_is_a_sum_of_chances(successes: int, trials: int, rate: Fraction) -> None:
    successes = min(successes, trials)
    told = float(acceptability(successes, trials, float(rate)))
    assert told == pytest.approx(float(by_hand(successes, trials, rate)), abs=1e-9)


@given(st.integers(-1, 60), st.integers(1, 60), st.floats(0.001, 0.999))
def test_the_tails_of_the_binomial_distribution_are_sums_of_chances(successes: int, trials: int, rate: float) -> None:
    chance = [math.comb(trials, k) * rate**k * (1 - rate) ** (trials - k) for k in range(trials + 1)]
    upto, beyond = (tail(min(successes, trials), trials, rate) for tail in (binomial_upto, binomial_beyond))
    assert float(upto) == pytest.approx(math.fsum(chance[: successes + 1]), rel=1e-9, abs=1e-12)
    assert float(beyond) == pytest.approx(math.fsum(chance[successes + 1 :]), rel=1e-9, abs=1e-12)


@given(st.lists(st.tuples(st.integers(0, 90), st.integers(-5, 120), st.integers(0, 9)), min_size=1))
def test_the_fewest_that_are_enough_are_found_from_wherever_the_search_begins(
    cases: list[tuple[int, int, int]],
) -> None:
    wanted = np.array([enough for enough, _near, _more in cases])
    near, more = (np.array([case[at] for case in cases]) for at in (1, 2))
    assert (fewest(lambda count: count >= wanted, near, wanted + more) == wanted).all()


def test_equal_tails_count_both() -> None:
    """60 of 100 at 1/2: the chances of 60 and more, and of 40 and fewer, are 0.0284440 each."""
    assert float(acceptability(60, 100, 0.5)) == pytest.approx(2 * 0.0284440, abs=1e-6)


@pytest.mark.parametrize("trials", [1, 2, 5, 10, 20, 37, 100])
def test_the_interval_of_a_rate_holds_whatever_the_rate(trials: int) -> None:
    """Its exact chance to hold is at least 95 % at each of 400 rates: a sum over all results."""
    found = [statistics.rate(successes, trials) for successes in range(trials + 1)]
    for rate in np.linspace(0.00123, 0.99877, 400):
        chance = [math.comb(trials, k) * rate**k * (1 - rate) ** (trials - k) for k in range(trials + 1)]
        held = sum(c for c, each in zip(chance, found, strict=True) if each is not None and each.holds(rate))
        assert held >= 0.95 - 1e-4, f"{held} at {rate}"


@given(st.integers(0, 300), st.integers(1, 300))
def test_a_rate_lies_within_clopper_and_pearsons_interval(successes: int, trials: int) -> None:
    from scipy.stats import binomtest  # type: ignore[import-untyped]

    successes = min(successes, trials)
    found = statistics.rate(successes, trials)
    wide = binomtest(successes, trials).proportion_ci(0.95, "exact")
    assert found is not None
    assert wide.low - ROUND <= found.low <= found.value <= found.high <= wide.high + ROUND


def test_a_rate_refuses_what_cannot_be() -> None:
    assert statistics.rate(0, 0) is None
    with pytest.raises(ValueError, match="3 successes of 2 trials"):
        statistics.rate(3, 2)


def test_a_drawn_game_counts_as_a_part() -> None:
    """2 1/2 of 10: the lower bound of 2 of 10, the upper one of 3 of 10."""
    two, three, between = (statistics.rate(won, 10) for won in (2, 3, 2.5))
    assert two is not None and three is not None and between is not None
    assert (between.value, between.low, between.high) == (0.25, two.low, three.high)


# -- several of them ---------------------------------------------------------------------------------------------------


def test_holm_goes_on_while_the_next_is_small_enough() -> None:
    """Of four: 0.01 * 4 and 0.015 * 3 are at most 0.05, 0.03 * 2 isn't, and after it nothing is shown."""
    assert statistics.holm([0.03, 0.01, 0.04, 0.015]) == [False, True, False, True]
    assert statistics.holm([0.013, 0.013]) == [True, True]
    assert statistics.holm([]) == []


@given(st.lists(st.floats(0, 1), max_size=12))
def test_holm_shows_at_least_what_bonferroni_does_and_no_more_than_each_alone(p_values: list[float]) -> None:
    for each, shown in zip(p_values, statistics.holm(p_values), strict=True):
        assert (each <= 0.05 / len(p_values)) <= shown <= (each <= 0.05)


def test_intervals_that_hold_together_share_the_doubt() -> None:
    """Twenty at 95 percent together: each may be wrong in 0.05 / 20 of cases. One alone keeps its level."""
    assert statistics.shared(20) == pytest.approx(0.9975)
    assert statistics.shared(4, 0.9) == pytest.approx(0.975)
    assert statistics.shared(1) == statistics.shared(0) == 0.95


def test_a_mean_adds_distances_as_squares_on_each_side() -> None:
    """Down 0.03 and 0.04, up 0.06 and 0.08: hypot 0.05 and 0.10, halved."""
    found = statistics.mean([Interval(0.5, 0.47, 0.56, 10), Interval(0.6, 0.56, 0.68, 20)])
    assert (found.value, found.low, found.high, found.games) == pytest.approx((0.55, 0.525, 0.6, 30))
