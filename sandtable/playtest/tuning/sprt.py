"""The sequential test of two hypotheses on a share (Wald's, generalised to sets of games that share their luck)."""

# interpreted: runs between the games

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

RISK: Final = 0.05
"""The chance of each of the two wrong answers."""
BOUND: Final = math.log((1 - RISK) / RISK)
FEWEST: Final = 16
"""Sets before the test answers: the variance of the first few is a guess."""


@dataclass
class Proof:
    """Is the expected share `worse` or less, or `better` or more? It ends as soon as one is settled."""

    worse: float
    better: float
    shares: list[float] = field(default_factory=list)

    def add(self, share: float) -> None:
        self.shares.append(share)

    @property
    def mean(self) -> float:
        return math.fsum(self.shares) / len(self.shares)

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio of `better` to `worse`, for shares that vary as those seen."""
        sets = len(self.shares)
        if not sets:
            return 0.0
        mean = self.mean
        squares = math.fsum((share - mean) ** 2 for share in self.shares)
        variance = (squares + 0.25) / (sets + 1)  # one more set, half a point away: a clean sweep is no proof
        return sets * (self.better - self.worse) * (2 * mean - self.worse - self.better) / (2 * variance)

    def answer(self) -> bool | None:
        """True: better; False: worse; None: go on."""
        if len(self.shares) < FEWEST or abs(self.ratio) < BOUND:
            return None
        return self.ratio > 0
