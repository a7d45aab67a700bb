"""The results of a candidate, and their distance from the goal of a search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.engine.game import POINTS
from sandtable.playtest.parties import By, points_of, winners_of
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.shares import SCORED
from sandtable.playtest.statistics import ANY_TIME, CONFIDENCE, Interval, over_sets, rate


@dataclass(frozen=True)
class Count:
    """Games that were played to their end, with the points of every party in POINTS."""

    games: int
    points: tuple[int, ...]
    left_out: int = 0
    """Games that failed: they say nothing."""

    @classmethod
    def none(cls, parties: int) -> Count:
        return cls(0, (0,) * parties)

    @classmethod
    def of(cls, records: Sequence[GameRecord], parties: int, by: By, sides: tuple[int, ...] = ()) -> Count:
        """The count of games in which every agent kept its seat; parties are sides, or places in the turn order.

        `sides` has the side of each seat where partners play together; they are one party.
        """
        seating = tuple(range(len(sides) or parties))
        scored = [record for record in records if record.outcome in SCORED]
        winners = [winners_of(seating, record.winners, record.first, sides) for record in scored]
        points = [points_of(getattr(each, by), parties) for each in winners]
        return cls(
            len(scored), tuple(map(sum, zip(*points, strict=True))) or (0,) * parties, len(records) - len(scored)
        )

    def __add__(self, other: Count) -> Count:
        points = tuple(one + two for one, two in zip(self.points, other.points, strict=True))
        return Count(self.games + other.games, points, self.left_out + other.left_out)

    def share(self, party: int) -> float:
        """Points a game, in [0, 1]. Raises ZeroDivisionError without games."""
        return self.points[party] / (POINTS * self.games)

    def interval(self, party: int, confidence: float = CONFIDENCE) -> Interval:
        """The share with an interval for one look, when all games that were planned are played."""
        found = rate(self.points[party] / POINTS, self.games, confidence)
        assert found is not None, "there are games"
        return found

    def running(self, party: int, risk: float) -> Interval:
        """The share with an interval that holds at every number of games at once, but for a chance of `risk`.

        A draw varies less than a game that is won or lost; it is taken for one.
        """
        share = self.share(party)
        return over_sets(share, share * (1 - share), self.games, 1, 1 - risk, ANY_TIME)

    def as_json(self) -> dict[str, Any]:
        return {"games": self.games, "points": list(self.points), "left_out": self.left_out}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Count:
        return cls(kept["games"], tuple(kept["points"]), kept["left_out"])


@dataclass(frozen=True)
class Goal:
    """The wanted share of every party, and the distance from it that is allowed."""

    targets: tuple[float, ...]
    """In [0, 1]; together 1."""
    margin: float

    @classmethod
    def even(cls, parties: int, margin: float) -> Goal:
        return cls((1 / parties,) * parties, margin)

    @classmethod
    def for_side(cls, target: float, margin: float) -> Goal:
        """The first of two sides takes `target`."""
        return cls((target, 1 - target), margin)

    def distance(self, shares: tuple[float, ...]) -> float:
        """The largest distance of a party from its target."""
        return max(abs(share - target) for share, target in zip(shares, self.targets, strict=True))

    def furthest(self, count: Count) -> int:
        """The party that is furthest from its target."""
        return max(range(len(self.targets)), key=lambda party: abs(count.share(party) - self.targets[party]))

    def estimate(self, count: Count) -> float:
        """The largest distance of a party from its target in these games."""
        return self.distance(tuple(map(count.share, range(len(self.targets)))))

    def is_inside(self, count: Count, confidence: float) -> bool:
        """True when the interval of every party lies within the allowed distance."""
        return all(
            target - self.margin <= interval.low and interval.high <= target + self.margin
            for target, interval in self._with(lambda party: count.interval(party, confidence))
        )

    def is_outside(self, count: Count, risk: float) -> bool:
        """True when the running interval of some party lies wholly beyond the allowed distance.

        However often it is asked while games come in, a candidate within the allowed distance is called outside with
        a chance of `risk` at most, for each party.
        """
        return any(
            interval.high < target - self.margin or interval.low > target + self.margin
            for target, interval in self._with(lambda party: count.running(party, risk))
        )

    def at_most(self, count: Count, risk: float) -> float:
        """The largest distance of a party that the running intervals leave open."""
        return max(
            max(interval.high - target, target - interval.low)
            for target, interval in self._with(lambda party: count.running(party, risk))
        )

    def side(self, count: Count, risk: float) -> int:
        """1 or -1: the first party surely takes more or less than its target; 0: not known yet."""
        target, interval = self.targets[0], count.running(0, risk)
        return int(interval.low > target) - int(interval.high < target)

    def _with(self, interval: Callable[[int], Interval]) -> Iterator[tuple[float, Interval]]:
        """The target of each party with its interval."""
        for party, target in enumerate(self.targets):
            yield target, interval(party)
