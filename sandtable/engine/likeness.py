"""Tables that are alike for a player who judges them: all is equal on them but their luck.

Worlds that a seat imagines differ in hidden cards and in the dice to come. Often they come to the same table all the
same, and then its options have the same values.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from operator import attrgetter
from typing import Any, Final

from sandtable.engine.storing import declared_fields

ROWS: Final = (list, tuple)


class Likeness:
    """Tells things of one class apart by the values of all their fields but those that are left out."""

    def __init__(
        self, blank: Callable[[], Any], left_out: Collection[str] = (), parts: Mapping[str, Likeness] | None = None
    ) -> None:
        """`parts`: the likeness of fields with objects: one object, None, or a row of them."""
        self.blank = blank
        self.left_out = left_out
        self.parts = parts or {}
        self._fetch: Callable[[Any], tuple[Any, ...]] | None = None
        self._parts: list[tuple[int, Likeness]] = []
        """The fields with objects, by their place."""
        self._rows: list[int] = []
        """The places of the lists."""

    def of(self, thing: Any) -> tuple[object, ...]:
        """Equal for things that are alike, and a key for a dictionary."""
        found = list((self._fetch or self._prepared(thing))(thing))
        for place in self._rows:
            found[place] = tuple(found[place])
        for place, part in self._parts:
            value = found[place]
            if type(value) in ROWS:
                found[place] = tuple([part.of(each) for each in value])
            elif value is not None:
                found[place] = part.of(value)
        return tuple(found)

    def _prepared(self, thing: Any) -> Callable[[Any], tuple[Any, ...]]:
        """The names of the fields are looked up once; a field keeps its kind unless it may be None."""
        names = [name for name in declared_fields(self.blank()) if name not in self.left_out]
        self._parts = [(place, self.parts[name]) for place, name in enumerate(names) if name in self.parts]
        plain = [place for place, name in enumerate(names) if name not in self.parts]
        self._rows = [place for place in plain if isinstance(getattr(thing, names[place]), list)]
        self._fetch = attrgetter(*names)
        return self._fetch
