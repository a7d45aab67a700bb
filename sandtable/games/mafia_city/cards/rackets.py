"""Rackets (MAF-RAC)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.discarding import begin_discarding
from sandtable.games.mafia_city.effects import Effect
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, FBI
from sandtable.games.mafia_city.terms import RACKETS as KIND


class Rackets(Effect):
    """Draws cards and discards one of them, never an older one (MAF-RAC-01, MAF-D27)."""

    def says(self) -> str:
        return "Draw three cards, then discard one of these three."

    def can(self, table: Table, seat: int) -> bool:
        return moves.can_draw(table)

    def deed(self, table: Table, frame: Frame) -> None:
        begin_discarding(table, frame.seat, moves.draw(table, frame.seat, table.setup.rackets_draw))


RACKETS: Final = Rackets(KIND, CARD_NAMES[KIND], FBI)
