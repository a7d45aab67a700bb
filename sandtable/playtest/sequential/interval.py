"""An interval for the mean score that holds at every look, so also at the one after which a test has stopped.

The plain estimate of a stopped test is biased: a test that stops early has often seen more than the truth.
"""

# interpreted: runs between the games

from __future__ import annotations

from sandtable.playtest.sequential.running import Running
from sandtable.playtest.statistics import ANY_TIME, over_sets

GAMES = 2
"""Games behind a score: a pair, or a game of each of two versions."""


def always_valid(running: Running) -> tuple[float, float]:
    """The bounds of the mean score, in [0, 1], that hold at all looks together in 95 % of all tests."""
    if not running.observed:
        return 0.0, 1.0
    found = over_sets(running.mean, running.variance, running.observed, GAMES, look=ANY_TIME)
    return found.low, found.high
