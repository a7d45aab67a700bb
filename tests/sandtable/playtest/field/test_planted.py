"""Fields of simulated members with known strengths, as in `python -m benchmarks.field` with fewer runs."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.field import PART, Case, draw_truth, play, saved, simulate
from sandtable.playtest.field.rating import ratings

USUAL = Case("usual", 80, 20, 40)
NEARLY_EQUAL = Case("nearly equal", 15, 0, 40)
SEED = 2611
RUNS = 60


@pytest.mark.parametrize("chosen", [False, True])
def test_intervals_hold_the_planted_strengths(chosen: bool) -> None:
    """Of 720 intervals of 95 % at least 93 %, and not nearly all: they are as wide as they need to be."""
    found = simulate(USUAL, RUNS, SEED, chosen=chosen)
    assert 0.93 <= np.mean(found.ratings) <= 0.985
    assert 0.93 <= np.mean(found.points) <= 0.985
    assert np.mean(found.ranks) >= 0.95


def test_narrower_intervals_would_be_noticed() -> None:
    """Intervals of 50 % hold the truth half of the time: the simulation tells a wrong width."""
    dice, held = np.random.default_rng(SEED), []
    for _ in range(RUNS):
        truth = draw_truth(USUAL, dice)
        rated = ratings(play(USUAL, truth, USUAL.pairs, dice, chosen=True))
        for member, strength in enumerate(truth.ratings):
            low, high = rated.of(member).bounds(confidence=0.5)
            held.append(low <= strength <= high)
    assert 0.44 <= np.mean(held) <= 0.56


@pytest.mark.parametrize("case", [USUAL, NEARLY_EQUAL], ids=lambda case: case.name)
def test_chosen_games_need_at_most_three_fifths(case: Case) -> None:
    """At 60 % of the games the lead of the first is known as well as with all of them spread evenly."""
    even = simulate(case, RUNS, SEED, chosen=False)
    part = simulate(case, RUNS, SEED, chosen=True, part=PART)
    assert np.mean(part.lead) <= np.mean(even.lead)
    assert np.mean(part.first) <= np.mean(even.first)
    assert saved(even.lead, even.lead) == 1
