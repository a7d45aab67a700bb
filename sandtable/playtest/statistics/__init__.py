"""Estimates with intervals, tests and their corrections, games still needed, and counts. Pure: numbers in and out."""

# interpreted: runs after the games

from sandtable.playtest.statistics.corrections import holm, shared
from sandtable.playtest.statistics.counts import histogram
from sandtable.playtest.statistics.intervals import CONFIDENCE, Interval, elo, elo_difference, quantile
from sandtable.playtest.statistics.looks import ANY_TIME, ONCE, Look
from sandtable.playtest.statistics.means import over_sets, p_value
from sandtable.playtest.statistics.rates import rate
from sandtable.playtest.statistics.series import mean
from sandtable.playtest.statistics.sizes import sets_needed

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
