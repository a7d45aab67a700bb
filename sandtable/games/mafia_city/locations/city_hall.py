"""City Hall [7] (MAF-HAL): the controller takes the Mayor, who decides orders."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.locations.place import Offer
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CITY_HALL as NUMBER
from sandtable.games.mafia_city.terms import DECLINE, NOBODY


class CityHall(Offer):
    """He comes from the tile or from another player (MAF-HAL-02); without control he returns (MAF-HAL-04)."""

    def says(self) -> str:
        return "Take the Mayor: while you hold him you decide the order of locations, and who withdraws first."

    def is_offered(self, table: Table, seat: int) -> bool:
        return table.mayor != seat

    def carry_out(self, table: Table, seat: int) -> None:
        moves.give_mayor(table, seat)

    def without_control(self, table: Table) -> None:
        moves.give_mayor(table, NOBODY)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "City Hall: take the Mayor?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else "take the Mayor"


CITY_HALL: Final = CityHall(NUMBER)
