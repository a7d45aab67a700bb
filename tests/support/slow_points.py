"""Points of games, read from records in the slow and obvious way: the service reads them from summaries and bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.shares import SCORED, Rotations, points_of


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
