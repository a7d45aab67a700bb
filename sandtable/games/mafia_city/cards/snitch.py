"""Snitch (MAF-SNI)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.cards.complicity import send
from sandtable.games.mafia_city.effects import OnMafioso
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, CHIEF_OF_POLICE
from sandtable.games.mafia_city.terms import SNITCH as KIND


class Snitch(OnMafioso):
    """Sends any Mafioso of any column to the Cell (MAF-SNI-01)."""

    def says(self) -> str:
        return "Move any one Mafioso from the column of any location to the Cell."

    def can(self, table: Table, seat: int) -> bool:
        return moves.has_mafioso(table, moves.everybody(table))

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else moves.spots(table, moves.everybody(table))

    def deed(self, table: Table, frame: Frame) -> None:
        send(table, frame.seat, frame.picked[0])

    def asks(self, frame: Frame) -> str:
        return "Snitch: choose the Mafioso that goes to the Cell"


SNITCH: Final = Snitch(KIND, CARD_NAMES[KIND], CHIEF_OF_POLICE)
