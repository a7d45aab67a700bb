"""An interval for the mean score that holds at every look, so also at the one after which a test has stopped.

The plain estimate of a stopped test is biased: a test that stops early has often seen more than the truth.
"""

# interpreted: runs between the games

from __future__ import annotations

from sandtable.playtest.sequential.running import Running
from sandtable.playtest.statistics import ANY_TIME, CONFIDENCE, Interval, over_sets

GAMES = 2
"""Games behind a score: a pair, or a game of each of two versions."""


def always_valid(running: Running) -> tuple[float, float]:
    """The bounds of the mean score, in [0, 1], that hold at all looks together in 95 % of all tests."""
    if not running.observed:
        return 0.0, 1.0
    found = at_any_time(running.mean, running.variance, running.observed)
    return found.low, found.high


def at_any_time(mean: float, variance: float, observed: int, confidence: float = CONFIDENCE) -> Interval:
    """The mean score after a number of observations, with bounds that hold at every look."""
    return over_sets(mean, variance, observed, GAMES, confidence, ANY_TIME)
