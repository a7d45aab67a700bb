"""Finds the fields of a table that its `lay_out`, `copy_to` or order of storing forgets.

Every declared field gets a value that it never had, and then has to come out of a copy, and of bytes, as it went in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice
from sandtable.engine.frames import Node
from sandtable.engine.game import Setup
from sandtable.engine.storing import NOT_STORED, Record, Storing, declared_fields

NOT_COPIED = ("telling", "told", "works")
"""A copy keeps no log."""
ODD = 17
"""Added to numbers: no field of a new table has such a value by itself."""


def forgotten(table: AskingTable, storing: Storing[Any]) -> list[str]:
    """Every fault with the fields of this new table, which is changed here; empty when all is well."""
    missing = [name for name in declared_fields(table) if not hasattr(table, name)]
    if missing:
        return [f"lay_out forgets {name}" for name in missing]
    try:
        order = set(storing.table.order)
    except AssertionError as error:
        return [str(error)]
    assert order
    _change(table, storing.table, NOT_STORED[:1])
    return [*_copying(table, storing.shared), *_storing(table, storing)]


def forgotten_in_records(record: Record) -> list[str]:
    """The fields that `clone` of the objects in this record forgets, and of the objects in them."""
    thing = record.blank()
    _change(thing, record, ())
    copied = _different(thing, thing.clone()) if hasattr(thing, "clone") else []
    found = [f"{type(thing).__name__}.clone forgets {name}" for name in copied]
    return found + [line for part in record.parts.values() for line in forgotten_in_records(part)]


def _copying(table: AskingTable, shared: Collection[str]) -> Iterator[str]:
    copy = table.clone()
    for name in _different(table, copy):
        if name not in NOT_COPIED:
            yield f"clone forgets {name}"
    for name in declared_fields(table):
        value = getattr(table, name)
        if isinstance(value, list | Dice) and getattr(copy, name, None) is value and name not in shared:
            yield f"clone shares {name}"


def _storing(table: AskingTable, storing: Storing[Any]) -> Iterator[str]:
    restored = storing.restore(getattr(table, "setup"), storing.store(table))  # noqa: B009 - each game declares its own
    for name in _different(table, restored):
        if name not in storing.table.left_out:
            yield f"restore forgets {name}"


def _different(one: object, other: object) -> list[str]:
    """The fields that differ, or that the other has not."""
    nothing = object()
    return [
        name for name in declared_fields(one) if _plain(getattr(one, name)) != _plain(getattr(other, name, nothing))
    ]


def _plain(value: Any) -> Any:
    """The contents of a value in a form that compares by contents and kind."""
    if isinstance(value, Dice):
        return value.state()
    if isinstance(value, list | tuple):
        return (type(value), [_plain(each) for each in value])
    if value is None or isinstance(value, int | str | Node | Setup):
        return (type(value), value)
    return {name: _plain(getattr(value, name)) for name in declared_fields(value)}


def _change(thing: object, record: Record, kept: Collection[str]) -> None:
    """Give every field of a thing another value of its kind."""
    for name in declared_fields(thing):
        if name not in kept and name not in NOT_COPIED:
            setattr(thing, name, _another(getattr(thing, name), record.parts.get(name)))


def _another(value: Any, part: Record | None) -> Any:
    if part is not None:
        odd = part.blank()
        _change(odd, part, ())
        return type(value)([odd]) if isinstance(value, list | tuple) else odd
    if isinstance(value, Dice):
        return Dice(1, 2, 3, 4, 5, 6)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + ODD
    if isinstance(value, list | tuple):
        return type(value)([_another(each, None) for each in value] or [ODD])
    return value
