"""The lists of a result by party: ways of winning, rounds of the decision, losses and hexes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from sandtable.playtest.report.games import Points
from sandtable.playtest.tally import of_kind

Columns = list[int]
"""Games by party; those of several parties in a last column, where that occurred."""
Row = TypeVar("Row", str, int)


def ways(points: Points, tally: Mapping[str, int], words: Mapping[str, int]) -> dict[str, Columns]:
    """The games by way of winning, the most frequent first; `words` has a party's index by its word in the tally.

    The game's own words are more exact; where its tally has none the reasons of the ends stand for them.
    """
    told = [(words[party], way, games) for (party, way), games in of_kind(tally, "won").items() if party in words]
    found = _table(points, told or [(column, way, games) for (column, way), games in points.ways.items()])
    return dict(sorted(found.items(), key=lambda item: (-sum(item[1]), item[0])))


def rounds(points: Points) -> dict[int, Columns]:
    """The games by the round in which they were decided, from the first to the last, without gaps."""
    found = _table(points, [(column, number, games) for (column, number), games in points.rounds.items() if number])
    span = range(min(found), max(found) + 1) if found else range(0)
    return {number: found.get(number, _no_games(points)) for number in span}


def _table(points: Points, counted: Iterable[tuple[int, Row, int]]) -> dict[Row, Columns]:
    found: dict[Row, Columns] = {}
    for column, row, games in counted:
        found.setdefault(row, _no_games(points))[column] += games
    return found


def _no_games(points: Points) -> Columns:
    return [0] * (len(points.parties) + bool(points.shared))


def lost(tally: Mapping[str, int], words: Mapping[str, int], games: int) -> list[tuple[int, str, float]]:
    """The index of a party, a thing it lost, and how many of them a game; `games` are those in the tally."""
    known = [(words[party], thing, count) for (party, thing), count in of_kind(tally, "lost").items() if party in words]
    return [(party, thing, count / games) for party, thing, count in sorted(known)] if games else []


@dataclass
class Hex:
    """One hex over all games; both counts are by the index of a side."""

    name: str
    control: Counter[int] = field(default_factory=Counter)
    """Games at whose end the side held it."""
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
        """The losses of all sides there."""
        return self.losses.total()


def _foremost(counted: Counter[int]) -> int:
    return min(counted, key=lambda side: (-counted[side], side), default=0)


def hexes(tally: Mapping[str, int], words: Mapping[str, int]) -> dict[str, Hex]:
    """Every hex that something was counted of, by name."""
    found: dict[str, Hex] = {}
    for kind in ("control", "losses"):
        for (name, word), count in of_kind(tally, kind).items():
            if word in words:
                getattr(found.setdefault(name, Hex(name)), kind)[words[word]] += count
    return found
