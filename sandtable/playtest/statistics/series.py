"""The mean of several independent estimates."""

# interpreted: runs after the games

from __future__ import annotations

import math
from collections.abc import Sequence

from sandtable.playtest.statistics.intervals import Interval


def mean(estimates: Sequence[Interval]) -> Interval:
    """Each estimate counts the same. Distances to the bounds add up as squares, on each side by themselves.

    G. Y. Zou, A. Donner, Construction of confidence limits about effect measures (2008).
    """
    value = sum(each.value for each in estimates) / len(estimates)
    down = math.hypot(*(each.value - each.low for each in estimates)) / len(estimates)
    up = math.hypot(*(each.high - each.value for each in estimates)) / len(estimates)
    games = sum(each.games for each in estimates)
    anytime = any(each.is_anytime for each in estimates)
    return Interval(value, max(0.0, value - down), min(1.0, value + up), games, anytime)
