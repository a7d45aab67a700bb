"""The difference of two independent estimates."""

# interpreted: runs after the games

from __future__ import annotations

import math

from sandtable.playtest.statistics.intervals import Interval


def difference(new: Interval, old: Interval) -> Interval:
    """The new value minus the old one, from -1 to 1, with bounds made of the bounds of both.

    R. G. Newcombe, Interval estimation for the difference between independent proportions (1998), method 10, for any
    two intervals: G. Y. Zou, A. Donner, Construction of confidence limits about effect measures (2008).
    """
    value = new.value - old.value
    down = math.hypot(new.value - new.low, old.high - old.value)
    up = math.hypot(new.high - new.value, old.value - old.low)
    anytime = new.is_anytime or old.is_anytime
    return Interval(value, max(-1.0, value - down), min(1.0, value + up), new.games + old.games, anytime)
