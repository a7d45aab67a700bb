"""Secret Deals while control of a location is determined (MAF-SEC, MAF-D29, MAF-D30)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.cards.secret_deal import SECRET_DEAL
from sandtable.games.mafia_city.effects import play
from sandtable.games.mafia_city.frames import Frame, Node
from sandtable.games.mafia_city.names import card_name, place
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, NOTHING
from sandtable.games.mafia_city.terms import SECRET_DEAL as KIND


class Bidding(Node):
    """Asks clockwise from the starting player until all have declined since the last card.

    The frame's seat is asked next; a seat that has played a card is asked again. `asked` counts the declines.
    """

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer == DECLINE:
            self._decline(table, frame)
        elif answer != NOTHING:
            frame.asked = 0
            play(table, SECRET_DEAL, frame.seat, (answer,))
            return
        while frame.asked < table.setup.seats:
            options = self.options(table, frame)
            if len(options) > 1:
                table.put(frame.seat, options)
                return
            self._decline(table, frame)
        table.finish(NOTHING)

    def _decline(self, table: Table, frame: Frame) -> None:
        frame.asked += 1
        frame.seat = table.next_seat(frame.seat)

    def options(self, table: Table, frame: Frame) -> list[int]:
        return [DECLINE, *moves.of_kind(table, frame.seat, KIND)]

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return moves.meaning(table, option)

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Control of {place(table.at)} is determined: play a Secret Deal?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else f"play {card_name(table.setup, option)}"


BIDDING: Final = Bidding()
