"""Nash shares: how often a player who knows only the matrix should bring each member.

The matrix is a symmetric zero-sum game: I bring a member, you bring one, and the share of the points above one half is
mine. A mixture that no member beats is an equilibrium. There may be several; the one given here is **the most even
one**, with the smallest sum of squares, which is unique.

It is the shortest vector within linear bounds, a problem that one non-negative least squares solves (Lawson and
Hanson, Solving Least Squares Problems, chapter 23). Intervals come from a bootstrap over the pairs.
"""

# interpreted: runs between the games

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from sandtable.playtest.field.matrix import SHARES, Matrix, Numbers, pairings
from sandtable.playtest.statistics import CONFIDENCE

RESAMPLES: Final = 400
_SLACK: Final = 1e-9
"""An equilibrium may lose this share to its best answer: the bounds would have no room for rounding without it."""


@dataclass(frozen=True)
class NashShare:
    """The share of one member in the mixture, with its bounds."""

    value: float
    low: float
    high: float


def nash_shares(matrix: Matrix, seed: int, resamples: int = RESAMPLES) -> tuple[NashShare, ...]:
    """The share of each member. The bounds are those of `resamples` matrices drawn again from the pairs."""
    found = equilibrium(payoffs(matrix.members, matrix.means))
    drawn = np.array([equilibrium(payoffs(matrix.members, means)) for means in _drawn(matrix, seed, resamples)])
    tail = 100 * (1 - CONFIDENCE) / 2
    low, high = np.percentile(drawn, [tail, 100 - tail], axis=0)
    return tuple(
        NashShare(float(value), float(min(least, value)), float(max(most, value)))
        for value, least, most in zip(found, low, high, strict=True)
    )


def payoffs(members: int, means: Numbers) -> Numbers:
    """The antisymmetric matrix: the points above one half of the row against the column."""
    table = np.zeros((members, members))
    for (first, second), mean in zip(pairings(members), means, strict=True):
        table[first, second], table[second, first] = mean - 0.5, 0.5 - mean
    return table


def equilibrium(table: Numbers) -> Numbers:
    """The most even mixture that no member beats, of an antisymmetric matrix of payoffs."""
    from scipy.optimize import nnls  # type: ignore[import-untyped] # at the first use, as in `distributions.py`

    members = len(table)
    ones = np.ones((1, members))
    bounds = np.vstack([-table, np.eye(members), ones, -ones])
    least = np.concatenate([np.full(members, -_SLACK), np.zeros(members), [1.0, -1.0]])
    # Row by row: what a member takes from the mixture is at most the slack, shares are not negative, they add up to 1.
    weights = np.vstack([bounds.T, least[None, :]])
    target = np.zeros(members + 1)
    target[-1] = 1.0
    solution, _distance = nnls(weights, target, maxiter=50 * members + 100)
    residual = weights @ solution - target
    mixture = np.clip(-residual[:-1] / residual[-1], 0.0, None)
    return np.asarray(mixture / mixture.sum())


def _drawn(matrix: Matrix, seed: int, resamples: int) -> Numbers:
    """The means of the pairings in matrices whose pairs are drawn again, as many as were played."""
    dice = np.random.default_rng(seed)
    columns = []
    for row, pairs in enumerate(matrix.pairs.astype(int)):
        chances = matrix.weighted[row] / matrix.weight[row]
        counts = dice.multinomial(pairs, chances, size=resamples)
        extra = matrix.weight[row] - pairs
        columns.append((counts @ SHARES + extra / 2) / matrix.weight[row])
    return np.array(columns).T
