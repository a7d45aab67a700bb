"""The limit of a test statistic: for one look at the end of a plan, or for a look after every rotation.

A statistic counts squared standard errors. For one look the limit is the square of Student's t. An interval that may be
looked at any time is a confidence sequence by Robbins' normal mixture: the chance that it is ever wrong, over all
looks together, is at most 1 - confidence. It is narrowest around `TUNED` games.

Herbert Robbins, Statistical methods related to the law of the iterated logarithm (1970); Waudby-Smith and others,
Time-uniform central limit theory and asymptotic confidence sequences (2021).
"""

# interpreted: runs after the games

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final

from sandtable.playtest.statistics.distributions import student_quantile, student_tail
from sandtable.playtest.statistics.intervals import CONFIDENCE

TUNED: Final = 1000
"""The games at which the interval for any time is narrowest, compared with one for a single look."""


@dataclass(frozen=True)
class Look:
    """The occasion at which numbers are read."""

    is_anytime: bool = False

    def limit(self, sets: int, games: int, confidence: float = CONFIDENCE) -> float:
        """The largest statistic that is still likely, after some sets of as many games each."""
        if self.is_anytime:
            return _mixture(sets, games, 1 - confidence)
        return _student(_freedom(sets, games), confidence)

    def p_value(self, statistic: float, sets: int, games: int) -> float:
        """The smallest `1 - confidence` at which the statistic reaches the limit."""
        if not self.is_anytime:
            return 2 * student_tail(math.sqrt(statistic), _freedom(sets, games))
        prior = TUNED / games / _TUNING
        whole = sets + prior
        return min(1.0, math.exp((math.log(whole / prior) - statistic * sets / whole) / 2))


ONCE: Final = Look()
"""One look, when the games that were planned are played."""
ANY_TIME: Final = Look(is_anytime=True)
"""A look after every rotation, by somebody who may stop on what they see."""


def _freedom(sets: int, games: int) -> int:
    """Degrees of freedom: one for each game but one, of larger sets than pairs one for each set but one."""
    return max(1, (sets * games if games <= 2 else sets) - 1)


@cache
def _student(freedom: int, confidence: float) -> float:
    return student_quantile((1 + confidence) / 2, freedom) ** 2


_TUNING: Final = 2 * math.log(20) + math.log(1 + 2 * math.log(20))
"""The best mixture for N sets at 95 % has the prior weight of N / this many sets."""


def _mixture(sets: int, games: int, alpha: float) -> float:
    prior = TUNED / games / _TUNING
    return (sets + prior) / sets * (math.log((sets + prior) / prior) - 2 * math.log(alpha))
