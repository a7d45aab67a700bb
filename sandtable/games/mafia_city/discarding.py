"""Discarding one of the newest cards of a hand: after Rackets one of the drawn cards, at the Business District any."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.frames import CARRIED_OUT, Frame, Node
from sandtable.games.mafia_city.names import card_name
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import NOTHING


class Discarding(Node):
    """The choice of a card among the newest `frame.many` cards of the hand."""

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer == NOTHING:
            table.choose(frame, frame.seat, self.options(table, frame))
        else:
            moves.throw_away(table, frame.seat, answer)
            table.finish(CARRIED_OUT)

    def options(self, table: Table, frame: Frame) -> list[int]:
        return moves.distinct(table, table.cards[frame.seat][-frame.many :])

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return moves.meaning(table, option)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard a card"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return f"discard {card_name(table.setup, option)}"


def begin_discarding(table: Table, seat: int, many: int) -> None:
    """Push the discard of one of the newest `many` cards; without cards nothing happens (MAF-D27, MAF-D37)."""
    if many > 0:
        table.start(DISCARDING, seat, many=many)


DISCARDING: Final = Discarding()
