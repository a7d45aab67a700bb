"""The test of weights is wrong as rarely as it promises, on shares that are simulated."""

from __future__ import annotations

import math

import pytest

from sandtable.engine.dice import Dice, seeded
from sandtable.playtest.tuning.sprt import FEWEST, Proof
from tests.support.depth import games

RUNS = games(200, deep=600)
NEAR = 3 * math.sqrt(0.05 * 0.95 / RUNS)
"""Three standard errors of a share of 5 % of the runs."""
SETS = 3000
"""Enough for every run to end."""
OF_FOUR = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares of a set of four games."""


def drawn(dice: Dice, mean: float) -> float:
    """The share of four games that are won with this chance each."""
    return OF_FOUR[sum(dice.below(10_000) < 10_000 * mean for _ in range(4))]


def said_better(mean: float, run: int) -> bool:
    proof, dice = Proof(0.5, 0.55), seeded("sprt", int(1000 * mean), run)
    for _ in range(SETS):
        proof.add(drawn(dice, mean))
        answer = proof.answer()
        if answer is not None:
            return answer
    raise AssertionError(f"no answer after {SETS} sets")


@pytest.mark.deep
@pytest.mark.parametrize(
    "mean, low, high", [(0.5, 0.0, 0.05 + NEAR), (0.55, 0.95 - NEAR, 1.0), (0.45, 0.0, 0.01), (0.6, 0.99, 1.0)]
)
def test_it_is_wrong_at_most_one_time_in_twenty(mean: float, low: float, high: float) -> None:
    better = sum(said_better(mean, run) for run in range(RUNS))
    assert low <= better / RUNS <= high


def test_a_few_clean_sweeps_prove_nothing() -> None:
    proof = Proof(0.5, 0.55)
    for _ in range(FEWEST - 1):
        proof.add(1.0)
        assert proof.answer() is None
    proof.add(1.0)
    assert proof.answer() is True


def test_without_sets_nothing_is_known() -> None:
    assert (Proof(0.5, 0.55).ratio, Proof(0.5, 0.55).answer()) == (0.0, None)
