# interpreted: reads and writes attributes by name, and only at the end of a game
"""A table as bytes and back, also in the middle of an effect; equal tables give equal bytes on every machine."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from simulate.engine.dice import Dice
from simulate.games.destiny.frames import Frame, Group, Pending
from simulate.games.destiny.nodes import names, nodes
from simulate.games.destiny.prints import Setup
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import NOBODY

VERSION: Final = 4
COUNTERS: Final = (
    "budget", "steps", "asker", "phase", "round", "active", "passes", "first",
    "battlefield", "holder", "claimer", "staying", "ending", "winner",
)  # fmt: skip
LISTS: Final = ("options", "owed", "resources", "damage", "shields", "exhausted", "face")
PLACES: Final = ("hands", "decks", "discards", "pools", "knows")
"""Lists of tuples."""
SHARED: Final = ("supports", "teams", "upgrades", "watch")
"""Tuples of tuples."""


def store(table: Table) -> bytes:
    """The whole table except what its set-up already says and the log."""
    value = [
        VERSION,
        table.dice.state(),
        [getattr(table, name) for name in COUNTERS],
        [_plain(getattr(table, name)) for name in LISTS],
        [getattr(table, name) for name in PLACES],
        [getattr(table, name) for name in SHARED],
        table.host,
        table.placed,
        table.resolved,
        [_pending(pending) for pending in table.queue],
        [[[_pending(pending) for pending in group.entries], group.decider] for group in table.lining],
        [_pending(pending) for pending in table.delayed],
        [_frame(frame) for frame in table.frames],
    ]
    if table.aside:
        value.append(table.aside)
    return json.dumps(value, separators=(",", ":")).encode()


def digest(table: Table) -> int:
    """64 bits over all of it."""
    return int.from_bytes(blake2b(store(table), digest_size=8).digest(), "big")


def _plain(values: list[Any]) -> list[int]:
    return [int(value) for value in values]


def _pending(pending: Pending) -> list[Any]:
    value = [names()[id(pending.node)], pending.seat, pending.card, pending.it, pending.many]
    return value if pending.rival == NOBODY else [*value, pending.rival]


def _frame(frame: Frame) -> list[Any]:
    value = [
        names()[id(frame.node)],
        frame.seat,
        frame.card,
        frame.die,
        frame.it,
        frame.many,
        frame.worth,
        frame.blocked,
        frame.step,
        frame.answer,
        int(frame.full),
        frame.picked,
        frame.numbers,
        [_pending(pending) for pending in frame.waiting],
    ]
    return value if frame.rival == NOBODY else [*value, frame.rival]


def restore(table: Table, setup: Setup, data: bytes) -> None:
    """Make `table` the one that was stored. Raises ValueError when the bytes are no such table."""
    try:
        _restore(table, setup, json.loads(data))
    except (IndexError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"not a stored game of Destiny: {error}") from error


def _restore(table: Table, setup: Setup, value: list[Any]) -> None:
    version, dice, counters, lists, places, shared, host, placed, resolved, queue, lining, delayed, frames, *aside = (
        value
    )
    if version != VERSION:
        raise ValueError(f"stored as version {version}; this engine reads {VERSION}")
    table.lay_out(setup, Dice(*dice), 0)
    for name, number in zip(COUNTERS, counters, strict=True):
        setattr(table, name, number)
    for name, values in zip(LISTS, lists, strict=True):
        setattr(table, name, [bool(item) for item in values] if name == "exhausted" else values)
    for name, values in zip(PLACES, places, strict=True):
        setattr(table, name, [tuple(item) for item in values])
    for name, values in zip(SHARED, shared, strict=True):
        setattr(table, name, tuple([tuple(item) for item in values]))
    table.host = tuple(host)
    table.placed = tuple(placed)
    table.resolved = tuple(resolved)
    table.queue = _pendings(queue)
    table.lining = tuple([Group(_pendings(entries), decider) for entries, decider in lining])
    table.delayed = _pendings(delayed)
    table.frames = [_frame_from(entry) for entry in frames]
    table.aside = tuple(aside[0]) if aside else ()


def _pendings(entries: list[list[Any]]) -> tuple[Pending, ...]:
    node = nodes()
    return tuple([Pending(node[name], seat, card, it, many, *rival) for name, seat, card, it, many, *rival in entries])


def _frame_from(entry: list[Any]) -> Frame:
    name, seat, card, die, it, many, worth, blocked, step, answer, full, picked, numbers, waiting, *rival = entry
    frame = Frame(nodes()[name], seat, card, die, it, many)
    frame.worth = worth
    frame.blocked = blocked
    frame.step = step
    frame.answer = answer
    frame.full = bool(full)
    frame.picked = tuple(picked)
    frame.numbers = tuple(numbers)
    frame.waiting = _pendings(waiting)
    frame.rival = rival[0] if rival else NOBODY
    return frame
