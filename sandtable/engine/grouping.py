# interpreted: shows games to people
"""The options of a question in groups: the piece, then the verb, then the target.

A game says with `Viewing.path` under which words an option stands. Where it says nothing, options about one thing stand
under its name, and what is still too long is cut into ranges. Options that end, pass, decline or claim stand apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from sandtable.engine.asking import AskingTable
from sandtable.engine.game import NO_OPTION
from sandtable.engine.viewing import named, viewing_of
from sandtable.engine.views import Choice, View
from sandtable.engine.walks import Destination

MOST_ROWS: Final = 12
"""A longer list is cut into ranges."""
FEW_ROWS: Final = 4
"""Destinations are shown at once beside at most this number of other rows."""
MOST_LETTERS: Final = 170
"""Letters of all options that stand in one row beside the words of their group."""
OPENS: Final = "…"
"""Words of a group that end with this sign: it stays closed until somebody opens it."""
GRID: Final = re.compile(r"[A-Z]{1,3}[0-9]{1,3}")
"""A place that is named by its column and its row."""


@dataclass(frozen=True)
class Single:
    """One option."""

    index: int
    text: str
    """In its group."""
    words: str
    """The whole option, as the question says it."""
    walk: str = ""
    """The name of the destination, where it is not an option but a way of several."""
    mark: str = ""
    """Words that stand behind it: "no effect now"."""
    note: str = ""
    """Something for its player to know beside its words."""
    parts: None = None
    """It has none."""

    @property
    def sent_as(self) -> str:
        """The field of a form that takes it."""
        return "walk" if self.walk else "option"

    @property
    def value(self) -> str:
        """The value of that field."""
        return self.walk or str(self.index)

    @property
    def shown(self) -> str:
        """The words on its button."""
        return self._marked(self.text)

    @property
    def whole(self) -> str:
        """The whole option, as a menu on the board says it."""
        return self._marked(self.words)

    def _marked(self, words: str) -> str:
        return f"{words} ({self.mark})" if self.mark else words

    @property
    def name(self) -> str:
        """The words for readers, who don't see in which row a button stands. They hold what is written on it."""
        words = self.words if self.text in self.words else f"{self.text}: {self.words}"
        return ". ".join(filter(None, (words, self.mark, self.note)))


@dataclass(frozen=True)
class Group:
    """Options that have the first words in common."""

    text: str
    parts: tuple[Part, ...]

    @property
    def count(self) -> int:
        """All options in it."""
        return sum(part.count if isinstance(part, Group) else 1 for part in self.parts)

    @property
    def is_row(self) -> bool:
        """True where all options stand beside the words of the group; else they appear when it is opened."""
        singles = [part for part in self.parts if isinstance(part, Single)]
        if len(singles) < len(self.parts) or self.text.endswith(OPENS):
            return False
        return sum(len(single.text) for single in singles) <= MOST_LETTERS


Part = Single | Group


@dataclass(frozen=True)
class Options:
    """All options of a question."""

    rows: tuple[Part, ...]
    closing: tuple[Single, ...]
    """Those that end, pass, decline or claim."""
    walks: tuple[Part, ...] = ()
    """The destinations of the piece that moves, by their cost."""
    heading: str = ""
    """The piece and what it does, before its destinations."""


@dataclass(frozen=True)
class Placed:
    """An option and the words under which it stands, from outside to inside; its own text is the last of them."""

    single: Single
    path: tuple[str, ...]


def options_of(table: AskingTable, seen: View) -> Options:
    """The open question of a view in groups; nothing where the viewer is not asked. `table` is the one of the view."""
    if seen.question is None:
        return Options((), ())
    viewing = viewing_of(seen.game)
    closing = [choice for choice in seen.question.choices if viewing.closes(table, table.options[choice.index])]
    others = [choice for choice in seen.question.choices if choice not in closing]
    paths = [viewing.path(table, table.options[choice.index]) for choice in others]
    if not any(paths) and len(others) > MOST_ROWS:
        paths = _by_thing(seen, others)
    placed = [
        Placed(_single(choice, path[-1] if path else choice.text), path or (choice.text,))
        for choice, path in zip(others, paths, strict=True)
    ]
    ends = tuple(_single(each, each.text) for each in closing)
    return _with_walks(grouped(placed), ends, viewing.destinations(table))


