"""Unfinished work as data: frames and the steps they carry out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sandtable.engine.frames import Frame as EngineFrame
from sandtable.engine.frames import Node as EngineNode
from sandtable.games.mafia_city.terms import NOBODY, NOTHING

if TYPE_CHECKING:
    from sandtable.games.mafia_city.state import Table

DECLINED: Final = 0
"""The effect was not begun."""
CANCELLED: Final = 1
"""The effect was vetoed."""
CARRIED_OUT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)  # tests begin in the middle of a round and stop after it
class Node(EngineNode):
    """A step of the round or an effect, which can list its options anew."""

    def options(self, table: Table, frame: Frame) -> list[int]:
        """The options of the open question of this frame for the seat it asks (`table.asker`)."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Frame(EngineFrame):
    """Unfinished work: its node, seat and location, the answers so far, and the open cards of its effect."""

    result: int = NOTHING
    """The result of the effect last played for this frame: DECLINED, CANCELLED or CARRIED_OUT."""
    cards: tuple[int, ...] = ()
    """Cards that are being played: no longer in a hand, not yet in the discard pile (MAF-D06)."""
    vetoes: int = 0
    last: int = NOBODY
    """The owner of the newest effect of the chain (MAF-D20)."""
    asked: int = 0
    """Players in a row that have declined."""

    def __init__(self, node: EngineNode, seat: int, location: int = 0, many: int = 0) -> None:
        self.node = node
        self.seat = seat
        self.step = 0
        self.answer = NOTHING
        self.location = location
        self.many = many
        """A number the step needs."""

    def clone(self) -> Frame:
        copy = Frame(self.node, self.seat, self.location, self.many)
        copy.step = self.step
        copy.answer = self.answer
        copy.result = self.result
        copy.picked = self.picked
        copy.cards = self.cards
        copy.vetoes = self.vetoes
        copy.last = self.last
        copy.asked = self.asked
        return copy

    def options(self, table: Table) -> list[int]:
        """The options of its open question."""
        node = self.node
        assert isinstance(node, Node)
        return node.options(table, self)

    def take(self) -> int:
        """Return the answer and clear it; NOTHING without one."""
        answer = self.answer
        self.answer = NOTHING
        return answer
