"""Private Club [6] (MAF-CLB): a Dollar brings the controller an additional victory point."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.effects import play
from sandtable.games.mafia_city.frames import CARRIED_OUT, Frame
from sandtable.games.mafia_city.locations.place import Place
from sandtable.games.mafia_city.names import card_name
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.symbols import DOLLAR
from sandtable.games.mafia_city.terms import DECLINE, NOTHING
from sandtable.games.mafia_city.terms import DOLLAR as DOLLAR_SYMBOL
from sandtable.games.mafia_city.terms import PRIVATE_CLUB as NUMBER


class PrivateClub(Place):
    """Asks for Dollars until one has taken effect (MAF-CLB-03, 04)."""

    def says(self) -> str:
        return "Play a card with a Dollar for one additional victory point."

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if frame.seat < 0 or answer == DECLINE or frame.result == CARRIED_OUT:
            table.finish(NOTHING)
        elif answer != NOTHING:
            play(table, DOLLAR, frame.seat, (answer,))
        else:
            options = self.options(table, frame)
            if len(options) > 1:
                table.put(frame.seat, options)
            else:
                table.finish(NOTHING)

    def options(self, table: Table, frame: Frame) -> list[int]:
        cards = moves.with_symbol(table, frame.seat, DOLLAR_SYMBOL)
        return [DECLINE, *moves.distinct(table, tuple(cards))]

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return moves.meaning(table, option)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Private Club: play a Dollar for another victory point?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else f"play {card_name(table.setup, option)}"


PRIVATE_CLUB: Final = PrivateClub(NUMBER)
