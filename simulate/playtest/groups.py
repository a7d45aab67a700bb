"""Results grouped by what was dealt at random, a colour or a faction, read from the tally of games.

Pure: a tally in, numbers out. A seat that had it is one observation.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from simulate.engine.game import POINTS
from simulate.playtest.statistics import CONFIDENCE, Interval, over_games
from simulate.playtest.tally import of_kind


@dataclass(frozen=True)
class Group:
    """All seats that had one thing, over the games of a batch."""

    kind: str
    """The kind of dealt thing, in the game's word: "colour"."""
    name: str
    """The dealt thing: "blue"."""
    seats: int
    points: int
    """The points that these seats won together, in POINTS."""
    players: int
    """Seats at the table."""

    def share(self, confidence: float = CONFIDENCE) -> Interval:
        """Points a seat and game, with Wilson's interval."""
        return over_games(self.points / (POINTS * self.seats), self.seats, confidence)

    @property
    def ratio(self) -> float:
        """The share of these seats as a multiple of an even share: 1 is even."""
        return self.points * self.players / (POINTS * self.seats)


def groups(tally: Mapping[str, int], players: int) -> dict[str, list[Group]]:
    """For every kind its groups by name, with as many seats at the table; empty where nothing is dealt."""
    points = of_kind(tally, "points")
    found: dict[str, list[Group]] = {}
    for (kind, name), seats in sorted(of_kind(tally, "had").items()):
        found.setdefault(kind, []).append(Group(kind, name, seats, points.get((kind, name), 0), players))
    return found
