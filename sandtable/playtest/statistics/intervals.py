"""An estimate with its bounds, and the level of confidence it is told at."""

# interpreted: runs after the games

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final

from sandtable.playtest.statistics.distributions import normal_quantile

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Interval:
    """An estimate with its bounds and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int
    is_anytime: bool = False
    """True: it may be looked at any time while games come in, and is wider for that (`anytime.py`)."""

    @property
    def margin(self) -> float:
        """Half the width."""
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        """True when the value lies within the bounds."""
        return self.low <= value <= self.high


@cache
def quantile(confidence: float = CONFIDENCE) -> float:
    """The half width of a two-sided interval in standard deviations: 1.96 for 95 %."""
    return normal_quantile((1 + confidence) / 2)


def elo(rate: float) -> float:
    """The rating difference at which this share of points is expected; endless at 0 and 1."""
    if rate <= 0:
        return -math.inf
    if rate >= 1:
        return math.inf
    return -400 * math.log10(1 / rate - 1)


def elo_difference(rate: Interval) -> Interval:
    """A share of points and its bounds on the Elo scale; it holds as often as the interval of the share does."""
    return Interval(elo(rate.value), elo(rate.low), elo(rate.high), rate.games, rate.is_anytime)
