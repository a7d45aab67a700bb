"""Counts of games as bars."""

# interpreted: runs after the games

from __future__ import annotations

import math
from collections.abc import Mapping


def histogram(counted: Mapping[int, int], most_bars: int = 24) -> list[tuple[int, int, int]]:
    """Bars (from, to, count), both ends included, of one whole width, at most `most_bars`, without gaps.

    `counted` has the number of times each value occurred.
    """
    values = [value for value, count in counted.items() if count]
    if not values:
        return []
    low, high = min(values), max(values)
    width = max(1, math.ceil((high - low + 1) / most_bars))
    bars = [0] * ((high - low) // width + 1)
    for value in values:
        bars[(value - low) // width] += counted[value]
    return [(low + bar * width, low + (bar + 1) * width - 1, count) for bar, count in enumerate(bars)]
