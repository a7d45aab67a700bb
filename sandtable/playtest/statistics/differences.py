"""The difference of two independent estimates."""

# interpreted: runs after the games

from __future__ import annotations

import math

from sandtable.playtest.statistics.intervals import Interval


def difference(one: Interval, other: Interval) -> Interval:
    """The difference `one` - `other`, with bounds as sure as those of both.

    On each side the distances of the two estimates to their own bounds add up as squares.
    G. Y. Zou, A. Donner, Construction of confidence limits about effect measures (2008).
    """
    value = one.value - other.value
    down = math.hypot(one.value - one.low, other.high - other.value)
    up = math.hypot(one.high - one.value, other.value - other.low)
    games, is_anytime = one.games + other.games, one.is_anytime or other.is_anytime
    return Interval(value, value - down, value + up, games, is_anytime)
