"""Shares of points of a batch's subjects or seats, with intervals over rotations.

The games of a rotation share their luck and every subject has every seat once in it, so a rotation is one observation.
Where seats don't turn a rotation is one game. A rotation with a game that failed says nothing and is left out (and
counted). Pure: counts in, numbers out.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sandtable.engine.game import POINTS
from sandtable.playtest import statistics
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.statistics import CONFIDENCE, ONCE, Interval, Look, over_sets, rate
from sandtable.playtest.statistics.rates import acceptability

SCORED: Final = ("wins", "losses", "draws", "capped")
"""Outcomes of games that were played to their end."""


@dataclass(frozen=True)
class Rotations:
    """The count of rotations by their points (in POINTS), and the number left out.

    Points are those of subjects, or of seats; what is said of a subject below holds for a seat alike.
    """

    subjects: int
    counts: dict[tuple[int, ...], int]
    left_out: int = 0
    games: int = 0
    """Games in a rotation; 0: as many as there are subjects."""

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    @property
    def size(self) -> int:
        return self.games or self.subjects

    def mean(self, subject: int) -> float:
        """Points a game of a subject, in [0, 1]. Raises ZeroDivisionError without rotations."""
        points = sum(points[subject] * count for points, count in self.counts.items())
        return points / (POINTS * self.size * self.total)

    def variance(self, subject: int) -> float:
        """Variance of a rotation's points a game (of the population)."""
        mean, whole = self.mean(subject), POINTS * self.size
        return sum(count * (points[subject] / whole - mean) ** 2 for points, count in self.counts.items()) / self.total

    def is_won_or_lost(self, subject: int) -> bool:
        """True where a rotation is one game, and the subject won or lost each of them."""
        return self.size == 1 and all(points[subject] in (0, POINTS) for points in self.counts)

    def won(self, subject: int) -> int:
        """Rotations in which the subject took all points."""
        return sum(count for points, count in self.counts.items() if points[subject] == POINTS * self.size)


def pair_counts(of: Rotations) -> tuple[int, ...]:
    """The mirrored pairs that brought subject 0 the points 0, 1/2, 1, 1 1/2 and 2."""
    counts: Counter[int] = Counter()
    for points, count in of.counts.items():
        counts[2 * points[0] // POINTS] += count
    return tuple(counts[halves] for halves in range(5))


def together(of: Rotations, teams: Sequence[int]) -> Rotations:
    """The same rotations with subjects added up: subject i counts for the team `teams[i]`, numbered from 0."""
    counts: Counter[tuple[int, ...]] = Counter()
    for points, count in of.counts.items():
        summed = [0] * (max(teams) + 1)
        for team, brought in zip(teams, points, strict=True):
            summed[team] += brought
        counts[tuple(summed)] += count
    return replace(of, subjects=max(teams) + 1, counts=dict(counts), games=of.size)


def points_of(record: GameRecord, subject: int, subjects: int) -> int:
    """In POINTS: the winners share it, all do when nobody won."""
    winners = record.winners or range(subjects)
    return POINTS // len(winners) if subject in winners else 0


def share(of: Rotations, subject: int, confidence: float = CONFIDENCE, look: Look = ONCE) -> Interval | None:
    """Points a game of one subject, with an interval over rotations; None without any. All shares make up 1.

    Single games that are won or lost have an exact interval, once all are played.
    """
    if not of.total:
        return None
    if of.is_won_or_lost(subject) and not look.is_anytime:
        return rate(of.won(subject), of.total, confidence)
    return over_sets(of.mean(subject), of.variance(subject), of.total, of.size, confidence, look)


def first_player(of: Rotations, won: int, known: int, look: Look = ONCE) -> Interval | None:
    """The share of decided games that the subject with the first turn won; None without any.

    `won` of `known` games it did. Of a pair whose games were won by the same subject the first player won one; of one
    that was shared it won both or none. Of larger rotations that isn't known, and all games may have gone the same way.
    """
    if not known or not of.total:
        return None
    if of.size == 1 and not look.is_anytime:
        return rate(won, known)
    mean = won / known
    variance = mean * (1 - mean)
    if of.size == 2:
        halves = pair_counts(of)
        apart = halves[2] / 4 + (halves[1] + halves[3]) / 16
        variance = max(0.0, apart / of.total - (mean - 1 / 2) ** 2)
    return replace(over_sets(mean, variance, of.total, of.size, look=look), games=known)


def p_value(of: Rotations, subject: int, even: float, look: Look = ONCE) -> float:
    """The chance of a share at least as far from an even one as this; it agrees with the interval of `share`."""
    if not of.total:
        return 1.0
    if of.is_won_or_lost(subject) and not look.is_anytime:
        return float(acceptability(of.won(subject), of.total, even))
    return statistics.p_value(of.mean(subject), of.variance(subject), of.total, of.size, even, look)


def may_leave_out(
    of: Rotations, subject: int, truth: float, rotations: int, confidence: float = CONFIDENCE, look: Look = ONCE
) -> bool:
    """After a number of rotations that come out as those seen: would they refute this share?

    If so, the interval of `share` leaves it out. An exact interval may yet hold it, for a few rotations more: it has
    everything between its bounds, and they don't narrow in even steps.
    """
    if of.is_won_or_lost(subject) and not look.is_anytime:
        return bool(statistics.refuted(of.won(subject) * rotations / of.total, rotations, truth, confidence))
    mean, variance = of.mean(subject), of.variance(subject)
    return statistics.p_value(mean, variance, rotations, of.size, truth, look) <= 1 - confidence


def rotations_to_leave_out(
    of: Rotations, subject: int, truth: float, confidence: float = CONFIDENCE, look: Look = ONCE
) -> int | None:
    """The smallest number of rotations, more than those played, whose interval leaves this share out.

    They come out as those seen. None where it takes more than anybody would play.
    """
    if of.mean(subject) == truth:
        return None

    def refutes(rotations: int) -> bool:
        return may_leave_out(of, subject, truth, rotations, confidence, look)

    found = statistics.smallest(refutes, of.total, statistics.MOST_GAMES // of.size)
    if found is None or look.is_anytime or not of.is_won_or_lost(subject):
        return found
    return _first_of_games(of, subject, truth, confidence, found)


def _first_of_games(of: Rotations, subject: int, truth: float, confidence: float, near: int) -> int:
    """The first number around `near` whose exact interval leaves the share out."""
    import numpy as np  # at the first use, as in `rates`

    reach = 4 * math.isqrt(near) + 8
    numbers = np.arange(max(of.total + 1, near - reach), near + reach)
    successes = of.won(subject) * numbers / of.total
    for place in np.flatnonzero(statistics.refuted(successes, numbers, truth, confidence)):
        found = rate(float(successes[place]), int(numbers[place]), confidence)
        if found is not None and not found.holds(truth):
            return int(numbers[place])
    return near
