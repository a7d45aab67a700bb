# interpreted: reads and writes fields by name, and only when a game is stored or restored
"""Tables as bytes and back, also in the middle of an effect; equal tables give equal bytes on every machine.

Which fields there are follows from the classes. A game that was stored in another order says its order of names; then
a declared field that the order forgets is an error as soon as the first table is stored.

Growth renames nothing. A field that came later is written by its name, and only where it differs from its usual value.
A row that became longer is written without the empty entries at its end. So a game without the new thing is stored,
byte for byte, as before there was one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice
from sandtable.engine.frames import Node
from sandtable.engine.gathering import LATER, Gatherer
from sandtable.engine.writing import written

T = TypeVar("T", bound=AskingTable)

Order = tuple[Any, ...]
"""Names of fields; a tuple of names among them stands for a list of its own: `("node", ("seat", "step"))`."""
PLAIN: Final = (int, bool, str, list, tuple)
NOT_STORED: Final = ("setup", "weights", "is_trial", "telling", "told")
"""Fields of a table that are known beforehand, or that say how this copy is used."""


def declared_fields(thing: object) -> tuple[str, ...]:
    """Names of the fields of a thing in the order of declaration, its bases' first; alike compiled and interpreted."""
    found: dict[str, None] = {}
    for kind in reversed(type(thing).__mro__):
        own = kind.__dict__.get("__mypyc_attrs__", kind.__dict__.get("__annotations__", ()))
        found.update(dict.fromkeys(own))
    found.update(dict.fromkeys(getattr(thing, "__dict__", ())))
    found.pop("__dict__", None)
    return tuple(found)


class NodeNames:
    """The nodes of a game by the names they are stored under; a node with several names is stored under the first."""

    def __init__(self, nodes: Callable[[], Mapping[str, Node]]) -> None:
        self._nodes = nodes

    @cached_property
    def by_name(self) -> Mapping[str, Node]:
        return self._nodes()

    @cached_property
    def _names(self) -> dict[int, str]:
        return {id(node): name for name, node in reversed([*self.by_name.items()])}

    def name_of(self, node: Node) -> str:
        """Raises KeyError for a node that the game's list of nodes forgets."""
        return self._names[id(node)]


class Record:
    """The written form of the objects of one class: a list of the values of their fields."""

    def __init__(
        self,
        blank: Callable[[], Any],
        order: Order | None = None,
        *,
        parts: Mapping[str, Record] | None = None,
        tail: tuple[str, Any] | None = None,
        left_out: Collection[str] = (),
        later: Mapping[str, Any] | None = None,
        grown: Mapping[str, int] | None = None,
    ) -> None:
        self.blank = blank
        """Makes an object of the class; the kinds of its values say how values are read."""
        self.parts = parts or {}
        """The written form of fields with objects: one object, None, a list or a tuple of them."""
        self.tail = tail
        """A field that is written last, and only where it differs from the value beside it."""
        self.left_out = left_out
        self.later = later or {}
        """Fields that came later, with their usual values: written by name at the very end, where they differ."""
        self.grown = grown or {}
        """Rows that have grown since, with their first lengths: empty entries behind these are not written."""
        self._order = order
        self._gatherer: Gatherer | None = None
        """Fetches the values, once a thing has been seen."""

    @cached_property
    def order(self) -> Order:
        """The names of the fields as they are written. AssertionError when that is not every field exactly once."""
        declared = [name for name in declared_fields(self.blank()) if name not in self.left_out]
        by_name = (*([self.tail[0]] if self.tail else ()), *self.later)
        order: Order = tuple(name for name in declared if name not in by_name) if self._order is None else self._order
        named = [*flat(order), *by_name]
        wrong = sorted(set(declared).symmetric_difference(named))
        assert not wrong, f"{type(self.blank()).__name__}: {', '.join(wrong)} declared and not stored, or stored twice"
        assert len(named) == len(declared), f"{type(self.blank()).__name__}: a field is stored twice"
        return order

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(flat(self.order))

    @cached_property
    def _entries(self) -> list[int | slice]:
        """For each entry of the order the place of its value, or the places of the values in a list of its own."""
        entries: list[int | slice] = []
        place = 0
        for name in self.order:
            count = len(name) if isinstance(name, tuple) else 1
            entries.append(slice(place, place + count) if isinstance(name, tuple) else place)
            place += count
        return entries

    def written(self, thing: Any, nodes: NodeNames | None) -> list[Any]:
        """The values of a thing, ready for JSON."""
        if self._gatherer is None:
            self._gatherer = self._gatherer_for(thing)
        return self._gatherer.values(thing, nodes)

    def _gatherer_for(self, thing: Any) -> Gatherer:
        """The gatherer for all things of the class of this one: a field keeps its kind, unless it may be None."""
        gatherer = Gatherer(self._names, attrgetter(*self._names), self.parts)
        values = attrgetter(*self._names)(thing)
        gatherer.others = [place for place, value in enumerate(values) if not self._is_plain(place, value)]
        gatherer.grown = [(self._names.index(name), least) for name, least in self.grown.items()]
        if len(self._names) > len(self.order):
            gatherer.entries = self._entries
        if self.tail:
            gatherer.tail, gatherer.usual_tail = self.tail
        if self.later:
            gatherer.later = sorted(self.later)
            names = [*gatherer.later, gatherer.later[0]]  # twice, because a single name would give its bare value
            gatherer.fetch_later = attrgetter(*names)
            gatherer.usual = tuple([self.later[name] for name in names])
        return gatherer

    def _is_plain(self, place: int, value: Any) -> bool:
        """Whether the field in this place is written as it is."""
        return type(value) in PLAIN and self._names[place] not in self.parts

    def fill(self, thing: Any, values: list[Any], nodes: NodeNames | None) -> None:
        """Give a thing the values that were written. KeyError for a field that this class doesn't have.

        A field that is not written has its usual value, even where the set-up of its table begins with another one.
        """
        for name, usual in [*([self.tail] if self.tail else []), *self.later.items()]:
            if getattr(thing, name) != usual:
                setattr(thing, name, usual)
        if values and isinstance(values[-1], list) and values[-1][:1] == [LATER]:
            *values, (_, *later) = values
            for name, value in zip(later[::2], later[1::2], strict=True):
                self.later[name]
                self._set(thing, name, value, nodes)
        if self.tail and len(values) > len(self.order):
            self._set(thing, self.tail[0], values[-1], nodes)
            values = values[:-1]
        self._fill(thing, self.order, values, nodes)

    def read(self, values: list[Any], nodes: NodeNames | None) -> Any:
        """A new thing with these values."""
        thing = self.blank()
        self.fill(thing, values, nodes)
        return thing

    def _fill(self, thing: Any, order: Order, values: list[Any], nodes: NodeNames | None) -> None:
        for name, value in zip(order, values, strict=True):
            if isinstance(name, tuple):
                self._fill(thing, name, value, nodes)
            else:
                self._set(thing, name, value, nodes)

    def _set(self, thing: Any, name: str, value: Any, nodes: NodeNames | None) -> None:
        example = getattr(thing, name)
        if name in self.parts and value is not None:
            part = self.parts[name]
            is_row = isinstance(example, list | tuple)
            read = type(example)([part.read(each, nodes) for each in value]) if is_row else part.read(value, nodes)
            setattr(thing, name, read)
        elif isinstance(example, Node):
            assert nodes is not None
            setattr(thing, name, nodes.by_name[value])
        else:
            plain: Any = Dice(*value) if isinstance(example, Dice) else _like(example, value)
            setattr(thing, name, plain + example[len(plain) :] if name in self.grown else plain)


