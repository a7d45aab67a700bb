"""The standing of a field: what can be said about its members, and how surely.

**While games are still to come** a statement must hold at every look. Look number k spends 0.05 / (k (k + 1)) of the
risk; all of them together spend no more than 0.05, however many there are. A field whose games are all in is judged
once more, at 0.05: its length was set beforehand, so that look was not chosen by its outcome.
"""

# interpreted: runs between the games

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import combinations
from typing import Final

from sandtable.engine.game import POINTS
from sandtable.playtest.field.estimates import Estimate, Estimates
from sandtable.playtest.field.matrix import Counts, Matrix, pairings
from sandtable.playtest.field.nash import NashShare, nash_shares
from sandtable.playtest.field.ranking import RISK, Ranking, ranking
from sandtable.playtest.field.rating import points, ratings
from sandtable.playtest.shares import Rotations, p_value
from sandtable.playtest.statistics import holm
from sandtable.playtest.statistics.distributions import normal_quantile

MARGIN: Final = 0.02
"""Members whose shares against the field differ by less are called equal."""
EVEN: Final = 0.5
QUARTERS: Final = 4
QUARTER: Final = POINTS // 2
"""A pair is worth 2 * POINTS in all."""


class Says(StrEnum):
    """The kinds of verdict on a field."""

    UNKNOWN = "unknown"
    LEADS = "leads"
    EQUAL = "equal"


@dataclass(frozen=True)
class Verdict:
    """The verdict on the first place."""

    says: Says
    top: tuple[int, ...]
    """The members that may be the best, the one with most points first."""
    lead: Estimate
    """The lead of the first over the second, as a share of the points against the field."""
    bounds: tuple[float, float]
    """Of that lead; they hold for every two members at once."""
    more_pairs: int
    """Further pairs of the field until a lead like this is sure; 0 when it is, or when nothing tells them apart."""


def risk_at(look: int) -> float:
    """The risk that look number `look`, counted from 1, may spend."""
    return RISK / (look * (look + 1))


@dataclass(frozen=True)
class Standing:
    """A field as far as it goes; `risk` is the chance of any wrong statement about its ranks."""

    matrix: Matrix
    seed: int
    risk: float = RISK

    @cached_property
    def points(self) -> Estimates:
        return points(self.matrix)

    @cached_property
    def ratings(self) -> Estimates:
        return ratings(self.matrix)

    @cached_property
    def ranking(self) -> Ranking:
        return ranking(self.points, self.risk)

    @cached_property
    def nash(self) -> tuple[NashShare, ...]:
        return nash_shares(self.matrix, self.seed)

    @property
    def is_whole(self) -> bool:
        """True when every pairing has a finished pair."""
        return bool((self.matrix.pairs > 0).all())

    @cached_property
    def verdict(self) -> Verdict:
        """The verdict on the first place, after the last look."""
        first, second = self.ranking.order[:2]
        top, lead = self.ranking.top, self.points.difference(first, second)
        says = Says.LEADS if len(top) == 1 else Says.EQUAL if self._are_equal(top) else Says.UNKNOWN
        more = self._more_pairs(lead) if says is Says.UNKNOWN else 0
        return Verdict(says, top, lead, lead.bounds(self._confidence), more)

    @property
    def _confidence(self) -> float:
        """The confidence of one comparison, such that all of them hold together (Bonferroni)."""
        return 1 - self.risk / len(pairings(self.matrix.members))

    def _are_equal(self, members: tuple[int, ...]) -> bool:
        leads = (self.points.difference(one, other) for one, other in combinations(members, 2))
        return all(low > -MARGIN and high < MARGIN for low, high in (lead.bounds(self._confidence) for lead in leads))

    def _more_pairs(self, lead: Estimate) -> int:
        if lead.value <= 0:
            return 0
        surely = lead.value / normal_quantile((1 + self._confidence) / 2)
        return math.ceil(float(self.matrix.pairs.sum()) * max(0.0, (lead.error / surely) ** 2 - 1))


# One member against each of the others --------------------------------------------------------------------------------


class Side(StrEnum):
    """The result of one member against another."""

    OPEN = "open"
    AHEAD = "ahead"
    BEHIND = "behind"


def as_rotations(counts: Counts) -> Rotations:
    """The pairs of a pairing as the rotations of a playtest: its shares and tests are those of its result page."""
    points: dict[tuple[int, ...], int] = {
        (QUARTER * quarters, QUARTER * (QUARTERS - quarters)): count for quarters, count in enumerate(counts) if count
    }
    return Rotations(2, points)


def sides(row: list[Counts], risk: float = RISK) -> list[Side]:
    """For each opponent whether the member is ahead; the chance that any of these is wrong is at most `risk`."""
    pairings = [as_rotations(counts) for counts in row]
    settled = holm([p_value(each, 0, EVEN) for each in pairings], 1 - risk)
    return [
        Side.OPEN if not is_settled else Side.AHEAD if each.mean(0) > EVEN else Side.BEHIND
        for each, is_settled in zip(pairings, settled, strict=True)
    ]


def mean_of(row: list[Counts]) -> Estimate:
    """The mean share over the opponents, each counted the same; two pseudo-pairs are spread over them."""
    members = len(row) + 1
    played = {(0, other): counts for other, counts in enumerate(row, 1)}
    return points(Matrix.of(members, played)).of(0)
