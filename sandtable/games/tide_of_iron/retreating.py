"""The losers of an assault retreat one by one to adjacent hexes (TOI-ASL-17, 18, 27)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.combat.mines import explode
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_RETREAT
from sandtable.games.tide_of_iron.markers import MINES_BIT
from sandtable.games.tide_of_iron.movement import entry_cost
from sandtable.games.tide_of_iron.names import hex_name, unit_place
from sandtable.games.tide_of_iron.stacking import may_stand
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING


class Retreating(Node):
    """Units leave `hex` in an order that their owner chooses: first the unit, then its new hex."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.unit == NOTHING:
            self._name_unit(table, frame)
        elif frame.answer == NOTHING:
            hexes = ways_back(table, frame.unit, frame.hex)
            if not hexes:
                moves.destroy(table, frame.unit)
                frame.unit = NOTHING
            else:
                table.choose(frame, table.commander(frame.unit), hexes)
        else:
            retreat(table, frame.unit, frame.answer)
            frame.unit = NOTHING
            frame.answer = NOTHING

    def _name_unit(self, table: Table, frame: Frame) -> None:
        if frame.answer != NOTHING:
            frame.unit = frame.answer
            frame.answer = NOTHING
            return
        units = list(table.stacks[frame.hex])
        if not units:
            table.frames.pop()
        else:
            for unit in units:
                moves.reveal(table, unit)
            table.choose(frame, table.decider(frame.seat, units), units)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.unit == NOTHING:
            return f"Which unit retreats next from {hex_name(table, frame.hex)}"
        return f"Where {unit_place(table, frame.unit)} retreats to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return unit_place(table, option) if frame.unit == NOTHING else hex_name(table, option)


RETREATING: Final = Retreating()


def ways_back(table: Table, unit: int, hex: int) -> list[int]:
    """The adjacent hexes for a retreat: passable, with room, without enemies and not across a cliff."""
    return [
        there
        for there in table.setup.ground.neighbours[hex]
        if there >= 0 and may_stand(table, unit, there) and entry_cost(table, unit, hex, there) >= 0
    ]


def retreat(table: Table, unit: int, hex: int) -> None:
    """Move a unit at no cost and without Op Fire; mines explode as usual (TOI-OPF-20)."""
    moves.put_on(table, unit, hex)
    if table.telling:
        table.tell(TOLD_RETREAT, table.seat_of(unit), (unit, hex))
    if table.markers[hex] & MINES_BIT:
        explode(table, unit)


def begin_retreat(table: Table, hex: int) -> None:
    """Push the retreat of all units left in the hex."""
    if table.stacks[hex]:
        table.start(RETREATING, table.seat_of(table.stacks[hex][0]), hex=hex)
