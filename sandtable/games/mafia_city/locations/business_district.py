"""Business District [5] (MAF-BUS): the controller draws cards and discards one card of the hand."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.discarding import begin_discarding
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.locations.place import Offer
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import BUSINESS_DISTRICT as NUMBER
from sandtable.games.mafia_city.terms import DECLINE


class BusinessDistrict(Offer):
    """The controller sees the drawn cards before discarding one of the whole hand (MAF-BUS-02, MAF-D37)."""

    def says(self) -> str:
        return "Draw three cards, then discard one card of your hand."

    def is_offered(self, table: Table, seat: int) -> bool:
        return moves.can_draw(table) or bool(table.cards[seat])

    def carry_out(self, table: Table, seat: int) -> None:
        moves.draw(table, seat, table.setup.business_draw)
        begin_discarding(table, seat, len(table.cards[seat]))

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Business District: draw cards, then discard one?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else "draw"


BUSINESS_DISTRICT: Final = BusinessDistrict(NUMBER)
