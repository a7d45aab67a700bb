# interpreted: reads and writes attributes by name, and only at the end of a game
"""A table as bytes and back, also in the middle of an attack; equal tables give equal bytes on every machine."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from simulate.engine.dice import Dice
from simulate.games.stay_on_target.prepared import Setup
from simulate.games.stay_on_target.state import Table

VERSION: Final = 1
COUNTERS: Final = (
    "budget", "steps", "asker", "opener", "round", "first", "phase", "ending", "attack", "shown",
)  # fmt: skip
LISTS: Final = (
    "options", "answers", "deck", "row", "known", "colours", "trio", "defence", "deflected", "shield", "force",
    "out_at", "points", "flown",
)  # fmt: skip
ROWS: Final = ("winners", "waiting", "hand", "danger", "aside")
"""Tuples of numbers."""


def store(table: Table) -> bytes:
    """The whole table except what its set-up already says, and the log."""
    value = [
        VERSION,
        table.dice.state(),
        [getattr(table, name) for name in COUNTERS],
        [getattr(table, name) for name in LISTS],
        [getattr(table, name) for name in ROWS],
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
        raise ValueError(f"not a stored game of Stay on Target: {error}") from error


def _restore(table: Table, setup: Setup, value: list[Any]) -> None:
    if value[0] != VERSION:
        raise ValueError(f"stored as version {value[0]}; this engine reads {VERSION}")
    _, dice, counters, lists, rows = value
    table.lay_out(setup, Dice(*dice), 0)
    for name, number in zip(COUNTERS, counters, strict=True):
        setattr(table, name, number)
    for name, values in zip(LISTS, lists, strict=True):
        setattr(table, name, values)
    for name, values in zip(ROWS, rows, strict=True):
        setattr(table, name, tuple(values))
