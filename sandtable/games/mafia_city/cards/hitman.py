"""Hitman, the card (MAF-HIT); the figure walks with the effect of the Harbour."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.effects import OnMafioso
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, FBI
from sandtable.games.mafia_city.terms import HITMAN as KIND


class Hitman(OnMafioso):
    """Removes any Mafioso in the figure's column (MAF-HIT-01)."""

    def says(self) -> str:
        return "When you control the Harbour: a Mafioso at the Hitman's location goes to its owner's reserve."

    def can(self, table: Table, seat: int) -> bool:
        return bool(table.columns[table.hitman])

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else moves.spots(table, moves.everybody(table), table.hitman)

    def deed(self, table: Table, frame: Frame) -> None:
        moves.send_to_reserve(table, frame.picked[0])

    def asks(self, frame: Frame) -> str:
        return "Hitman: choose the Mafioso to remove"


HITMAN: Final = Hitman(KIND, CARD_NAMES[KIND], FBI)
