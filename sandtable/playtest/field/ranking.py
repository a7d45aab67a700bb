"""The ranks of a field with bounds that hold for all members at once.

Every two members are compared; Holm's correction keeps the chance that any of these comparisons is wrong at 5 %. A
member stands behind those that are surely better and before those that are surely worse, so in 95 % of fields all
ranks lie within their bounds together. Members that are truly equal share every rank between them.
"""

# interpreted: runs between the games

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from sandtable.playtest.field.estimates import Estimates
from sandtable.playtest.field.matrix import pairings
from sandtable.playtest.statistics import CONFIDENCE, holm

RISK: Final = 1 - CONFIDENCE


@dataclass(frozen=True)
class Rank:
    """The best and the worst place, from 1, that this member may truly have."""

    best: int
    worst: int


@dataclass(frozen=True)
class Ranking:
    """The order of a field and every lead that is sure: `ahead[a][b]` is True when a is ahead of b."""

    order: tuple[int, ...]
    """The members from the strongest to the weakest, as measured."""
    ahead: tuple[tuple[bool, ...], ...]

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The rank of each member."""
        members = len(self.order)
        better = [sum(row[member] for row in self.ahead) for member in range(members)]
        worse = [sum(row) for row in self.ahead]
        return tuple(Rank(1 + above, members - below) for above, below in zip(better, worse, strict=True))

    @property
    def top(self) -> tuple[int, ...]:
        """The members that may be the best, in order."""
        return tuple(member for member in self.order if self.ranks[member].best == 1)


def ranking(of: Estimates, risk: float = RISK) -> Ranking:
    """The ranking by these values; the chance of any wrong statement in it is at most `risk`."""
    members = len(of.values)
    leads = [of.difference(first, second) for first, second in pairings(members)]
    settled = holm([lead.p_value for lead in leads], 1 - risk)
    ahead = [[False] * members for _ in range(members)]
    for (first, second), lead, is_settled in zip(pairings(members), leads, settled, strict=True):
        if is_settled:
            winner, loser = (first, second) if lead.value > 0 else (second, first)
            ahead[winner][loser] = True
    order = tuple(int(member) for member in np.argsort(-of.values, kind="stable"))
    return Ranking(order, tuple(map(tuple, ahead)))
