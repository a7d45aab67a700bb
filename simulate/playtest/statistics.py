"""Rates with intervals, Elo differences, games still needed, and counts. Pure: numbers in, numbers out."""

# interpreted: runs after the games

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scipy.stats import norm  # type: ignore[import-untyped]

from simulate.playtest.plan import GameRecord

CONFIDENCE: Final = 0.95
_SMALLEST_VARIANCE: Final = 1e-12


@dataclass(frozen=True)
class Interval:
    """An estimate with its bounds and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int

    @property
    def margin(self) -> float:
        """Half the width."""
        return (self.high - self.low) / 2


def quantile(confidence: float = CONFIDENCE) -> float:
    """The half width of a two-sided interval in standard deviations: 1.96 for 95 %."""
    return float(norm.ppf((1 + confidence) / 2))


def over_sets(mean: float, variance: float, sets: int, games: int, confidence: float = CONFIDENCE) -> Interval:
    """A mean over sets of games that share their luck; Wilson's interval where the variance is 0."""
    if variance < _SMALLEST_VARIANCE:
        low, high = _wilson_bounds(mean, sets, quantile(confidence))
    else:
        reach = quantile(confidence) * math.sqrt(variance / sets)
        low, high = mean - reach, mean + reach
    return Interval(mean, max(0.0, low), min(1.0, high), games * sets)


def over_games(mean: float, games: int, confidence: float = CONFIDENCE) -> Interval:
    """A mean over games that share nothing: Wilson's interval, in which a draw is half a win (it varies less)."""
    low, high = _wilson_bounds(mean, games, quantile(confidence))
    return Interval(mean, low, high, games)


def wilson(successes: int, trials: int, confidence: float = CONFIDENCE) -> Interval | None:
    """A single rate with Wilson's score interval (1927); None without trials."""
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes of {trials} trials")
    if not trials:
        return None
    low, high = _wilson_bounds(successes / trials, trials, quantile(confidence))
    return Interval(successes / trials, low, high, trials)


def _wilson_bounds(rate: float, trials: int, z: float) -> tuple[float, float]:
    centre = rate + z * z / (2 * trials)
    reach = z * math.sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, min((centre - reach) / scale, rate)), min(1.0, max((centre + reach) / scale, rate))


def elo(rate: float) -> float:
    """The rating difference at which this share of points is expected; endless at 0 and 1."""
    if rate <= 0:
        return -math.inf
    if rate >= 1:
        return math.inf
    return -400 * math.log10(1 / rate - 1)


def elo_difference(rate: Interval) -> Interval:
    """A share of points and its bounds on the Elo scale."""
    return Interval(elo(rate.value), elo(rate.low), elo(rate.high), rate.games)


def first_player(records: Iterable[GameRecord]) -> Interval | None:
    """The share of decided games won by the subject with the first turn (Wilson)."""
    decided = [record for record in records if record.outcome in ("wins", "losses") and record.first >= 0]
    return wilson(sum(record.first in record.winners for record in decided), len(decided))


def sets_needed(variance: float, played: int, margin: float, confidence: float = CONFIDENCE) -> int:
    """The number of further sets of games for a half width of at most `margin` at this variance."""
    if not 0 < margin < 1:
        raise ValueError(f"a margin is a share between 0 and 1, not {margin}")
    wanted = math.ceil(variance * (quantile(confidence) / margin) ** 2)
    return max(0, wanted - played)


def histogram(values: Sequence[int], most_bars: int = 24) -> list[tuple[int, int, int]]:
    """Bars (from, to, count), both ends included, of one whole width, at most `most_bars`, without gaps."""
    if not values:
        return []
    low, high = min(values), max(values)
    width = max(1, math.ceil((high - low + 1) / most_bars))
    counts = Counter((value - low) // width for value in values)
    return [(low + bar * width, low + (bar + 1) * width - 1, counts[bar]) for bar in range((high - low) // width + 1)]


def endings(records: Iterable[GameRecord]) -> dict[str, int]:
    """The number of games for each reason of ending, most frequent first, ties by name."""
    counted = Counter(record.reason for record in records)
    return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))