class Storing(Generic[T]):
    """Stores and restores the tables of one game."""

    def __init__(
        self,
        title: str,
        blank: Callable[[], T],
        order: Order | None = None,
        *,
        version: int = 1,
        nodes: NodeNames | None = None,
        parts: Mapping[str, Record] | None = None,
        tail: tuple[str, Any] | None = None,
        left_out: Collection[str] = (),
        shared: Collection[str] = (),
        later: Mapping[str, Any] | None = None,
        grown: Mapping[str, int] | None = None,
        restored: Callable[[T], None] | None = None,
    ) -> None:
        self.title = title
        self.blank = blank
        self.version = version
        """Of the order of fields: raised when tables that were stored before can't be read any more."""
        self.nodes = nodes
        self.shared = ("options", "told", *shared)
        """Lists that copies of a table share, because a change replaces them."""
        self.after = restored
        """Completes a table that was read, where its fields say more than its set-up knew."""
        self.table = Record(
            blank, order, parts=parts, tail=tail, left_out={*NOT_STORED, *left_out}, later=later, grown=grown
        )

    def store(self, table: T) -> bytes:
        """The whole table except what its set-up already says, and the log."""
        return written([self.version, *self.table.written(table, self.nodes)])

    def restore(self, setup: Any, data: bytes) -> T:
        """The table that was stored. Raises ValueError when the bytes are no such table."""
        try:
            return self._restored(setup, json.loads(data))
        except (LookupError, TypeError, AttributeError, RecursionError) as error:
            raise ValueError(f"not a stored game of {self.title}: {error}") from error

    def _restored(self, setup: Any, value: list[Any]) -> T:
        version, *values = value
        if version != self.version:
            raise ValueError(f"stored as version {version}; this engine reads {self.version}")
        table = self.blank()
        table.lay_out(setup, Dice(0, 0, 0, 0, 0, 0), 0)
        self.table.fill(table, values, self.nodes)
        if self.after is not None:
            self.after(table)
        return table


def flat(order: Order) -> Iterator[str]:
    """The names of an order, also those in lists of their own."""
    for name in order:
        if isinstance(name, tuple):
            yield from name
        else:
            yield name


def _like(example: Any, value: Any) -> Any:
    """A value read from JSON, of the kind that the example is; lists inside of others are tuples."""
    if isinstance(example, bool):
        return bool(value)
    if not isinstance(example, list | tuple):
        return value
    has_flags = bool(example) and isinstance(example[0], bool)
    return type(example)([bool(each) for each in value] if has_flags else [_frozen(each) for each in value])


def _frozen(value: Any) -> Any:
    return tuple([_frozen(each) for each in value]) if isinstance(value, list) else value
