"""Estimates with intervals, tests and their corrections, games still needed, and counts. Pure: numbers in and out."""

# interpreted: runs after the games

from sandtable.playtest.statistics.corrections import holm, shared
from sandtable.playtest.statistics.counts import histogram
from sandtable.playtest.statistics.differences import difference
from sandtable.playtest.statistics.intervals import CONFIDENCE, Interval, elo, elo_difference, quantile
from sandtable.playtest.statistics.looks import ANY_TIME, ONCE, Look
from sandtable.playtest.statistics.means import over_sets, p_value
from sandtable.playtest.statistics.needed import MOST_GAMES, smallest
from sandtable.playtest.statistics.rates import rate, refuted
from sandtable.playtest.statistics.series import mean

__all__ = [
    "ANY_TIME",
    "CONFIDENCE",
    "MOST_GAMES",
    "ONCE",
    "Interval",
    "Look",
    "difference",
    "elo",
    "elo_difference",
    "histogram",
    "holm",
    "mean",
    "over_sets",
    "p_value",
    "quantile",
    "rate",
    "refuted",
    "shared",
    "smallest",
]
