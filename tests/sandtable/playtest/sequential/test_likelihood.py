"""The likelihood ratio against a slow obvious version, and against numbers by hand."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize  # type: ignore[import-untyped]

from sandtable.playtest.sequential.design import Design, Unit
from sandtable.playtest.sequential.likelihood import UNSEEN, ratio_of_effects, ratio_of_means

MOST_EFFECT = Design(0, 400, Unit.NORMALIZED_ELO).at(400)
PAIRS = [
    {0: 20, 1: 3, 2: 50, 3: 4, 4: 30},
    {0: 1, 2: 5, 4: 3},
    {0: 100, 1: 50, 2: 200, 3: 70, 4: 140},
]


def searched(counts: dict[int, int], whole: int, deviation: Callable[[Any, Any], float]) -> float:
    """The greatest log-likelihood of the observations under a condition, found by a search over all distributions."""
    seen = np.array([counts.get(units, 0) or (UNSEEN if units in (0, whole) else 0) for units in range(whole + 1)])
    scores = np.arange(whole + 1)[seen > 0] / whole
    seen = seen[seen > 0]
    found = minimize(
        lambda chances: -(seen @ np.log(chances)) / seen.sum(),
        np.full(len(seen), 1 / len(seen)),
        method="SLSQP",
        bounds=[(1e-9, 1)] * len(seen),
        constraints=[
            {"type": "eq", "fun": lambda chances: chances.sum() - 1},
            {"type": "eq", "fun": lambda chances: deviation(scores, chances)},
        ],
        options={"maxiter": 1000, "ftol": 1e-14},
    )
    assert found.success, found.message
    return float(-found.fun * seen.sum())


@pytest.mark.parametrize("counts", PAIRS)
@pytest.mark.parametrize(("low", "high"), [(0.5, 0.55), (0.48, 0.52), (0.5, 0.4)])
def test_means_as_a_search_finds_them(counts: dict[int, int], low: float, high: float) -> None:
    def greatest(mean: float) -> float:
        return searched(counts, 4, lambda scores, chances: float(scores @ chances - mean))

    assert ratio_of_means(counts, 4, low, high) == pytest.approx(greatest(high) - greatest(low), abs=1e-4)


@pytest.mark.parametrize("counts", PAIRS)
@pytest.mark.parametrize(("low", "high"), [(0.0, 0.1), (-0.1, 0.1), (0.0, -0.2)])
def test_effects_as_a_search_finds_them(counts: dict[int, int], low: float, high: float) -> None:
    def greatest(effect: float) -> float:
        def deviation(scores: Any, chances: Any) -> float:
            mean = scores @ chances
            return float(mean - 0.5 - effect * math.sqrt((scores - mean) ** 2 @ chances))

        return searched(counts, 4, deviation)

    assert ratio_of_effects(counts, 4, low, high) == pytest.approx(greatest(high) - greatest(low), abs=1e-4)


def test_wins_and_losses_alone_are_the_test_of_a_coin() -> None:
    """Without draws the greatest likelihoods are those of a coin: 30 log(.6/.5) + 20 log(.4/.5), by hand."""
    by_hand = 30 * math.log(0.6 / 0.5) + 20 * math.log(0.4 / 0.5)
    assert ratio_of_means({0: 20, 1: 30}, 1, 0.5, 0.6) == pytest.approx(by_hand, abs=1e-9)


def test_a_clean_sweep_is_no_proof_by_itself() -> None:
    """Ten pairs won by A: no more than ten times log(.55 / .5)."""
    assert 0 < ratio_of_means({4: 10}, 4, 0.5, 0.55) <= 10 * math.log(1.1) + 0.01


@given(
    st.dictionaries(st.integers(0, 4), st.integers(1, 2000), min_size=1),
    st.floats(0.2, 0.8),
    st.floats(0.01, 0.15),
)
def test_swapped_sides_turn_the_sign(counts: dict[int, int], low: float, gap: float) -> None:
    swapped = {4 - units: count for units, count in counts.items()}
    there = ratio_of_means(counts, 4, low, low + gap)
    back = ratio_of_means(swapped, 4, 1 - low, 1 - low - gap)
    assert there == pytest.approx(back, rel=1e-6, abs=1e-6)
    assert there == pytest.approx(-ratio_of_means(counts, 4, low + gap, low), rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("effect", [0.05, 0.12, 0.5, 1.6])
def test_one_even_pair_says_little_about_an_effect(effect: float) -> None:
    """By hand: of the scores 1/2 and 1 with chances 1 - b and b, the effect e asks for b = e^2 / (1 + e^2)."""
    assert ratio_of_effects({2: 1}, 4, 0.0, effect) == pytest.approx(-math.log(1 + effect**2), abs=0.02)


@given(
    st.dictionaries(st.integers(0, 4), st.integers(1, 2000), min_size=1),
    st.floats(0.01, MOST_EFFECT),
)
def test_every_effect_of_a_design_can_be_judged_after_any_scores(counts: dict[int, int], effect: float) -> None:
    """Also after the first pair, whose scores all lie in one place; and swapped sides turn the sign of the effect."""
    swapped = {4 - units: count for units, count in counts.items()}
    found = ratio_of_effects(counts, 4, 0.0, effect)
    assert math.isfinite(found)
    assert found == pytest.approx(ratio_of_effects(swapped, 4, 0.0, -effect), rel=1e-6, abs=1e-6)
