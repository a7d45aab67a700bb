"""What a playtest says of its scenario: whether it is fair, how it is won, and what it costs where.

Pure reading of one batch. Sides are the seats of the scenario; where agents take them in turn, subjects are agents.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from simulate.playtest import shares
from simulate.playtest.plan import GameRecord
from simulate.playtest.statistics import Interval
from simulate.playtest.tally import of_kind

if TYPE_CHECKING:
    from simulate.selectors import Report


@dataclass
class Place:
    """One hex over all games: whose it was at the end, and whose losses it saw; both by side."""

    name: str
    control: Counter[int] = field(default_factory=Counter)
    losses: Counter[int] = field(default_factory=Counter)

    @property
    def holder(self) -> int:
        """The side that held it most often at the end, the first of equals; the first where nobody ever did."""
        return _foremost(self.control)

    @property
    def loser(self) -> int:
        """The side that lost most there, likewise."""
        return _foremost(self.losses)

    @property
    def fallen(self) -> int:
        """What all sides lost there."""
        return self.losses.total()


def _foremost(counted: Counter[int]) -> int:
    return min(counted, key=lambda side: (-counted[side], side), default=0)


class Balance:
    """The finished games of a batch, read side by side."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.batch = report.batch
        self.sides = report.batch.sides
        self._keys = {name.lower(): side for side, name in enumerate(self.sides)}

    @property
    def games(self) -> int:
        """Games that came to an end of their own: those that are in the tally."""
        return self.batch.wins + self.batch.losses + self.batch.draws

    @cached_property
    def seated(self) -> list[GameRecord]:
        """The games, winners by side."""
        return list(shares.by_seat(self.batch.plan(), self.report.records))

    @cached_property
    def rotations(self) -> shares.Rotations:
        return shares.rotations(self.seated, len(self.sides), self.batch.rotation_size)

    @cached_property
    def shares(self) -> list[Interval | None]:
        """Points a game of every side."""
        return [shares.share(self.rotations, side) for side in range(len(self.sides))]

    @cached_property
    def wins(self) -> list[int]:
        """Games won, by side."""
        return [sum(record.winners == (side,) for record in self.seated) for side in range(len(self.sides))]

    def games_needed(self, margin: float) -> int:
        return shares.games_needed(self.rotations, margin)

    @cached_property
    def ways(self) -> dict[str, list[int]]:
        """How games were won: for each way, games by side; most frequent first."""
        found: dict[str, list[int]] = {}
        for side, how, games in self._won():
            found.setdefault(how, [0] * len(self.sides))[side] += games
        return dict(sorted(found.items(), key=lambda item: (-sum(item[1]), item[0])))

    def _won(self) -> Iterator[tuple[int, str, int]]:
        """In the game's more exact words where it counts them, else the reasons of the records."""
        told = of_kind(self.batch.tally, "won")
        if told:
            yield from ((self._keys[side], how, games) for (side, how), games in told.items() if side in self._keys)
            return
        for record in self.seated:
            if len(record.winners) == 1:
                yield record.winners[0], record.reason, 1

    @cached_property
    def rounds(self) -> dict[int, list[int]]:
        """In which round games were decided: for each round from the first to the last, games by side."""
        found: dict[int, list[int]] = {}
        for record in self.seated:
            if len(record.winners) == 1 and record.rounds:
                found.setdefault(record.rounds, [0] * len(self.sides))[record.winners[0]] += 1
        span = range(min(found), max(found) + 1) if found else range(0)
        return {number: found.get(number, [0] * len(self.sides)) for number in span}

    @cached_property
    def lost(self) -> list[tuple[int, str, float]]:
        """Side, what it lost and how many a game."""
        told = of_kind(self.batch.tally, "lost")
        known = [(self._keys[side], what, count) for (side, what), count in told.items() if side in self._keys]
        return [(side, what, count / self.games) for side, what, count in sorted(known)] if self.games else []

    @cached_property
    def places(self) -> dict[str, Place]:
        """Every hex that something is known of, by name."""
        found: dict[str, Place] = {}
        for (name, word), count in of_kind(self.batch.tally, "control").items():
            if word in self._keys:
                found.setdefault(name, Place(name)).control[self._keys[word]] += count
        for (name, word), count in of_kind(self.batch.tally, "losses").items():
            if word in self._keys:
                found.setdefault(name, Place(name)).losses[self._keys[word]] += count
        return found
