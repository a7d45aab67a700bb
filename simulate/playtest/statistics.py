"""What a batch of mirrored pairs says: rates with intervals over pairs, and how many games are still needed.

The two games of a pair share their seed, so they are not independent; every interval of a comparison is computed over
pairs. A pair with a game that failed says nothing and is left out (and counted). Pure: records in, numbers out.
"""

# interpreted: runs around the games, not within them

# interpreted: sums up what was played

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scipy.stats import norm  # type: ignore[import-untyped]

from simulate.playtest.plan import GameRecord

CONFIDENCE: Final = 0.95
_SCORES: Final = {"wins": 2, "draws": 1, "capped": 1, "losses": 0}
"""Half points of subject 0 for a game; outcomes not named here have no score."""
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


@dataclass(frozen=True)
class Pairs:
    """How often a mirrored pair brought subject 0 0, 1/2, 1, 1 1/2 and 2 points, and how many pairs were left out."""

    counts: tuple[int, int, int, int, int]
    left_out: int = 0

    @property
    def total(self) -> int:
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """Points a game, in [0, 1]. Raises ZeroDivisionError without pairs."""
        return sum(index * count for index, count in enumerate(self.counts)) / (4 * self.total)

    @property
    def variance(self) -> float:
        """Variance of a pair's points a game (of the population, as in chess-engine testing)."""
        mean = self.mean
        return sum(count * (index / 4 - mean) ** 2 for index, count in enumerate(self.counts)) / self.total


def quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations a two-sided interval reaches: 1.96 for 95 %."""
    return float(norm.ppf((1 + confidence) / 2))


def pairs(records: Iterable[GameRecord]) -> Pairs:
    """The five pair counts. Games 2k and 2k + 1 are a pair; one without its partner is left out silently: not yet
    played."""
    by_pair: dict[int, list[GameRecord]] = {}
    for record in records:
        by_pair.setdefault(record.number // 2, []).append(record)
    complete = [pair for pair in by_pair.values() if len(pair) == 2]
    scored = [pair for pair in complete if all(record.outcome in _SCORES for record in pair)]
    counts = Counter(sum(_SCORES[record.outcome] for record in pair) for pair in scored)
    return Pairs((counts[0], counts[1], counts[2], counts[3], counts[4]), len(complete) - len(scored))


def win_rate(of: Pairs, confidence: float = CONFIDENCE) -> Interval | None:
    """Points a game of subject 0 (a draw is half a point), with a normal interval over pairs; None without pairs.

    With fewer than two different pair results the variance says nothing; then the Wilson interval of as many
    independent pairs is used, which never claims certainty.
    """
    if not of.total:
        return None
    return over_sets(of.mean, of.variance, of.total, 2, confidence)


def over_sets(mean: float, variance: float, sets: int, games: int, confidence: float = CONFIDENCE) -> Interval:
    """A mean over sets of so many games that share their luck; Wilson's where the variance says nothing."""
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


def elo_difference(of: Pairs, confidence: float = CONFIDENCE) -> Interval | None:
    """The win rate and its bounds on the Elo scale; None without pairs."""
    rate = win_rate(of, confidence)
    return None if rate is None else Interval(elo(rate.value), elo(rate.low), elo(rate.high), rate.games)


def first_player(records: Iterable[GameRecord]) -> Interval | None:
    """How often the subject that took the first turn won, of the decided games (Wilson)."""
    decided = [record for record in records if record.outcome in ("wins", "losses") and record.first >= 0]
    return wilson(sum(record.first in record.winners for record in decided), len(decided))


def games_needed(of: Pairs, margin: float, confidence: float = CONFIDENCE) -> int:
    """How many more games bring the interval's half width down to `margin` (a share, e.g. 0.02); whole pairs.

    Before anything is known about the variance, the largest one a pair can have is assumed.
    """
    variance = of.variance if of.total >= 2 and of.variance >= _SMALLEST_VARIANCE else 0.25
    return 2 * sets_needed(variance, of.total, margin, confidence)


def sets_needed(variance: float, played: int, margin: float, confidence: float = CONFIDENCE) -> int:
    """How many more sets of games bring the half width of a mean with this variance down to `margin`."""
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
    """How often games ended for each reason, most frequent first, ties by name."""
    counted = Counter(record.reason for record in records)
    return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))
