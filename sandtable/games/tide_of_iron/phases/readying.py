"""Putting units into Op Fire before round 1 and in the Status Phase (TOI-SET-15, TOI-STA-06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.combat.op_fire import may_be_set
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_OP_FIRE_SET
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.teams import ALL_DIVISIONS
from sandtable.games.tide_of_iron.terms import OP_FIRE

NO_MORE: Final = -2


class Readying(Node):
    """The player chooses any number of units, in order of number, so that each group has one sequence of answers.

    `many` is the division whose units are chosen (teams.py).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            table.state[frame.answer] = OP_FIRE
            if table.telling:
                table.tell(TOLD_OP_FIRE_SET, frame.seat, (frame.answer,))
        units = [unit for unit in table.units_of(frame.seat) if unit > frame.answer and may_be_set(table, unit)]
        if frame.many != ALL_DIVISIONS:
            units = [unit for unit in units if table.belongs(unit, frame.many)]
        if frame.answer == NO_MORE or not units:
            table.frames.pop()
        else:
            table.put(table.voice(frame.seat, frame.many), [NO_MORE, *units])

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Put a unit into Op Fire"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == NO_MORE else unit_place(table, option)

    def begins_something(self, frame: Frame) -> bool:
        return True


def begin_readying(table: Table, seat: int) -> None:
    """Push the choice of every player of a side; partners choose in order of their divisions (TOI-TEM-08)."""
    for division in reversed(table.setup.teams.divisions(seat)):
        table.start(READYING, seat, many=division)


READYING: Final = Readying()
