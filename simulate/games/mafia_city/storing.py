"""A table as bytes and back, also in the middle of an effect; equal tables give equal bytes on every machine."""

# interpreted: reads and writes attributes by name, and only at the end of a game

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from simulate.engine.dice import Dice
from simulate.games.mafia_city.frames import Frame
from simulate.games.mafia_city.nodes import names, nodes
from simulate.games.mafia_city.prepared import Setup
from simulate.games.mafia_city.state import Table

VERSION: Final = 1
COUNTERS: Final = (
    "budget", "steps", "asker", "phase", "round", "first", "starting", "cubes", "at", "ending", "winner", "hitman",
    "policeman", "mayor",
)  # fmt: skip
LISTS: Final = ("options", "hand", "reserve", "cell", "points")
ROWS: Final = ("bonus", "layout", "draw", "discard")
"""Tuples of numbers."""
PLACES: Final = ("columns", "cards", "knows")
"""Lists of tuples."""
FRAME: Final = (
    "seat", "location", "many", "step", "answer", "result", "picked", "cards", "vetoes", "last", "asked",
)  # fmt: skip


def store(table: Table) -> bytes:
    """The whole table except what its set-up already says, and the log."""
    value = [
        VERSION,
        table.dice.state(),
        [getattr(table, name) for name in COUNTERS],
        [getattr(table, name) for name in LISTS],
        [getattr(table, name) for name in ROWS],
        [getattr(table, name) for name in PLACES],
        [int(flag) for flag in table.passed],
        [[names()[id(frame.node)], *[getattr(frame, name) for name in FRAME]] for frame in table.frames],
    ]
    return json.dumps(value, separators=(",", ":")).encode()


def digest(table: Table) -> int:
    """64 bits over all of it."""
    return int.from_bytes(blake2b(store(table), digest_size=8).digest(), "big")


def restore(table: Table, setup: Setup, data: bytes) -> None:
    """Make `table` the one that was stored. Raises ValueError when the bytes are no such table."""
    try:
        _restore(table, setup, json.loads(data))
    except (IndexError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"not a stored game of Mafia City: {error}") from error


def _restore(table: Table, setup: Setup, value: list[Any]) -> None:
    if value[0] != VERSION:
        raise ValueError(f"stored as version {value[0]}; this engine reads {VERSION}")
    _, dice, counters, lists, rows, places, passed, frames = value
    table.lay_out(setup, Dice(*dice), 0)
    for name, number in zip(COUNTERS, counters, strict=True):
        setattr(table, name, number)
    for name, values in zip(LISTS, lists, strict=True):
        setattr(table, name, values)
    for name, values in zip(ROWS, rows, strict=True):
        setattr(table, name, tuple(values))
    for name, values in zip(PLACES, places, strict=True):
        setattr(table, name, [tuple(each) for each in values])
    table.passed = [bool(flag) for flag in passed]
    table.frames = [_frame_from(entry) for entry in frames]


def _frame_from(entry: list[Any]) -> Frame:
    name, *fields = entry
    frame = Frame(nodes()[name], 0)
    for field, value in zip(FRAME, fields, strict=True):
        setattr(frame, field, tuple(value) if isinstance(value, list) else value)
    return frame
