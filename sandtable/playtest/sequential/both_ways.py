"""The length and the power of a test that looks both ways: did something become more, or less?

Both ratios follow one Brownian motion x with variance 1 for each unit of time. Its drift is the truth, in units of
the upper hypothesis. The answer is "high" at x = `up` + t/2, "below" at x = -(`up` + t/2), and "low" where x lies
between -(t/2 - `down`) and t/2 - `down`. Until time 2 `down` nothing lies there, and the distribution of x is followed
on a grid. From then on the motion is in one of two strips of constant width, and a strip has formulas.
"""

# interpreted: runs between the games

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from sandtable.playtest.sequential.strip import OVERSHOOT, exit_of

STEPS: Final = 120
"""Steps of time until "low" is possible."""
_REACH: Final = 6
"""Standard deviations of a step beyond which nothing goes."""
_CELLS: Final = 8
"""Cells of the grid in a standard deviation of a step."""
Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Ended:
    """Expected of a motion."""

    time: float
    high: float
    """The chance of the answer "high"."""
    below: float


def ended(drift: float, up: float, down: float) -> Ended:
    """The mean time and the answers of a motion with this drift between bounds at these distances."""
    step = 2 * down / STEPS
    grid, kernel = _grid(drift, up + down, step)
    density = np.zeros(len(grid))
    density[len(grid) // 2] = 1.0
    alive, time, high, below = 1.0, 0.0, 0.0, 0.0
    for number in range(1, STEPS + 1):
        density = np.convolve(density, kernel, "same")
        bound = up - OVERSHOOT * math.sqrt(step) + number * step / 2
        above, under = _beyond(grid, bound), _beyond(-grid, bound)
        high += float(density @ above)
        below += float(density @ under)
        density = density * (1 - above - under)
        before, alive = alive, float(density.sum())
        time += step * (before + alive) / 2
    for place, chance in zip(grid[density > 0], density[density > 0], strict=True):
        away = abs(float(place))
        left = exit_of((drift if place > 0 else -drift) - 0.5, max(0.0, up + down - away), away)
        time += float(chance) * left.time
        high += float(chance) * left.up if place > 0 else 0.0
        below += float(chance) * left.up if place < 0 else 0.0
    return Ended(time, high, below)


def _grid(drift: float, reach: float, step: float) -> tuple[Numbers, Numbers]:
    """Places around 0, and the chances of the distances of one step."""
    width = math.sqrt(step) / _CELLS
    wide = abs(drift) * step + _REACH * math.sqrt(step)
    places = math.ceil((reach + wide) / width)
    grid = np.asarray(np.arange(-places, places + 1) * width, dtype=np.float64)
    offsets = np.arange(-math.ceil(wide / width), math.ceil(wide / width) + 1) * width
    kernel: Numbers = np.exp(-((offsets - drift * step) ** 2) / (2 * step))
    kernel /= kernel.sum()
    return grid, kernel


def _beyond(grid: Numbers, bound: float) -> Numbers:
    """The part of each cell that lies beyond the bound."""
    width = grid[1] - grid[0]
    found: Numbers = np.clip((grid - bound) / abs(width) + 0.5, 0.0, 1.0)
    return found
