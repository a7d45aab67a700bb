"""The values of a thing as they are stored. Every game is stored once, for the digest of its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sandtable.engine.dice import Dice
from sandtable.engine.frames import Node

LATER: Final = "later"
"""The first entry of the list at the end that names fields which came later: `["later", "used", [3]]`."""

Fetch = Callable[[Any], tuple[Any, ...]]
"""Gives the values of some fields of a thing, all in one call."""


class Gatherer:
    """Gathers the values of the things of one class, as `Record` (storing.py) describes them."""

    def __init__(self, names: Sequence[str], fetch: Fetch, parts: Mapping[str, Any]) -> None:
        self.names = list(names)
        """The names of the fields in the order of their values."""
        self.fetch = fetch
        self.parts = dict(parts)
        """The written forms (`Record`) of fields with objects."""
        self.others: list[int] = []
        """The places of the fields that are not written as they are."""
        self.grown: list[tuple[int, int]] = []
        """The places of rows that have become longer, each with its first length."""
        self.entries: list[Any] = []
        """By entry the place of its value, or the slice of the values in a list of its own; empty without such lists.
        """
        self.tail = ""
        """The field that is written last, and only where it differs from `usual_tail`."""
        self.usual_tail: Any = None
        self.later: list[str] = []
        """The names of the fields that came later, in alphabetical order."""
        self.fetch_later: Fetch = fetch
        self.usual: tuple[Any, ...] = ()
        """The usual values of the later fields, as `fetch_later` gives them."""

    def values(self, thing: Any, nodes: Any) -> list[Any]:
        """The values of a thing, ready for JSON."""
        found: list[Any] = list(self.fetch(thing))
        for place in self.others:
            if found[place]:  # most rows of objects are empty
                found[place] = self.value(self.names[place], found[place], nodes)
        for place, least in self.grown:
            found[place] = without_empty_end(found[place], least)
        if self.entries:
            found = [found[entry] for entry in self.entries]
        if self.tail:
            last = getattr(thing, self.tail)
            if last != self.usual_tail:
                found.append(self.value(self.tail, last, nodes))
        if self.later:
            self.add_unusual(thing, nodes, found)
        return found

    def add_unusual(self, thing: Any, nodes: Any, found: list[Any]) -> None:
        """Add the later fields that have another value than usual, by their names."""
        values: tuple[Any, ...] = self.fetch_later(thing)
        if values == self.usual:
            return  # the rule, at the end of most games
        later: list[Any] = [LATER]
        for at in range(len(self.later)):
            if values[at] != self.usual[at]:
                later.append(self.later[at])
                later.append(self.value(self.later[at], values[at], nodes))
        found.append(later)

    def value(self, name: str, value: Any, nodes: Any) -> Any:
        """The written form of a value that is not written as it is."""
        if isinstance(value, (list, tuple)):
            part = self.parts.get(name)
            return value if part is None else [part.written(each, nodes) for each in value]
        if value is not None and name in self.parts:
            return self.parts[name].written(value, nodes)
        if isinstance(value, Node):
            return nodes.name_of(value)
        return value.state() if isinstance(value, Dice) else value


def without_empty_end(row: Any, least: int) -> list[Any]:
    """A row without the empty entries behind its first `least` ones."""
    entries: list[Any] = list(row)
    length = len(entries)
    while length > least and not entries[length - 1]:
        length -= 1
    return entries[:length]
