"""The length and the power of a sequential test before it is played: the ratio as a Brownian motion between its bounds.

Steps are no flow: a bound is passed by 0.583 standard deviations of a step in the mean (Siegmund 1985), so the bounds
lie that much further apart here. The greatest number of pairs is left out of account.
"""

# interpreted: runs between the games

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sandtable.playtest.sequential.both_ways import ended
from sandtable.playtest.sequential.design import Design
from sandtable.playtest.sequential.strip import OVERSHOOT, exit_of

USUAL_VARIANCE: Final = 0.125
"""The variance of the share of a pair of even games without draws that do not correlate: 1/4 a game."""


@dataclass(frozen=True)
class Expected:
    """Expected at a truth."""

    truth: float
    """In the unit of the design."""
    pairs: float
    """The mean number of observations."""
    power: float
    """The chance of the answer `high`."""


@lru_cache(maxsize=512)
def expected(design: Design, truth: float, variance: float = USUAL_VARIANCE) -> Expected:
    """The mean length and the chance of `high` when `truth` (in the unit of the design) is true."""
    low, high, mean = (design.mean(value, variance) for value in (design.low, design.high, truth))
    step = (high - low) / math.sqrt(variance)
    up, down = design.upper + OVERSHOOT * step, -design.lower + OVERSHOOT * step
    if design.is_two_sided:
        both = ended((mean - low) / (high - low), up, down)
        return Expected(truth, both.time / step**2, both.high)
    out = exit_of((mean - (low + high) / 2) / (high - low), up, down)
    return Expected(truth, out.time / step**2, out.up)


def longest(design: Design, variance: float = USUAL_VARIANCE) -> Expected:
    """Expected in the middle between both hypotheses, where the test takes the longest."""
    return expected(design, (design.low + design.high) / 2, variance)


def curve(design: Design, variance: float = USUAL_VARIANCE, points: int = 25) -> list[Expected]:
    """Expected at truths from one distance below `low` to one above `high`."""
    reach = design.high - design.low
    first, width = design.low - reach, 3 * reach
    return [expected(design, first + width * place / (points - 1), variance) for place in range(points)]
