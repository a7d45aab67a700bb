"""Estimates with intervals, tests and their corrections, games still needed, and counts. Pure: numbers in and out."""

# interpreted: runs after the games

from simulate.playtest.statistics.corrections import holm, shared
from simulate.playtest.statistics.counts import histogram
from simulate.playtest.statistics.intervals import CONFIDENCE, Interval, elo, elo_difference, quantile
from simulate.playtest.statistics.looks import ANY_TIME, ONCE, Look
from simulate.playtest.statistics.means import over_sets, p_value
from simulate.playtest.statistics.rates import rate
from simulate.playtest.statistics.series import mean
from simulate.playtest.statistics.sizes import sets_needed

__all__ = [
    "ANY_TIME",
    "CONFIDENCE",
    "ONCE",
    "Interval",
    "Look",
    "elo",
    "elo_difference",
    "histogram",
    "holm",
    "mean",
    "over_sets",
    "p_value",
    "quantile",
    "rate",
    "sets_needed",
    "shared",
]
