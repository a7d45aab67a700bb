"""Unfinished work as data: frames with their memory beside the answers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine.frames import Frame as EngineFrame
from sandtable.engine.frames import Node
from sandtable.games.space_bastards.terms import NOTHING

__all__ = ["Frame", "Node"]


@mypyc_attr(acyclic=True)
class Frame(EngineFrame):
    """Unfinished work: its step, seat and planet, and the answers so far. The class of the step explains the rest."""

    what: int = NOTHING
    """The subject of the step: a relationship, a deed or a remembered value."""
    many: int = 0
    """A count of the step: repetitions, distance, finished seats ..."""
    numbers: tuple[int, ...] = ()

    def __init__(self, node: Node, seat: int, planet: int = NOTHING) -> None:
        self.node = node
        self.seat = seat
        self.step = 0
        self.answer = NOTHING
        self.planet = planet

    def clone(self) -> Frame:
        copy = Frame(self.node, self.seat, self.planet)
        copy.what = self.what
        copy.many = self.many
        copy.step = self.step
        copy.answer = self.answer
        copy.picked = self.picked
        copy.numbers = self.numbers
        return copy
