"""Knobs of a scenario: each is one thing that a search may change, with the levels that it can have."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

Path = tuple[str | int, ...]
"""Keys and indexes from the whole document to one of its values."""
Change = tuple[Path, Any]
"""A place in the document and its new value."""
MOST_KNOBS: Final = 12
"""Knobs that one search may turn."""


@dataclass(frozen=True)
class Level:
    """One setting of a knob."""

    words: str
    """The setting as people read it: "8", "American"."""
    changes: tuple[Change, ...] = ()
    """The values to write; none for the setting that the document has already."""


@dataclass(frozen=True)
class Knob:
    """One thing that may change. The levels are in order, unless `is_ordered` is False."""

    key: str
    """Its name for programs, which stays: "sides.german.actions"."""
    label: str
    """Its name for people: "actions a turn, German"."""
    group: str
    levels: tuple[Level, ...]
    at: int
    """The index of the level that the document has."""
    is_ordered: bool = True
    helps: int | None = None
    """The side that gains from a higher level; None: not known. Only forms ask, so it is not kept with a search."""

    @property
    def now(self) -> Level:
        return self.levels[self.at]

    @property
    def paths(self) -> set[Path]:
        """Every place that some level writes to."""
        return {path for level in self.levels for path, _value in level.changes}

    def between(self, first: str, last: str) -> Knob:
        """The same knob with the levels from one to another, named by their words; the present level stays.

        Raises ValueError for words that no level has.
        """
        words = [level.words for level in self.levels]
        unknown = [each for each in (first, last) if each not in words]
        if unknown:
            raise ValueError(f"{self.label}: there is no setting {unknown[0]!r}; known: {', '.join(words)}")
        low, high = sorted((words.index(first), words.index(last)))
        kept = [number for number in range(len(words)) if low <= number <= high or number == self.at]
        return replace(self, levels=tuple(self.levels[number] for number in kept), at=kept.index(self.at))

    def as_json(self) -> dict[str, Any]:
        levels = [
            {"words": each.words, "changes": [[list(path), value] for path, value in each.changes]}
            for each in self.levels
        ]
        return {
            "key": self.key,
            "label": self.label,
            "group": self.group,
            "levels": levels,
            "at": self.at,
            "is_ordered": self.is_ordered,
        }

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Knob:
        levels = tuple(
            Level(each["words"], tuple((tuple(path), value) for path, value in each["changes"]))
            for each in kept["levels"]
        )
        return cls(kept["key"], kept["label"], kept["group"], levels, kept["at"], kept["is_ordered"])


@dataclass(frozen=True, order=True)
class Candidate:
    """One setting of all knobs: for each knob the index of its level."""

    levels: tuple[int, ...]

    @property
    def key(self) -> str:
        """Its name for programs: "0.2.1"."""
        return ".".join(map(str, self.levels))


@dataclass(frozen=True)
class Board:
    """All knobs of a search together."""

    knobs: tuple[Knob, ...]

    @property
    def unchanged(self) -> Candidate:
        return Candidate(tuple(knob.at for knob in self.knobs))

    def changed(self, candidate: Candidate) -> list[int]:
        """The indexes of the knobs that a candidate changes."""
        return [number for number, knob in enumerate(self.knobs) if candidate.levels[number] != knob.at]

    def with_level(self, candidate: Candidate, knob: int, level: int) -> Candidate:
        return Candidate((*candidate.levels[:knob], level, *candidate.levels[knob + 1 :]))

    def steps(self, candidate: Candidate) -> int:
        """The size of the change: steps along ordered knobs, one for each other knob."""
        return sum(self._steps(number, candidate) for number in self.changed(candidate))

    def _steps(self, number: int, candidate: Candidate) -> int:
        knob = self.knobs[number]
        return abs(candidate.levels[number] - knob.at) if knob.is_ordered else 1

    def document(self, base: Mapping[str, Any], candidate: Candidate) -> dict[str, Any]:
        """The scenario with the candidate's changes; the base stays as it is."""
        made = copy.deepcopy(dict(base))
        for number in self.changed(candidate):
            for path, value in self.knobs[number].levels[candidate.levels[number]].changes:
                write(made, path, value)
        return made

    def words(self, candidate: Candidate) -> list[str]:
        """The changes for people: "rounds: 9 → 7"; empty for the scenario as it is."""
        changed = [(self.knobs[number], candidate.levels[number]) for number in self.changed(candidate)]
        return [f"{knob.label}: {knob.now.words} → {knob.levels[level].words}" for knob, level in changed]

    def are_apart(self, numbers: Sequence[int]) -> bool:
        """True when no two of these knobs write to the same place."""
        places = [self.knobs[number].paths for number in numbers]
        return not any(
            _meet(path, other)
            for place, these in enumerate(places)
            for those in places[place + 1 :]
            for path in these
            for other in those
        )


def _meet(path: Path, other: Path) -> bool:
    """True when one of the places lies in the other."""
    return all(step == also for step, also in zip(path, other, strict=False))


def write(document: Any, path: Path, value: Any) -> None:
    """Put a value at its place; objects on the way are made, places in a list must be there."""
    for step, following in zip(path, path[1:], strict=False):
        if isinstance(document, dict) and step not in document:
            document[step] = [] if isinstance(following, int) else {}
        document = document[step]
    document[path[-1]] = copy.deepcopy(value)


def read(document: Any, path: Path, default: Any = None) -> Any:
    """The value at a place, or the default where there is none."""
    for step in path:
        is_there = step in document if isinstance(document, dict) else _is_in(document, step)
        if not is_there:
            return default
        document = document[step]
    return document


def _is_in(document: Any, step: str | int) -> bool:
    return isinstance(document, list) and isinstance(step, int) and step < len(document)


# Makers of knobs ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Limits:
    """The limits of a whole number, and the reach of its knob to each side of the present value."""

    low: int
    high: int
    reach: int
    default: int = 0
    """The value where the document has none."""


def number(
    document: Mapping[str, Any], path: Path, label: str, group: str, limits: Limits, helps: int | None = None
) -> Knob | None:
    """A knob for a whole number; None where there is no choice."""
    now = read(document, path, limits.default)
    if not isinstance(now, int) or isinstance(now, bool):
        return None
    low, high = min(limits.low, now), max(limits.high, now)
    values = range(max(low, now - limits.reach), min(high, now + limits.reach) + 1)
    levels = tuple(Level(str(value), () if value == now else ((path, value),)) for value in values)
    return Knob(dotted(path), label, group, levels, values.index(now), helps=helps) if len(levels) > 1 else None


def choice(
    document: Mapping[str, Any], path: Path, label: str, group: str, values: Mapping[Any, str], default: Any = None
) -> Knob | None:
    """A knob for one of several values with their words, in no order; None when the present value is none of them."""
    now = read(document, path, default)
    if now not in values or len(values) < 2:
        return None
    levels = tuple(Level(words, () if value == now else ((path, value),)) for value, words in values.items())
    return Knob(dotted(path), label, group, levels, list(values).index(now), is_ordered=False)


def some(knobs: Iterable[Knob | None]) -> list[Knob]:
    """The knobs among these that offer a choice."""
    return [knob for knob in knobs if knob is not None]


def dotted(path: Path) -> str:
    """A path as the key of its knob: "sides.german.actions"."""
    return ".".join(map(str, path))
