"""Police Station [4] (MAF-POL): the controller takes the Policeman, who shows all hands."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.locations.place import Offer
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, NOBODY
from sandtable.games.mafia_city.terms import POLICE_STATION as NUMBER


class PoliceStation(Offer):
    """He comes from the tile or from another player (MAF-POL-02); without control he returns (MAF-POL-04)."""

    def says(self) -> str:
        return "Take the Policeman: while you hold him you see every player's cards."

    def is_offered(self, table: Table, seat: int) -> bool:
        return table.policeman != seat

    def carry_out(self, table: Table, seat: int) -> None:
        moves.give_policeman(table, seat)

    def without_control(self, table: Table) -> None:
        moves.give_policeman(table, NOBODY)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Police Station: take the Policeman?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else "take the Policeman"


POLICE_STATION: Final = PoliceStation(NUMBER)
