# interpreted: reads and writes attributes by name, and only at the end of a game
"""A table as bytes and back, also in the middle of an action; equal tables give equal bytes on every machine."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from simulate.engine.dice import Dice
from simulate.games.tide_of_iron.frames import Activation, Attack, Effect, Frame
from simulate.games.tide_of_iron.nodes import names, nodes
from simulate.games.tide_of_iron.prepared import Setup
from simulate.games.tide_of_iron.state import Table

VERSION: Final = 1
COUNTERS: Final = (
    "budget", "steps", "asker", "phase", "round", "initiative", "active", "actions_left", "ending", "condition",
    "winner",
)  # fmt: skip
LISTS: Final = (
    "options", "where", "carrier", "figures", "special", "state", "conditions", "damage", "inside", "command", "tokens",
    "points", "lost",
)  # fmt: skip
FLAGS: Final = ("concealed",)
"""Lists of yes and no."""
ROWS: Final = ("markers", "smoke", "smoke_rounds", "control", "tried")
"""Tuples of numbers."""
PLACES: Final = ("available", "in_play", "losses")
"""Tuples of tuples of numbers."""
ACTIVATION: Final = (
    "unit", "action", "points", "origin", "path", "has_moved", "has_attacked", "is_stopped", "is_over",
    "entered_obstacle", "only_one_hex", "attacked_in", "attacked_by", "bonus",
)  # fmt: skip
ATTACK: Final = (
    "seat", "lead", "target", "hex", "firing", "figures", "is_op_fire", "is_halved", "kind", "range_class", "extra",
    "shelter", "black", "red",
)  # fmt: skip
EFFECT: Final = ("kind", "seat", "amount", "unit", "until", "card")
FRAME: Final = ("seat", "unit", "hex", "many", "step", "answer", "picked", "numbers")


def store(table: Table) -> bytes:
    """The whole table except what its set-up already says, the log, and what is worked out from the rest."""
    value = [
        VERSION,
        table.dice.state(),
        [getattr(table, name) for name in COUNTERS],
        [getattr(table, name) for name in LISTS],
        [[int(flag) for flag in getattr(table, name)] for name in FLAGS],
        [getattr(table, name) for name in ROWS],
        [getattr(table, name) for name in PLACES],
        table.stacks,
        table.decks,
        [int(flag) for flag in table.finished],
        [_fields(effect, EFFECT) for effect in table.effects],
        _fields(table.activation, ACTIVATION),
        [_frame(frame) for frame in table.frames],
    ]
    return json.dumps(value, separators=(",", ":")).encode()


def digest(table: Table) -> int:
    """64 bits over all of it."""
    return int.from_bytes(blake2b(store(table), digest_size=8).digest(), "big")


def _fields(thing: object | None, fields: tuple[str, ...]) -> list[Any] | None:
    return None if thing is None else [_plain(getattr(thing, name)) for name in fields]


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else value


def _frame(frame: Frame) -> list[Any]:
    fields = _fields(frame, FRAME)
    return [names()[id(frame.node)], fields, _fields(frame.attack, ATTACK)]


def restore(table: Table, setup: Setup, data: bytes) -> None:
    """Make `table` the one that was stored. Raises ValueError when the bytes are no such table."""
    try:
        _restore(table, setup, json.loads(data))
    except (IndexError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"not a stored game of Tide of Iron: {error}") from error


def _restore(table: Table, setup: Setup, value: list[Any]) -> None:
    if value[0] != VERSION:
        raise ValueError(f"stored as version {value[0]}; this engine reads {VERSION}")
    _, dice, counters, lists, flags, rows, places, stacks, decks, finished, effects, activation, frames = value
    table.lay_out(setup, Dice(*dice), 0)
    for name, number in zip(COUNTERS, counters, strict=True):
        setattr(table, name, number)
    for name, values in zip(LISTS, lists, strict=True):
        setattr(table, name, values)
    for name, values in zip(FLAGS, flags, strict=True):
        setattr(table, name, [bool(item) for item in values])
    for name, values in zip(ROWS, rows, strict=True):
        setattr(table, name, tuple(values))
    for name, values in zip(PLACES, places, strict=True):
        setattr(table, name, tuple([tuple(item) for item in values]))
    table.stacks = [tuple(stack) for stack in stacks]
    table.decks = tuple([tuple([tuple(deck) for deck in side]) for side in decks])
    table.finished = tuple([bool(flag) for flag in finished])
    table.effects = tuple([Effect(*fields) for fields in effects])
    table.activation = _activation_from(activation)
    table.frames = [_frame_from(entry) for entry in frames]


def _filled(thing: Any, names_: tuple[str, ...], fields: list[Any]) -> None:
    for name, value in zip(names_, fields, strict=True):
        is_flag = isinstance(getattr(thing, name), bool)
        setattr(thing, name, tuple(value) if isinstance(value, list) else bool(value) if is_flag else value)


def _activation_from(fields: list[Any] | None) -> Activation | None:
    if fields is None:
        return None
    activation = Activation(0, 0, 0)
    _filled(activation, ACTIVATION, fields)
    return activation


def _frame_from(entry: list[Any]) -> Frame:
    name, fields, attack = entry
    frame = Frame(nodes()[name], 0)
    _filled(frame, FRAME, fields)
    if attack is not None:
        frame.attack = Attack(0, 0)
        _filled(frame.attack, ATTACK, attack)
    return frame
