"""What a playtest says of its scenario: whether it is fair, how it is won, and what it costs where.

Pure reading of one batch. Sides are the seats of the scenario, or where seats are alike the places in the turn order;
where agents take them in turn, subjects are agents.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext_lazy as _

from simulate.playtest import shares
from simulate.playtest.groups import Group, groups
from simulate.playtest.plan import GameRecord
from simulate.playtest.statistics import Interval
from simulate.playtest.tally import of_kind

if TYPE_CHECKING:
    from simulate.selectors import Report

PLACES: Final = (
    _("First player"),
    _("Second player"),
    _("Third player"),
    _("Fourth player"),
    _("Fifth player"),
    _("Sixth player"),
    _("Seventh player"),
    _("Eighth player"),
)
"""What seats that are alike are called: places in the turn order."""


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


def _a_seat(share: Interval, seats: int) -> Interval:
    """What so many seats take together, for each of them."""
    return Interval(share.value / seats, share.low / seats, share.high / seats, share.games)


class Balance:
    """The finished games of a batch, read side by side."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.batch = report.batch
        self.is_by_turn = report.batch.has_alike_seats
        names = report.batch.sides
        self.sides = [str(place) for place in PLACES[: len(names)]] if self.is_by_turn else names
        self._keys = {} if self.is_by_turn else {name.lower(): side for side, name in enumerate(names)}

    @property
    def games(self) -> int:
        """Games that came to an end of their own: those that are in the tally."""
        return self.batch.wins + self.batch.losses + self.batch.draws

    @cached_property
    def seated(self) -> list[GameRecord]:
        """The games, winners by side or place in the turn order."""
        read = shares.by_turn if self.is_by_turn else shares.by_seat
        return list(read(self.batch.plan(), self.report.records))

    @cached_property
    def rotations(self) -> shares.Rotations:
        return shares.rotations(self.seated, len(self.sides), self.batch.rotation_size)

    @cached_property
    def shares(self) -> list[Interval | None]:
        """Points a game of every side."""
        return [shares.share(self.rotations, side) for side in range(len(self.sides))]

    @cached_property
    def wins(self) -> list[int]:
        """Games won alone, by side."""
        return [sum(record.winners == (side,) for record in self.seated) for side in range(len(self.sides))]

    @cached_property
    def shared(self) -> int:
        """Games that several won, but not all."""
        return sum(len(record.winners) > 1 for record in self._decided())

    @cached_property
    def agents(self) -> list[tuple[str, Interval]]:
        """Points a game and seat of every agent, where different ones play and have no sides of their own."""
        playing = self.batch.snapshot["agents"]
        names = list(dict.fromkeys(playing))
        if len(names) < 2 or not (self.is_by_turn or self.batch.turns_seats):
            return []
        teams = shares.together(self.report.rotations, [names.index(name) for name in playing])
        found = [(name, shares.share(teams, team)) for team, name in enumerate(names)]
        return [(name, _a_seat(share, playing.count(name))) for name, share in found if share is not None]

    @cached_property
    def groups(self) -> dict[str, list[Group]]:
        """What luck dealt, by kind."""
        return groups(self.batch.tally, len(self.sides))

    @cached_property
    def columns(self) -> list[str]:
        """Who may have won a game: each side, and several where that occurred."""
        return [*self.sides, str(_("Several"))] if self.shared else self.sides

    def _decided(self) -> list[GameRecord]:
        return [record for record in self.seated if record.outcome in ("wins", "losses")]

    def games_needed(self, margin: float) -> int:
        return shares.games_needed(self.rotations, margin)

    @cached_property
    def ways(self) -> dict[str, list[int]]:
        """How games were won: for each way, games by column; most frequent first."""
        found: dict[str, list[int]] = {}
        for side, how, games in self._won():
            found.setdefault(how, self._nothing())[side] += games
        return dict(sorted(found.items(), key=lambda item: (-sum(item[1]), item[0])))

    def _won(self) -> Iterator[tuple[int, str, int]]:
        """In the game's more exact words where it counts them, else the reasons of the records."""
        told = of_kind(self.batch.tally, "won")
        if told:
            yield from ((self._keys[side], how, games) for (side, how), games in told.items() if side in self._keys)
            return
        for record in self._decided():
            yield self._column(record), record.reason, 1

    def _nothing(self) -> list[int]:
        return [0] * len(self.columns)

    def _column(self, record: GameRecord) -> int:
        return record.winners[0] if len(record.winners) == 1 else len(self.sides)

    @cached_property
    def rounds(self) -> dict[int, list[int]]:
        """In which round games were decided: for each round from the first to the last, games by column."""
        found: dict[int, list[int]] = {}
        for record in self._decided():
            if record.rounds:
                found.setdefault(record.rounds, self._nothing())[self._column(record)] += 1
        span = range(min(found), max(found) + 1) if found else range(0)
        return {number: found.get(number, self._nothing()) for number in span}

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
