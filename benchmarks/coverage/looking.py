"""The share of runs in which an interval for any time is ever wrong, when somebody looks after every rotation."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from benchmarks.coverage.intervals import CORRELATIONS, RATES
from benchmarks.coverage.tables import Row
from benchmarks.coverage.truth import Truth
from sandtable.playtest.statistics import ANY_TIME, Look, means

LOOKS = 2000
MOST_WRONG = 0.05
AT_ONCE = 500
"""Runs that are in memory together."""


def cells(games: int, runs: int, seed: int, looks: int = LOOKS) -> Iterator[Row]:
    """Every rate and correlation, with rotations of as many games."""
    for rate in RATES:
        for correlation in CORRELATIONS if games > 1 else (0.0,):
            truth = Truth(rate, games, correlation)
            wrong = ever_wrong(truth, looks, runs, seed)
            name = f"p {rate:.2f}  correlation {max(correlation, truth.lowest):+.2f}  {looks} looks"
            yield Row(name, wrong, 0.0, MOST_WRONG)


def ever_wrong(truth: Truth, looks: int, runs: int, seed: int, look: Look = ANY_TIME) -> float:
    """The share of runs in which the interval leaves the truth out at any of the looks."""
    dice = np.random.default_rng([seed, truth.games, int(1000 * truth.rate), int(100 * truth.correlation) + 100])
    sizes = np.arange(1, looks + 1)
    limits = np.array([look.limit(int(sets), truth.games) for sets in sizes])
    wrong = 0
    for _block in range(0, runs, AT_ONCE):
        seen, variance = truth.histories(dice, looks, AT_ONCE)
        statistic = means.worth(seen, variance, sizes, truth.games) * means.divergence(seen, truth.rate)
        wrong += int((statistic > limits).any(axis=1).sum())
    return wrong / (AT_ONCE * -(-runs // AT_ONCE))
