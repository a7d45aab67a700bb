"""A rough forecast of candidates that were not played: every knob moves the shares by an amount of its own.

The shares of all candidates played so far are fitted on the logit scale by weighted ridge regression. An ordered knob
has two slopes, below and above its present level; each level of another knob has an effect of its own. Knobs that work
against each other are not foreseen: a forecast only says what is worth playing next.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import numpy

from sandtable.engine.game import POINTS
from sandtable.playtest.balancing.counting import Count
from sandtable.playtest.balancing.knobs import Board, Candidate, Knob
from sandtable.playtest.balancing.trials import Tried

_MISFIT: Final = 0.15
"""Standard deviation of a true share from its forecast, on the logit scale."""
_WIDEST: Final = 4.0
"""Standard deviation of an effect before anything is known of it."""
_WORTH: Final = 100
"""Games of a candidate's own that weigh as much as its forecast."""

Vector = Any
"""An array of numbers."""


@dataclass(frozen=True)
class Forecast:
    """The fitted effects of all knobs."""

    board: Board
    effects: Vector
    """By feature (rows) and party (columns), on the logit scale."""

    def shares(self, candidate: Candidate) -> tuple[float, ...]:
        """The expected share of each party; together 1."""
        raw = 1 / (1 + numpy.exp(-(features(self.board, candidate) @ self.effects)))
        return tuple(float(each) for each in raw / raw.sum())

    def blended(self, candidate: Candidate, count: Count) -> tuple[float, ...]:
        """The forecast and the candidate's own games together."""
        weight = count.games / (count.games + _WORTH)
        own = [count.share(party) if count.games else 0.0 for party in range(len(count.points))]
        return tuple(weight * one + (1 - weight) * two for one, two in zip(own, self.shares(candidate), strict=True))


def fitted(board: Board, tried: Iterable[Tried]) -> Forecast:
    """The forecast from all candidates with games."""
    known = [each for each in tried if each.count.games]
    rows = numpy.array([features(board, each.candidate) for each in known])
    logits = numpy.array([_logits(each.count) for each in known])
    columns = []
    for party in range(logits.shape[1]):
        weights = numpy.array([_weight(each.count, party) for each in known])
        columns.append(_ridge(rows, logits[:, party], weights))
    return Forecast(board, numpy.array(columns).T)


def features(board: Board, candidate: Candidate) -> Vector:
    """1 for the scenario as it is, then the features of every knob."""
    parts = [_of_knob(knob, level) for knob, level in zip(board.knobs, candidate.levels, strict=True)]
    return numpy.array([1.0, *(value for part in parts for value in part)])


def _of_knob(knob: Knob, level: int) -> list[float]:
    if not knob.is_ordered:
        return [float(number == level) for number in range(len(knob.levels)) if number != knob.at]
    below, above = max(1, knob.at), max(1, len(knob.levels) - 1 - knob.at)
    return [min(0, level - knob.at) / below, max(0, level - knob.at) / above]


def _logits(count: Count) -> list[float]:
    return [float(numpy.log(share / (1 - share))) for share in map(count_share, _points(count))]


def _points(count: Count) -> list[tuple[float, int]]:
    return [(points / POINTS, count.games) for points in count.points]


def count_share(points_of_games: tuple[float, int]) -> float:
    """A share that is never 0 or 1: half a game is added to either side."""
    points, games = points_of_games
    return (points + 0.5) / (games + 1)


def _weight(count: Count, party: int) -> float:
    """One over the variance of a logit."""
    share = count_share(_points(count)[party])
    return float(1 / (1 / (count.games * share * (1 - share)) + _MISFIT**2))


def _ridge(rows: Vector, values: Vector, weights: Vector) -> Vector:
    """The effects that fit best; each is pulled to 0 a little, but for the first."""
    pulled = numpy.eye(rows.shape[1]) / _WIDEST**2
    pulled[0, 0] = 1e-9
    weighted = rows.T * weights
    return numpy.linalg.solve(weighted @ rows + pulled, weighted @ values)
