"""Prison [1] (MAF-PRI): all Mafiosi leave the Cell, then the controller may send one there."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.cards.complicity import send
from sandtable.games.mafia_city.effects import OnMafioso
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.locations.place import Place
from sandtable.games.mafia_city.names import mafioso
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CHIEF_OF_POLICE, DECLINE, NOTHING
from sandtable.games.mafia_city.terms import PRISON as NUMBER

EFFECT_CODE: Final = 15
RELEASE: Final = 0
IMPRISON: Final = 1


class Imprisoning(OnMafioso):
    """Sends any Mafioso of any column to the Cell, also own ones and those at the Prison (MAF-PRI-05, MAF-D14)."""

    def says(self) -> str:
        return "Move any one Mafioso from the column of any location to the Cell."

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else [DECLINE, *moves.spots(table, moves.everybody(table))]

    def deed(self, table: Table, frame: Frame) -> None:
        send(table, frame.seat, frame.picked[0])

    def asks(self, frame: Frame) -> str:
        return "Prison: choose the Mafioso that goes to the Cell"

    def choice(self, table: Table, option: int) -> str:
        return "nobody" if option == DECLINE else mafioso(table, option)


class Prison(Place):
    """The release needs no controller and is no effect of the location (MAF-PRI-04)."""

    def says(self) -> str:
        return f"Everybody takes his Mafiosi out of the Cell. {IMPRISONING.says()}"

    def step(self, table: Table, frame: Frame) -> None:
        step = frame.step
        frame.step += 1
        if step == RELEASE:
            moves.release(table)
        elif step == IMPRISON and frame.seat >= 0:
            table.start(IMPRISONING, frame.seat)
        else:
            table.finish(NOTHING)


IMPRISONING: Final = Imprisoning(EFFECT_CODE, "the Prison", CHIEF_OF_POLICE, False)
PRISON: Final = Prison(NUMBER)
