"""Whether an answer has shown its player something new, so that it can't be taken back any more.

An answer shows nothing new when the player could have foretold every thing that it changed: no dice fell, nobody else
is asked, and in every world that the player could imagine before it, the same answer leads to the same view.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded
from sandtable.engine.game import TOGETHER, State
from sandtable.engine.viewing import has_view, view

WORLDS: Final = 12
"""Imagined worlds that are compared. One of them that differs is enough to say no."""


def shows_something_new(name: str, before: State, after: State, *indices: int) -> bool:
    """True when the seat that took these options, one after the other, knows more now than its own choice.

    `before` and `after` are changed by nothing.
    """
    assert isinstance(before, AskingTable) and isinstance(after, AskingTable)
    seat = before.seat()
    if after.seat() != seat or before.question() == TOGETHER or after.dice.state() != before.dice.state():
        return True
    if not has_view(name):
        return True
    seen, codes, known = view(name, after, seat).written(), _codes(before, indices), before.observe(seat)
    for world in range(WORLDS):
        imagined = known.imagine(seeded("taking back", before.steps, world))
        if not _takes(imagined, codes) or imagined.seat() != seat or view(name, imagined, seat).written() != seen:
            return True
    return False


def _codes(before: State, indices: tuple[int, ...]) -> list[int]:
    """The codes of the options, each when it is asked for."""
    trial, found = before.clone(), []
    for index in indices:
        found.append(trial.code(index))
        trial.apply(index)
    return found


def _takes(imagined: State, codes: list[int]) -> bool:
    """Take the same options in an imagined world; False where one of them isn't there."""
    for code in codes:
        there = imagined.codes()
        if code not in there:
            return False
        imagined.apply(there.index(code))
    return True
