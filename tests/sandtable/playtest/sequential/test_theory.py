"""Length and power before a test is played, against random walks."""

from __future__ import annotations

import numpy as np
import pytest

from sandtable.playtest.sequential.both_ways import Ended, ended
from sandtable.playtest.sequential.design import BALANCE_PRESETS, PRESETS, Design
from sandtable.playtest.sequential.strip import OVERSHOOT, exit_of
from sandtable.playtest.sequential.theory import expected

WALKS = 20_000
STEP = 0.1
"""Standard deviations of a step of the walks."""
UP, DOWN = 3.66, 2.97
"""The bounds for risks of 5 %, one half of it each way."""


def walked(drift: float, up: float, down: float, *, both_ways: bool) -> Ended:
    """Means over random walks; between steps nobody looks, so their bounds lie a little further in."""
    dice = np.random.default_rng(11)
    up, down = up - OVERSHOOT * STEP, down - OVERSHOOT * STEP
    place = np.zeros(WALKS)
    steps = high = below = 0
    for number in range(1, 100_000):
        steps += len(place)
        place = place + dice.normal(drift * STEP**2, STEP, len(place))
        middle = number * STEP**2 / 2
        is_high = place >= up + middle
        is_below = (place <= -up - middle) if both_ways else np.zeros(len(place), bool)
        is_low = (np.abs(place) if both_ways else place) <= middle - down
        high, below = high + int(is_high.sum()), below + int(is_below.sum())
        place = place[~(is_high | is_below | is_low)]
        if not len(place):
            break
    return Ended(steps * STEP**2 / WALKS, high / WALKS, below / WALKS)


@pytest.mark.parametrize("drift", [0.0, 0.5, 1.0, 2.0, -1.0])
def test_a_test_that_looks_both_ways_is_as_long_as_walks_are(drift: float) -> None:
    found, seen = ended(drift, UP, DOWN), walked(drift, UP, DOWN, both_ways=True)
    assert found.time == pytest.approx(seen.time, rel=0.03)
    assert found.high == pytest.approx(seen.high, abs=0.015)
    assert found.below == pytest.approx(seen.below, abs=0.015)


@pytest.mark.parametrize("drift", [0.0, 0.5, 1.0, 2.0])
def test_a_test_that_looks_one_way_is_as_long_as_walks_are(drift: float) -> None:
    """A walk without the second bound is in a strip that moves with half of the upper hypothesis."""
    found, seen = exit_of(drift - 0.5, UP, DOWN), walked(drift, UP, DOWN, both_ways=False)
    assert found.time == pytest.approx(seen.time, rel=0.03)
    assert found.up == pytest.approx(seen.high, abs=0.015)


def test_both_ways_are_alike() -> None:
    there, back = ended(0.7, UP, DOWN), ended(-0.7, UP, DOWN)
    assert (there.time, there.high, there.below) == pytest.approx((back.time, back.below, back.high))


def test_far_from_even_the_other_way_does_not_matter() -> None:
    design = BALANCE_PRESETS["normal"]
    one_way = Design(0, design.high, alpha=design.alpha / 2, beta=design.beta, quantity=design.quantity)
    both, one = expected(design, 2 * design.high), expected(one_way, 2 * design.high)
    assert both.pairs == pytest.approx(one.pairs, rel=0.01) and both.power == pytest.approx(one.power, abs=0.001)


@pytest.mark.parametrize("design", [*PRESETS.values(), *BALANCE_PRESETS.values()])
def test_risks_are_held_at_both_hypotheses(design: Design) -> None:
    """Wald's bounds are on the safe side. A test that looks both ways has half of the first risk for each."""
    risk = design.alpha / (2 if design.is_two_sided else 1)
    assert expected(design, design.low).power <= risk
    assert expected(design, design.high).power >= 1 - design.beta
