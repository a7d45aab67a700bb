# interpreted: reads and writes attributes by name, and only at the end of a game
"""A table as bytes and back, also in the middle of an effect; equal tables give equal bytes on every machine."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from simulate.engine.dice import Dice
from simulate.games.space_bastards.frames import Frame
from simulate.games.space_bastards.nodes import NODES, names
from simulate.games.space_bastards.prepared import Setup
from simulate.games.space_bastards.state import Table

VERSION: Final = 1
COUNTERS: Final = ("budget", "steps", "asker", "space", "round", "first", "starter", "ending", "locks")
LISTS: Final = (
    "options", "occupied", "alive", "supply", "settlers", "prepared", "ships", "money", "points", "hand", "planned",
    "pairs", "offer", "announced",
)  # fmt: skip
ROWS: Final = ("winners", "neutral_cards")
"""Tuples of numbers."""
STACKS: Final = ("tokens", "cargo")
"""Lists of tuples of numbers."""
FRAME: Final = ("seat", "planet", "what", "many", "step", "answer", "picked", "numbers")


def store(table: Table) -> bytes:
    """The whole table except what its set-up already says, and the log."""
    value = [
        VERSION,
        table.dice.state(),
        [getattr(table, name) for name in COUNTERS],
        [getattr(table, name) for name in LISTS],
        [getattr(table, name) for name in ROWS],
        [getattr(table, name) for name in STACKS],
        [int(flag) for flag in table.settled],
        int(table.is_revealed),
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
        raise ValueError(f"not a stored game of Space Bastards: {error}") from error


def _restore(table: Table, setup: Setup, value: list[Any]) -> None:
    if value[0] != VERSION:
        raise ValueError(f"stored as version {value[0]}; this engine reads {VERSION}")
    _, dice, counters, lists, rows, stacks, settled, is_revealed, frames = value
    table.lay_out(setup, Dice(*dice), 0)
    for name, number in zip(COUNTERS, counters, strict=True):
        setattr(table, name, number)
    for name, values in zip(LISTS, lists, strict=True):
        setattr(table, name, values)
    for name, values in zip(ROWS, rows, strict=True):
        setattr(table, name, tuple(values))
    for name, values in zip(STACKS, stacks, strict=True):
        setattr(table, name, [tuple(each) for each in values])
    table.settled = [bool(flag) for flag in settled]
    table.is_revealed = bool(is_revealed)
    table.frames = [_frame_from(entry) for entry in frames]


def _frame_from(entry: list[Any]) -> Frame:
    name, *fields = entry
    frame = Frame(NODES[name], 0)
    for field, value in zip(FRAME, fields, strict=True):
        setattr(frame, field, tuple(value) if isinstance(value, list) else value)
    return frame
