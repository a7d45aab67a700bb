"""The evidence that a study has, and the step it takes next. Plain data: a kind decides on it without any rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from sandtable.engine.game import POINTS
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.shares import SCORED, points_of
from simulate.asking.request import PlaytestRequest

LONGEST_KEY: Final = 60
"""Characters of a key."""
Points = tuple[int, ...]
"""The points of each subject in one rotation, in POINTS: a rotation of two games is worth 2 * POINTS in all."""


@dataclass(frozen=True)
class Ask:
    """A new playtest that the study wants, under a key of its own."""

    key: str
    request: PlaytestRequest


@dataclass(frozen=True)
class Grow:
    """Further rotations of a playtest that the study has: its earlier games stay as they are."""

    key: str
    rotations: int


@dataclass(frozen=True)
class Step:
    """The answer of a kind to its evidence."""

    progress: dict[str, Any]
    """Its own notes for the next step; JSON."""
    result: dict[str, Any]
    """The answer as far as it is known; JSON, shown by pages and API."""
    ask: Sequence[Ask] = ()
    grow: Sequence[Grow] = ()
    stop: Sequence[str] = ()
    """Keys of playtests that are decided: they end as finished, and games that land later are surplus."""
    is_over: bool = False
    """The answer is known: every playtest that is still open is stopped."""


@dataclass(frozen=True)
class Cell:
    """A playtest of a study, as far as it may count: its finished prefix, in whole rotations."""

    key: str
    subjects: int
    size: int
    """Games in a rotation."""
    asked: int
    """Rotations asked for so far."""
    finished: int
    """Rotations 0 to `finished - 1` are all played. Games that landed behind a gap are not counted."""
    is_over: bool
    """Nothing more comes unless it grows."""
    fetch: Callable[[int, int], Iterable[GameRecord]] = field(compare=False)
    """The records of games `first` to `stop - 1`, in order."""

    def records(self, first: int, stop: int) -> list[GameRecord]:
        """The games of rotations `first` to `stop - 1`, in order. Raises ValueError beyond the finished prefix."""
        if not 0 <= first <= stop <= self.finished:
            raise ValueError(f"rotations {first} to {stop} of {self.key}: only {self.finished} are finished in order")
        return list(self.fetch(first * self.size, stop * self.size)) if first < stop else []

    def points(self, first: int, stop: int) -> list[Points | None]:
        """For each of these rotations the points of the subjects; None for one with a failed game."""
        games = groupby(self.records(first, stop), key=lambda record: record.number // self.size)
        return [rotation_points(list(played), self.subjects) for _number, played in games]

    def shares(self, first: int, stop: int, subject: int = 0) -> list[float | None]:
        """For each of these rotations the points a game of one subject, from 0 to 1; None with a failed game."""
        whole = POINTS * self.size
        return [None if each is None else each[subject] / whole for each in self.points(first, stop)]


def rotation_points(played: Sequence[GameRecord], subjects: int) -> Points | None:
    """The points of each subject in the games of one rotation; None when one of the games failed."""
    if any(record.outcome not in SCORED for record in played):
        return None
    return tuple(sum(points_of(record, who, subjects) for record in played) for who in range(subjects))


class Evidence(Mapping[str, Cell]):
    """The playtests of a study by key, in the order they were asked for; empty at the first step."""

    def __init__(self, cells: Iterable[Cell] = ()) -> None:
        self._cells = {cell.key: cell for cell in cells}

    def __getitem__(self, key: str) -> Cell:
        return self._cells[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cells)

    def __len__(self) -> int:
        return len(self._cells)
