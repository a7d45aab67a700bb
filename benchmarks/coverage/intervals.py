"""Coverage: the share of runs whose interval, at the end of the plan, holds the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np

from benchmarks.coverage.tables import Row
from benchmarks.coverage.truth import Numbers, Truth
from sandtable.engine.game import POINTS
from sandtable.playtest import shares, statistics
from sandtable.playtest.groups import Group
from sandtable.playtest.shares import Rotations
from sandtable.playtest.statistics import Interval

RATES = (0.05, 0.3, 0.5, 0.9)
SIZES = (5, 10, 50, 500, 2000)
CORRELATIONS = (-0.6, 0.0, 0.6)
LEAST, MOST, MOST_FROM = 0.945, 0.97, 50
"""The bars: at least in every cell, at most from as many pairs on."""
Method = Callable[[Rotations], Interval]
"""An interval for the first subject of some rotations."""


def by_rotation(of: Rotations) -> Interval:
    """The interval that results show."""
    found = shares.share(of, 0)
    assert found is not None, "there are rotations"
    return found


def by_elo(of: Rotations) -> Interval:
    """The Elo difference that results show."""
    return statistics.elo_difference(by_rotation(of))


def cells(games: int, runs: int, seed: int, method: Method = by_rotation) -> Iterator[Row]:
    """Every cell of rotations of as many games; with 1 those of single games, as many as the pairs have."""
    for rate in RATES:
        for correlation in CORRELATIONS if games > 1 else (0.0,):
            truth = Truth(rate, games, correlation)
            for pairs in SIZES:
                rotations = pairs if games > 1 else 2 * pairs
                name = f"p {rate:.2f}  correlation {max(correlation, truth.lowest):+.2f}  n {rotations}"
                most = MOST if pairs >= MOST_FROM and games <= 2 else 1.0
                note = "" if truth.is_possible else f"({correlation:+.1f} can't be: the lowest there is)"
                yield Row(name, coverage(truth, rotations, runs, seed, method), LEAST, most, note)


def coverage(truth: Truth, rotations: int, runs: int, seed: int, method: Method = by_rotation) -> float:
    """The share of runs whose interval holds the truth."""
    dice = np.random.default_rng(
        [seed, rotations, truth.games, int(1000 * truth.rate), int(100 * truth.correlation) + 100]
    )
    target = statistics.elo(truth.rate) if method is by_elo else truth.rate
    found, times = np.unique(truth.counts(dice, rotations, runs), axis=0, return_counts=True)
    held = [method(_rotations(truth.games, counts)).holds(target) for counts in found]
    return float(times[held].sum() / runs)


def _rotations(games: int, counts: Numbers) -> Rotations:
    """Rotations of two subjects by their points; the second one has the rest."""
    whole = POINTS * games
    points: dict[tuple[int, ...], int] = {
        (POINTS * won, whole - POINTS * won): int(count) for won, count in enumerate(counts) if count
    }
    return Rotations(2, points, games=games)


def of_groups(runs: int, seed: int) -> Iterator[Row]:
    """Groups of seats: of three at a table one has what is told of, and wins with the rate."""
    dice = np.random.default_rng(seed)
    share = cache(lambda won, games: Group("colour", "blue", games, POINTS * won, 3).share())
    for rate in RATES:
        for pairs in SIZES:
            games = 2 * pairs
            won = dice.binomial(games, rate, size=runs)
            held = np.mean([share(int(each), games).holds(rate) for each in won])
            yield Row(f"p {rate:.2f}  seats {games}", float(held), LEAST, MOST if pairs >= MOST_FROM else 1.0)


def of_series(runs: int, seed: int, opponents: int = 12) -> Iterator[Row]:
    """The mean over opponents of different strength, each met in as many pairs."""
    for pairs in SIZES:
        dice = np.random.default_rng([seed, pairs])
        for spread in (0.0, 0.2):
            truths = [Truth(0.5 + spread * (2 * place / (opponents - 1) - 1)) for place in range(opponents)]
            found = [[_of_counts(tuple(map(int, row))) for row in each.counts(dice, pairs, runs)] for each in truths]
            held = np.mean([statistics.mean(run).holds(0.5) for run in zip(*found, strict=True)])
            name = f"{opponents} opponents, p {0.5 - spread:.1f} to {0.5 + spread:.1f}  pairs {pairs}"
            yield Row(name, float(held), LEAST, MOST if pairs >= MOST_FROM else 1.0)


@cache
def _of_counts(counts: tuple[int, ...]) -> Interval:
    return by_rotation(_rotations(len(counts) - 1, counts))
