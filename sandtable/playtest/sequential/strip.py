"""The way out of a strip: a Brownian motion with drift and variance 1 for each unit of time, between two bounds."""

# interpreted: runs between the games

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

OVERSHOOT: Final = 0.5826
"""A walk passes a bound by this many standard deviations of a step in the mean (Siegmund 1985)."""
_FLAT: Final = 1e-9


@dataclass(frozen=True)
class Exit:
    """Expected of a motion until it leaves the strip."""

    time: float
    up: float
    """The chance to leave by the upper bound."""


def exit_of(drift: float, up: float, down: float) -> Exit:
    """The exit of a motion that begins `up` below the upper bound and `down` above the lower one."""
    chance = _chance_of_upper(2 * drift, up, down)
    time = up * down if abs(drift) < _FLAT else (up * chance - down * (1 - chance)) / drift
    return Exit(time, chance)


def _chance_of_upper(slope: float, up: float, down: float) -> float:
    """The chance to reach `up` before -`down`; `slope` is twice the drift."""
    if abs(slope) < _FLAT:
        return down / (up + down)
    if slope > 0:  # the same fraction, in terms that stay small
        return -math.expm1(-slope * down) / (1 - math.exp(-slope * (up + down)))
    return math.exp(slope * up) * -math.expm1(slope * down) / (1 - math.exp(slope * (up + down)))
