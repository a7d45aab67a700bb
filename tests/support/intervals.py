"""Intervals in a slow and obvious way: every rate of a fine grid is tried, from the formulas in the docs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, pvariance

from scipy.stats import t  # type: ignore[import-untyped]


def of_sets(points: Sequence[float], games: int, step: float = 1e-4, confidence: float = 0.95) -> tuple[float, float]:
    """The bounds of a mean, from the points a game of every set of as many games."""
    n, mean, variance = len(points), fmean(points), pvariance(points)
    effect = ((n + 1) * variance + 0.4 * (0.85 if games == 2 else 1)) / (n * mean * (1 - mean) + 0.4)
    freedom = max(1, (n * games if games <= 2 else n) - 1)
    limit = float(t.ppf((1 + confidence) / 2, freedom)) ** 2

    def distance(rate: float) -> float:
        won = mean * math.sqrt(mean / rate) if mean else 0.0
        lost = (1 - mean) * math.sqrt((1 - mean) / (1 - rate)) if mean < 1 else 0.0
        return n / effect * 8 / 3 * (won + lost - 1)

    held = [rate for rate in (step * i for i in range(1, round(1 / step))) if distance(rate) <= limit]
    return (held[0] if mean else 0.0), (held[-1] if mean < 1 else 1.0)


def of_games(won: int, games: int, step: float = 1e-4, confidence: float = 0.95) -> tuple[float, float]:
    """Blaker's bounds of a rate: the rates under which results as unlikely as the one seen are not too unlikely."""
    rates = (step * i for i in range(1, round(1 / step)))
    held = [rate for rate in rates if _p_value(won, games, rate) > 1 - confidence]
    return (held[0] if won else 0.0), (held[-1] if won < games else 1.0)


def _p_value(won: int, games: int, rate: float) -> float:
    chance = [math.comb(games, k) * rate**k * (1 - rate) ** (games - k) for k in range(games + 1)]
    tails = [min(math.fsum(chance[: k + 1]), math.fsum(chance[k:])) for k in range(games + 1)]
    return math.fsum(chance[k] for k in range(games + 1) if tails[k] <= tails[won] * (1 + 1e-9))
