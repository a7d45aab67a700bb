"""The points of players who play together: partners share those of their side, and win together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sandtable.playtest.parties import By
from sandtable.playtest.report.games import Points
from sandtable.playtest.report.match import Party
from sandtable.playtest.statistics import Interval


@dataclass(frozen=True)
class Member:
    """One player of a side and its part of the result."""

    name: str
    """The name of its seat."""
    agent: str
    """The agent in its seat; empty where agents take every seat in turn."""
    share: Interval | None
    """Its points a game; None before a rotation is finished."""
    even: float
    """Its share when no side is ahead."""
    won: int
    """The games that its side won."""


@dataclass(frozen=True)
class Team:
    """A side and its players."""

    side: str
    members: tuple[Member, ...]


class Members(Points):
    """The points of each seat where partners play together."""

    def __init__(self, names: Sequence[Party], of_sides: Points, side_of: Sequence[int]) -> None:
        """`of_sides` has the points of the sides, `side_of` the side of each seat."""
        super().__init__(names, of_sides.games, By.SEAT, of_sides.rotation_size)
        self._of_sides = of_sides
        self._side_of = tuple(side_of)

    def _sharing(self, party: int) -> int:
        return self._side_of.count(self._side_of[party])

    def even_of(self, party: int) -> float:
        return self._of_sides.even / self._sharing(party)

    @cached_property
    def shares(self) -> list[Interval | None]:
        """The share of the side, divided by the number of its players."""
        found = ((self._of_sides.shares[side], self._sharing(party)) for party, side in enumerate(self._side_of))
        return [of and replace(of, value=of.value / by, low=of.low / by, high=of.high / by) for of, by in found]

    @cached_property
    def wins(self) -> list[int]:
        """The games that the side of each player won."""
        return [self._of_sides.wins[side] for side in self._side_of]

    @cached_property
    def shared(self) -> int:
        """The games that several sides won."""
        return self._of_sides.shared
