"""Whether an answer has shown its player something new, so that it can't be taken back any more.

An answer shows nothing new when the player could have foretold every thing that it changed: no dice fell, nobody else
is asked, and in every world that the player could imagine before it, the same answer leads to the same view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded
from sandtable.engine.game import TOGETHER, Ask, State
from sandtable.engine.viewing import has_view, view

WORLDS: Final = 12
"""Imagined worlds that are compared. One of them that differs is enough to say no."""


@dataclass(frozen=True)
class Earlier:
    """The moment before an answer of a person."""

    seat: int
    decisions: int
    """Decisions taken until then."""
    is_new: bool
    """The answer has shown something new."""
    streams: tuple[tuple[int, ...], ...]
    """The dice of the agents at that moment, by seat."""


def shows_something_new(name: str, before: State, indices: Sequence[int]) -> bool:
    """True when the seat that took these options, one after the other, knows more now than its own choice."""
    assert isinstance(before, AskingTable)
    seat, after, codes = before.seat(), before.clone(), []
    assert isinstance(after, AskingTable)
    for index in indices:
        if after.question() == TOGETHER:
            return True
        codes.append(after.code(index))
        after.apply(index)
        if after.seat() != seat:
            return True
    if after.dice.state() != before.dice.state() or not has_view(name):
        return True
    known, knows_after = before.observe(seat), _knowledge(after, seat)
    worlds = (known.imagine(seeded("taking back", before.steps, world)) for world in range(WORLDS))
    return any(not _looks_alike(name, _after(imagined, codes), after, knows_after) for imagined in worlds)


def _after(imagined: State, codes: Sequence[int]) -> State | None:
    """The world after the same options of the seat that decides; None where it has no such options."""
    seat = imagined.seat()
    for code in codes:
        offered = imagined.codes() if imagined.seat() == seat else []
        if code not in offered:
            return None
        imagined.apply(offered.index(code))
    return imagined if imagined.seat() == seat else None


def _knowledge(state: State, seat: int) -> tuple[bytes, Ask | None]:
    """All that a seat knows of a state, and the question that is open."""
    return state.observe(seat).key(), state.ask()


def _looks_alike(name: str, imagined: State | None, after: State, knows_after: tuple[bytes, Ask | None]) -> bool:
    """Whether a seat sees the same in both. A seat that knows the same sees the same, so views are seldom made."""
    if imagined is None:
        return False
    seat = after.seat()
    return _knowledge(imagined, seat) == knows_after or view(name, imagined, seat) == view(name, after, seat)
