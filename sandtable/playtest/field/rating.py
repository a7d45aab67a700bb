"""Points against the field, and the ratings of Bradley and Terry (1952) that belong to them.

A member of strength s takes the share 1 / (1 + 10 ** ((t - s) / 400)) of a pair against one of strength t. **Each
pairing counts the same**, however many pairs it has: the ratings are those with which the model predicts exactly the
points that each member takes from the whole field. So ratings and points give the same order, and where the next pairs
go changes the intervals but never what is estimated, even if the field has a cycle that no rating can describe.

The intervals are those of Huber (1967): the covariance is H^-1 M H^-1, where H is the information of the model and M
the scatter of the pairs as played. Ratings have the mean 0 over the field.
"""

# interpreted: runs between the games

from __future__ import annotations

import math
from typing import Final

import numpy as np

from sandtable.playtest.field.estimates import Estimates
from sandtable.playtest.field.matrix import Matrix, Numbers

ELO: Final = 400 / math.log(10)
"""Elo points in one unit of the logistic scale."""
_CLOSE: Final = 1e-11
_LONGEST_STEP: Final = 1.0
_STEPS: Final = 500


def points(matrix: Matrix) -> Estimates:
    """The mean share of each member over its pairings, each counted the same."""
    others = matrix.members - 1
    return Estimates(matrix, _balance(matrix) / others + 0.5, matrix.signs / others)


def ratings(matrix: Matrix) -> Estimates:
    """The strength of each member on the Elo scale; the mean of the field is 0."""
    found = strengths(matrix.signs, _balance(matrix))
    expected = _logistic(matrix.signs @ found)
    return Estimates(matrix, ELO * found, ELO * matrix.signs @ _inverse(matrix.signs, expected))


def strengths(signs: Numbers, balance: Numbers) -> Numbers:
    """The strengths at which everybody's expected points are those of `balance` (points above one half, by member).

    The likelihood has a single top; Newton's steps to it are cut where they would be long.
    """
    found = np.zeros(signs.shape[1])
    for _ in range(_STEPS):
        expected = _logistic(signs @ found)
        step = _inverse(signs, expected) @ (balance - signs.T @ (expected - 0.5))
        longest = float(np.abs(step).max())
        found += step * min(1.0, _LONGEST_STEP / max(longest, _CLOSE))
        if longest < _CLOSE:
            return found
    raise AssertionError(f"no ratings found for {balance.tolist()}")


def _balance(matrix: Matrix) -> Numbers:
    return np.asarray(matrix.signs.T @ (matrix.means - 0.5))


def _logistic(strength: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-strength)))


def _inverse(signs: Numbers, expected: Numbers) -> Numbers:
    """The inverse of the information, on strengths that add up to 0."""
    members = signs.shape[1]
    information = signs.T @ (signs * (expected * (1 - expected))[:, None])
    even = np.full((members, members), 1 / members)
    return np.asarray(np.linalg.inv(information + even) - even)
