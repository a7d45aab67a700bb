"""The window of one seat on a table, and what every game does there alike.

A game gives two methods for everything that the seat can't know: one blanks it out, one deals it anew.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice
from sandtable.engine.game import TOGETHER, Observation, State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Window(Observation):
    """One seat's view of a table; it stays open as the game goes on."""

    def __init__(self, table: AskingTable, seat: int) -> None:
        self.table = table
        self.seat = seat

    def count(self) -> int:
        return len(self.table.options)

    def question(self) -> int:
        return self.table.question()

    def declining(self) -> int:
        return self.table.declining()

    def codes(self) -> list[int]:
        return self.table.codes()

    def key(self) -> bytes:
        """The stored table with everything blanked out that the seat can't know, so that no field is forgotten."""
        copy = self._copy()
        known = self.hide(copy)
        copy.dice = Dice(0, 0, 0, 0, 0, 0)
        return copy.store() + known

    def imagine(self, dice: Dice) -> State:
        copy = self._copy()
        self.deal(copy, dice)
        copy.dice = dice.split()
        return copy

    def _copy(self) -> AskingTable:
        """A copy that doesn't count decisions while a choice is made together: their number tells what others chose."""
        copy = self.table.clone()
        assert isinstance(copy, AskingTable)
        if copy.question() == TOGETHER:
            copy.steps = 0
        return copy

    def hide(self, table: Any) -> bytes:
        """Blank out in this copy everything that the seat can't know; the result says what it knows of the blanks."""
        raise NotImplementedError

    def deal(self, table: Any, dice: Dice) -> None:
        """Deal everything in this copy anew that the seat can't know; the result agrees with all it knows."""
        raise NotImplementedError
