"""What a batch of three or more subjects says: the share of points each takes, with intervals over rotations.

The games of a rotation share their luck and every subject has every seat once in it, so a rotation is one observation.
A rotation with a game that failed says nothing and is left out (and counted). Pure: records in, numbers out.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from simulate.playtest.plan import GameRecord
from simulate.playtest.statistics import CONFIDENCE, Interval, over_sets, sets_needed

POINT: Final = 12
"""Points are counted in twelfths, so that a draw of two, three or four shares its point in whole numbers."""
_SCORED: Final = ("wins", "losses", "draws", "capped")


@dataclass(frozen=True)
class Rotations:
    """How often a rotation brought the subjects these points (in twelfths), and how many were left out."""

    subjects: int
    counts: dict[tuple[int, ...], int]
    left_out: int = 0

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def mean(self, subject: int) -> float:
        """Points a game of a subject, in [0, 1]. Raises ZeroDivisionError without rotations."""
        points = sum(points[subject] * count for points, count in self.counts.items())
        return points / (POINT * self.subjects * self.total)

    def variance(self, subject: int) -> float:
        """Variance of a rotation's points a game (of the population)."""
        mean, whole = self.mean(subject), POINT * self.subjects
        return sum(count * (points[subject] / whole - mean) ** 2 for points, count in self.counts.items()) / self.total


def rotations(records: Iterable[GameRecord], subjects: int) -> Rotations:
    """The points of every whole rotation; one that is not yet played to its end is left out silently."""
    by_rotation: dict[int, list[GameRecord]] = {}
    for record in records:
        by_rotation.setdefault(record.number // subjects, []).append(record)
    complete = [games for games in by_rotation.values() if len(games) == subjects]
    scored = [games for games in complete if all(record.outcome in _SCORED for record in games)]
    counts = Counter(
        tuple(sum(_points(game, who, subjects) for game in games) for who in range(subjects)) for games in scored
    )
    return Rotations(subjects, dict(counts), len(complete) - len(scored))


def _points(record: GameRecord, subject: int, subjects: int) -> int:
    """Twelfths of a point: the winners share it, all do when nobody won."""
    winners = record.winners or range(subjects)
    return POINT // len(winners) if subject in winners else 0


def share(of: Rotations, subject: int, confidence: float = CONFIDENCE) -> Interval | None:
    """Points a game of one subject, with an interval over rotations; None without any. All shares make up 1."""
    if not of.total:
        return None
    return over_sets(of.mean(subject), of.variance(subject), of.total, of.subjects, confidence)


def games_needed(of: Rotations, margin: float, confidence: float = CONFIDENCE) -> int:
    """How many more games bring the half width of every share down to `margin`; whole rotations.

    Before anything is known about the variance it is that of one game with an equal chance for all.
    """
    variance = max((of.variance(subject) for subject in range(of.subjects)), default=0.0) if of.total >= 2 else 0.0
    if variance <= 0:
        variance = (of.subjects - 1) / of.subjects**2
    return of.subjects * sets_needed(variance, of.total, margin, confidence)
