"""The parties that a game's points are counted by: its subjects, seats, sides, or the places in its turn order."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from sandtable.engine.game import POINTS
from sandtable.playtest.plan import GameRecord, Plan


class By(StrEnum):
    """The kinds of parties."""

    SUBJECT = "subject"
    """Decks or agents; where seats are kept, the seats."""
    SEAT = "seat"
    """The seats of a scenario, whichever subject takes them."""
    SIDE = "side"
    """The sides of a scenario, where partners play together."""
    TURN = "turn"
    """The places in the turn order, clockwise from the seat that went first."""


def kinds(plan: Plan) -> tuple[By, ...]:
    """The kinds of parties of a plan; where seats are kept, the subjects are the seats."""
    if plan.scenario is None:
        return (By.SUBJECT,)
    seats = (By.SEAT,) if plan.turns_seats else ()
    return (By.SUBJECT, *seats, *((By.SIDE,) if plan.sides else ()), By.TURN)


def count(plan: Plan, kind: By) -> int:
    """The number of parties of a kind."""
    return len(set(plan.sides)) if kind == By.SIDE else len(plan.subjects)


class Winners(NamedTuple):
    """The winners of one game as parties of each kind, in rising order."""

    subject: tuple[int, ...]
    seat: tuple[int, ...]
    turn: tuple[int, ...]
    side: tuple[int, ...] = ()


@lru_cache(maxsize=8192)
def winners_of(seating: tuple[int, ...], winners: tuple[int, ...], first: int, sides: tuple[int, ...] = ()) -> Winners:
    """The winners of a game, given as subjects; `first` is the subject that went first, or -1.

    `sides` has the side of each seat where partners play together.

    A game that did not get as far as a turn counts its places from seat 0.
    """
    seats = tuple(seat for seat, subject in enumerate(seating) if subject in winners)
    start = seating.index(first) if first >= 0 else 0
    turns = tuple(sorted((seat - start) % len(seating) for seat in seats))
    return Winners(winners, seats, turns, tuple(sorted({sides[seat] for seat in seats})) if sides else ())


@lru_cache(maxsize=8192)
def sides_of(kind: By, seating: tuple[int, ...], first: int, sides: tuple[int, ...]) -> tuple[int, ...]:
    """The side of each party of a kind in one game; `sides` has the side of each seat. Empty for sides themselves."""
    if not sides or kind == By.SIDE:
        return ()
    if kind == By.SUBJECT:
        return tuple(sides[seating.index(subject)] for subject in range(len(seating)))
    start = seating.index(first) if kind == By.TURN and first >= 0 else 0
    return (*sides[start:], *sides[:start])


@lru_cache(maxsize=1024)
def points_of(winners: tuple[int, ...], parties: int, sides: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The points of each party in POINTS: the winners share a game, all do when nobody won.

    `sides` has the side of each party where partners play together: a draw brings every side the same, and partners
    share the points of their side.
    """
    if sides and not winners:
        return tuple(POINTS // len(set(sides)) // sides.count(side) for side in sides)
    sharing = winners or tuple(range(parties))
    return tuple(POINTS // len(sharing) if party in sharing else 0 for party in range(parties))


def points_of_sides(record: GameRecord, sides: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each side in a game that came to its end, in which every agent kept its seat.

    `sides` has the side of each seat.
    """
    won = winners_of(tuple(range(len(sides))), record.winners, record.first, sides)
    return points_of(won.side, len(set(sides)))
