"""Ratings from meetings: the model of Bradley and Terry (1952), fitted by maximum likelihood, on the Elo scale.

An agent of strength s takes the share 1 / (1 + 10 ** ((t - s) / 400)) of a set of games against one of strength t. A
set shares its luck, so it is one observation, whose value is its share of the points (a draw is half a win).

**Prior.** Every pair is taken to have drawn one further set. Without it an agent that wins everything would be
endlessly strong; with it the rating of a clean sweep grows with the number of sets.

**Intervals.** The information of a set at the share p is p (1 - p). That is all there is to know where a set is won or
lost as a whole; most sets are split, so the observed scatter of the sets takes its place: the covariance is
H^-1 M H^-1, where H is the information and M the sum of squared residuals (Huber, 1967). The prior's set scatters by
1/4, the most a set can, so that a clean sweep has no narrow interval.

Only differences mean anything. They are told from an anchor, whose rating is 0 and has no interval.
"""

# interpreted: runs after the games

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scipy.linalg import inv, solve  # type: ignore[import-untyped]

from sandtable.playtest.statistics import CONFIDENCE, quantile

ELO: Final = 400 / math.log(10)
"""Elo points in one unit of the logistic scale."""
_DRAWN: Final = 0.5
_MOST_SCATTER: Final = 0.25
_STEPS: Final = 200
_CLOSE: Final = 1e-10
"""A step so small ends the search; the last steps change the likelihood by less than it is rounded."""
Matrix = list[list[float]]


@dataclass(frozen=True)
class Encounter:
    """The sets that two agents played; `shares` are those of the first, between 0 and 1."""

    first: str
    second: str
    shares: tuple[float, ...]

    @property
    def sets(self) -> int:
        """With the drawn set of the prior."""
        return len(self.shares) + 1

    @property
    def points(self) -> float:
        return math.fsum(self.shares) + _DRAWN

    def scatter(self, expected: float) -> float:
        """The sum of squared residuals."""
        return math.fsum((share - expected) ** 2 for share in self.shares) + _MOST_SCATTER


@dataclass(frozen=True)
class Rating:
    """Elo points above the anchor, with bounds."""

    agent: str
    elo: float
    low: float
    high: float


def expected(difference: float) -> float:
    """The share that is expected of the stronger one; `difference` is on the logistic scale."""
    return 1 / (1 + math.exp(-difference)) if difference >= 0 else 1 - 1 / (1 + math.exp(difference))


def ratings(encounters: Iterable[Encounter], anchor: str, confidence: float = CONFIDENCE) -> list[Rating]:
    """Every agent of the encounters, strongest first, ties by name. Raises ValueError for an anchor that met nobody."""
    met = sorted(encounters, key=lambda each: (each.first, each.second))
    names = sorted({name for each in met for name in (each.first, each.second)})
    if anchor not in names:
        raise ValueError(f"{anchor!r} met nobody; these did: {', '.join(names)}")
    free = [name for name in names if name != anchor]
    fit = Fit(met, free)
    strengths = fit.strengths()
    margins = [quantile(confidence) * math.sqrt(each) for each in fit.variances(strengths)]
    found = [Rating(anchor, 0.0, 0.0, 0.0)]
    for name, strength, margin in zip(free, strengths, margins, strict=True):
        found.append(Rating(name, ELO * strength, ELO * (strength - margin), ELO * (strength + margin)))
    return sorted(found, key=lambda each: (-each.elo, each.agent))


class Fit:
    """The strengths of all agents but the anchor, on the logistic scale; the anchor's is 0."""

    def __init__(self, met: Sequence[Encounter], free: Sequence[str]) -> None:
        self.met = met
        self.place = {name: index for index, name in enumerate(free)}

    def strengths(self) -> list[float]:
        """Those of the highest likelihood, by Newton's method; a step that lowers the likelihood is halved.

        The likelihood is strictly concave thanks to the prior, so there is one highest point and this finds it.
        """
        here = [0.0] * len(self.place)
        for _ in range(_STEPS):
            step = solve(self.information(here), self.slope(here), assume_a="pos").tolist()
            if max(map(abs, step), default=0.0) < _CLOSE:
                return here
            here = self._moved(here, step)
        raise AssertionError(f"no highest likelihood after {_STEPS} steps: {self.met}")

    def _moved(self, here: list[float], step: list[float]) -> list[float]:
        now, scale = self.likelihood(here), 1.0
        enough = now - _CLOSE * abs(now)
        while True:
            there = [value + scale * change for value, change in zip(here, step, strict=True)]
            if self.likelihood(there) >= enough:
                return there
            scale /= 2

    def likelihood(self, strengths: Sequence[float]) -> float:
        """Its logarithm."""
        total = []
        for each in self.met:
            difference = self._difference(each, strengths)
            total.append(-each.points * _soft(-difference) - (each.sets - each.points) * _soft(difference))
        return math.fsum(total)

    def slope(self, strengths: Sequence[float]) -> list[float]:
        """The derivative of the likelihood by each strength: points above those expected."""
        found = [0.0] * len(self.place)
        for each in self.met:
            more = each.points - each.sets * expected(self._difference(each, strengths))
            for name, sign in ((each.first, 1), (each.second, -1)):
                if name in self.place:
                    found[self.place[name]] += sign * more
        return found

    def information(self, strengths: Sequence[float]) -> Matrix:
        """The negative second derivative of the likelihood."""
        shares = [expected(self._difference(each, strengths)) for each in self.met]
        return self._summed([each.sets * share * (1 - share) for each, share in zip(self.met, shares, strict=True)])

    def variances(self, strengths: Sequence[float]) -> list[float]:
        """The variance of each strength (see the module)."""
        inverse = inv(self.information(strengths))
        scatter = [each.scatter(expected(self._difference(each, strengths))) for each in self.met]
        covariance = inverse @ self._summed(scatter) @ inverse
        return [float(covariance[index][index]) for index in range(len(self.place))]

    def _summed(self, weights: Sequence[float]) -> Matrix:
        """The sum over the encounters of their weight in the four corners of the two agents."""
        size = len(self.place)
        found = [[0.0] * size for _ in range(size)]
        for each, weight in zip(self.met, weights, strict=True):
            corners = [
                (self.place[name], sign) for name, sign in ((each.first, 1), (each.second, -1)) if name in self.place
            ]
            for row, left in corners:
                for column, right in corners:
                    found[row][column] += left * right * weight
        return found

    def _difference(self, each: Encounter, strengths: Sequence[float]) -> float:
        first, second = self.place.get(each.first), self.place.get(each.second)
        return (0.0 if first is None else strengths[first]) - (0.0 if second is None else strengths[second])


def _soft(value: float) -> float:
    """log(1 + exp(value)), without overflow."""
    return max(value, 0.0) + math.log1p(math.exp(-abs(value)))
