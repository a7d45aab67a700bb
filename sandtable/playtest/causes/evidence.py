"""Evidence for an effect that may be looked at at any time: e-values by betting, and the interval that goes with them.

Someone who believes that a version is better bets a part of his money on every rotation; a fair bet makes nobody rich
in the long run. If the true mean difference is 0 or less, his money (1 at the start) is in the mean at most 1, at any
time one likes to stop at: it is an e-value (Waudby-Smith and Ramdas, Estimating means of bounded random variables by
betting, 2023). It holds for any distribution of the differences and needs no normal approximation.

The bet is a mixture of fixed parts of the money. What is left then depends on the counts of the differences alone and
not on their order.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from sandtable.playtest.causes.differences import Differences

BETS: Final = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 7 / 8)
"""The parts of the money that are bet, in equal shares."""
CONFIDENCE: Final = 0.95
_STEPS: Final = 40
"""Halvings of a bound: far finer than any number that is shown."""
_EDGE: Final = 1e-9
"""Means are kept so far away from -1 and 1, where a bet would win without end."""


def log_evidence(found: Differences, better: int, mean: float = 0.0) -> float:
    """The natural logarithm of the e-value against "the mean difference is not above `mean`" (`better` of 1).

    With `better` of -1 it is the one against "not below". A bet on a difference d pays (1 + d) / (1 + mean), which is 1
    in the mean where `mean` is the truth, and never less than nothing.
    """
    least = max(1 + better * mean, _EDGE)
    pays = [((1 + better * share) / least, count) for share, count in found.shares]
    logs = [_log_of_money(bet, pays) for bet in BETS]
    highest = max(logs)
    return highest + math.log(sum(math.exp(each - highest) for each in logs) / len(BETS))


def _log_of_money(bet: float, pays: list[tuple[float, int]]) -> float:
    """The logarithm of the money after these bets. A plain loop: it runs some thousand times for an interval."""
    kept, total = 1 - bet, 0.0
    for paid, count in pays:
        total += count * math.log(kept + bet * paid)
    return total


@dataclass(frozen=True)
class Bounds:
    """An interval for the mean difference that holds at every look at once."""

    low: float
    high: float


def bounds(found: Differences, confidence: float = CONFIDENCE) -> Bounds:
    """All mean differences that the evidence does not refute; both sides may be wrong half as often as the interval."""
    needed = math.log(2 / (1 - confidence))
    return Bounds(_bound(found, 1, needed), _bound(found, -1, needed))


def _bound(found: Differences, better: int, needed: float) -> float:
    """The limit of the means that are refuted from one side: the more extreme the mean, the less evidence is left."""
    refuted, kept = -better * (1 - _EDGE), found.mean
    if log_evidence(found, better, refuted) < needed:
        return -better * 1.0
    for _ in range(_STEPS):
        middle = (refuted + kept) / 2
        if log_evidence(found, better, middle) >= needed:
            refuted = middle
        else:
            kept = middle
    return refuted
