"""Results grouped by what was dealt at random, a colour or a faction, read from the tally of games.

Pure: a tally in, numbers out. A seat that had it is one observation.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sandtable.engine.game import POINTS
from sandtable.playtest.statistics import CONFIDENCE, ONCE, Interval, Look, over_sets, p_value, rate
from sandtable.playtest.statistics.rates import acceptability
from sandtable.playtest.tally import of_kind


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

    repeats: int = 1
    """Games of a rotation. They deal the same to every seat, and may all go the same way."""
    look: Look = ONCE

    def share(self, confidence: float = CONFIDENCE) -> Interval:
        """Points a seat and game. The interval of single seats is exact once all games are played."""
        if self._is_exact:
            found = rate(self.points / POINTS, self.seats, confidence)
            assert found is not None, "a group has seats"
            return found
        sets, mean = self._sets
        found = over_sets(mean, mean * (1 - mean), sets, self.repeats, confidence, self.look)
        return replace(found, games=self.seats)

    def p_value(self) -> float:
        """The chance of a share at least as far from an even one as this."""
        if self._is_exact:
            counted = round(self.points / POINTS)
            return float(acceptability(counted, self.seats, 1 / self.players))
        sets, mean = self._sets
        return p_value(mean, mean * (1 - mean), sets, self.repeats, 1 / self.players, self.look)

    @property
    def _is_exact(self) -> bool:
        return self.repeats == 1 and not self.look.is_anytime

    @property
    def _sets(self) -> tuple[int, float]:
        """The number of rotations that its seats make up, and its points a seat."""
        return max(1, self.seats // self.repeats), self.points / (POINTS * self.seats)

    @property
    def ratio(self) -> float:
        """The share of these seats as a multiple of an even share: 1 is even."""
        return self.points * self.players / (POINTS * self.seats)


def groups(tally: Mapping[str, int], players: int, repeats: int = 1, look: Look = ONCE) -> dict[str, list[Group]]:
    """For every kind its groups by name, with as many seats at the table; empty where nothing is dealt."""
    points = of_kind(tally, "points")
    found: dict[str, list[Group]] = {}
    for (kind, name), seats in sorted(of_kind(tally, "had").items()):
        found.setdefault(kind, []).append(Group(kind, name, seats, points.get((kind, name), 0), players, repeats, look))
    return found
