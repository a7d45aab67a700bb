"""The number of games a question still needs, from the variance seen so far."""

# interpreted: runs after the games

from __future__ import annotations

import math

from sandtable.playtest.statistics.intervals import CONFIDENCE, quantile


def sets_needed(variance: float, played: int, margin: float, confidence: float = CONFIDENCE) -> int:
    """The number of further sets of games for a half width of at most `margin` at this variance."""
    if not 0 < margin < 1:
        raise ValueError(f"a margin is a share between 0 and 1, not {margin}")
    wanted = math.ceil(variance * (quantile(confidence) / margin) ** 2)
    return max(0, wanted - played)
