"""Shares of points of a batch's subjects or seats, with intervals over rotations.

The games of a rotation share their luck and every subject has every seat once in it, so a rotation is one observation.
Where seats don't turn a rotation is one game. A rotation with a game that failed says nothing and is left out (and
counted). Pure: records in, numbers out.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from simulate.engine.game import POINTS
from simulate.playtest.plan import GameRecord, Plan
from simulate.playtest.statistics import CONFIDENCE, Interval, over_games, over_sets, sets_needed

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


def rotations(records: Iterable[GameRecord], subjects: int, games: int = 0) -> Rotations:
    """The points of every whole rotation; one that is not yet played to its end is left out silently.

    `games` make a rotation (0: as many as there are subjects).
    """
    size = games or subjects
    by_rotation: dict[int, list[GameRecord]] = {}
    for record in records:
        by_rotation.setdefault(record.number // size, []).append(record)
    complete = [played for played in by_rotation.values() if len(played) == size]
    scored = [played for played in complete if all(record.outcome in SCORED for record in played)]
    counts = Counter(
        tuple(sum(points_of(game, who, subjects) for game in played) for who in range(subjects)) for played in scored
    )
    return Rotations(subjects, dict(counts), len(complete) - len(scored), games)


def pair_counts(of: Rotations) -> tuple[int, ...]:
    """The mirrored pairs that brought subject 0 the points 0, 1/2, 1, 1 1/2 and 2."""
    counts: Counter[int] = Counter()
    for points, count in of.counts.items():
        counts[2 * points[0] // POINTS] += count
    return tuple(counts[halves] for halves in range(5))


def by_seat(plan: Plan, records: Iterable[GameRecord]) -> Iterator[GameRecord]:
    """The same games with the seats in place of the subjects: who won and who went first, by seat."""
    if not plan.turns_seats:
        yield from records
        return
    for record in records:
        seats = {subject: seat for seat, subject in enumerate(plan.seating(record.number))}
        winners = tuple(sorted(seats[subject] for subject in record.winners))
        yield replace(record, winners=winners, first=seats.get(record.first, -1))


def by_turn(plan: Plan, records: Iterable[GameRecord]) -> Iterator[GameRecord]:
    """The same games with the seats counted from the one that went first, clockwise: 0 is the first player."""
    seats = len(plan.subjects)
    for record in by_seat(plan, records):
        if record.first < 0:  # it did not get as far as a turn
            yield record
            continue
        winners = tuple(sorted((seat - record.first) % seats for seat in record.winners))
        yield replace(record, winners=winners, first=0)


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


def share(of: Rotations, subject: int, confidence: float = CONFIDENCE) -> Interval | None:
    """Points a game of one subject, with an interval over rotations; None without any. All shares make up 1."""
    if not of.total:
        return None
    if of.size == 1:
        return over_games(of.mean(subject), of.total, confidence)
    return over_sets(of.mean(subject), of.variance(subject), of.total, of.size, confidence)


def games_needed(of: Rotations, margin: float, confidence: float = CONFIDENCE) -> int:
    """The number of further games, in whole rotations, for a half width of every share of at most `margin`.

    Before anything is known about the variance it is that of one game with an equal chance for all.
    """
    variance = max((of.variance(subject) for subject in range(of.subjects)), default=0.0) if of.total >= 2 else 0.0
    if variance <= 0:
        variance = (of.subjects - 1) / of.subjects**2
    return of.size * sets_needed(variance, of.total, margin, confidence)