def _single(choice: Choice, text: str) -> Single:
    return Single(choice.index, text, choice.text, mark=choice.mark, note=choice.note)


def _with_walks(rows: tuple[Part, ...], ends: tuple[Single, ...], found: list[Destination]) -> Options:
    """The destinations apart, where the question is about little else; otherwise as one group among the rows."""
    walks = grouped(Placed(Single(NO_OPTION, each.text, each.words, each.at), (each.cost, each.text)) for each in found)
    if not walks or len(rows) <= FEW_ROWS:
        return Options(rows, ends, walks, found[0].heading if found else "")
    return Options((Group(f"{found[0].heading} {OPENS}", walks), *rows), ends)


def _by_thing(seen: View, choices: Sequence[Choice]) -> list[tuple[str, ...]]:
    """For each option the thing that it lies on and its words; nothing for an option that has a thing to itself."""
    labels = {name: str(thing.get("label") or thing.get("name") or name) for name, thing, _ in named(seen.things)}
    first = [choice.at[0] if choice.at else "" for choice in choices]
    return [
        (labels.get(at, at), choice.text) if at and first.count(at) > 1 else ()
        for at, choice in zip(first, choices, strict=True)
    ]


def grouped(placed: Iterable[Placed]) -> tuple[Part, ...]:
    """The options as a tree. No list in it is longer than MOST_ROWS, and no group has a single part."""
    by_word: dict[str, list[Placed]] = {}
    for each in placed:
        by_word.setdefault(each.path[0], []).append(each)
    parts = [part for word, found in by_word.items() for part in _under(word, found)]
    return _short(parts)


def _under(word: str, found: list[Placed]) -> list[Part]:
    """Everything that begins with a word."""
    if len(found) == 1:
        single = found[0].single
        return [replace(single, text=single.words if len(found[0].path) > 1 else word)]
    ends: list[Part] = [each.single for each in found if len(each.path) == 1]
    deeper = grouped(Placed(each.single, each.path[1:]) for each in found if len(each.path) > 1)
    if len(deeper) == 1 and isinstance(deeper[0], Group):  # all go on with the same words
        deeper = (Group(f"{word} {deeper[0].text}", deeper[0].parts),)
        return [*ends, *deeper]
    return [*ends, Group(word, deeper)] if deeper else ends


def _short(parts: list[Part]) -> tuple[Part, ...]:
    """The same parts, in ranges where there are too many of them."""
    if len(parts) <= MOST_ROWS:
        return tuple(parts)
    ranges = _columns(parts) or _ranges(parts)
    made = [Group(f"{_first(found[0])} – {_last(found[-1])}", tuple(found)) for found in ranges]
    return _short([part if len(part.parts) > 1 else part.parts[0] for part in made])


def _columns(parts: list[Part]) -> list[list[Part]]:
    """Places of a grid by their column; nothing for other parts, and where a column is too long."""
    if not all(GRID.fullmatch(part.text) for part in parts):
        return []
    columns = [list(column) for _, column in groupby(parts, key=lambda part: part.text.rstrip("0123456789"))]
    return columns if max(map(len, columns)) <= MOST_ROWS and len(columns) < len(parts) else []


def _ranges(parts: list[Part]) -> list[list[Part]]:
    """As few ranges of equal size as hold at most MOST_ROWS parts each."""
    count = -(-len(parts) // MOST_ROWS)
    size = -(-len(parts) // count)
    return [parts[at : at + size] for at in range(0, len(parts), size)]


def _first(part: Part) -> str:
    """The text of the first thing in a part that is itself a range."""
    return part.text.split(" – ")[0]


def _last(part: Part) -> str:
    return part.text.split(" – ")[-1]
