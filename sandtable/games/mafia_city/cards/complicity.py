"""Complicity (MAF-COM): the owner of a Mafioso sent to the Cell may send a third player's along, and so on."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.effects import OnMafioso, play
from sandtable.games.mafia_city.frames import CARRIED_OUT, Frame, Node
from sandtable.games.mafia_city.names import card_name
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, DECLINE, NOTHING
from sandtable.games.mafia_city.terms import COMPLICITY as KIND


class Complicity(OnMafioso):
    """`frame.many` is the seat that caused the answered move; this seat and the owner are no third players
    (MAF-COM-03).
    """

    def says(self) -> str:
        return "When your Mafioso goes to the Cell: a Mafioso of a third player goes there as well."

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else moves.spots(table, third_players(table, frame.many, frame.seat))

    def deed(self, table: Table, frame: Frame) -> None:
        send(table, frame.seat, frame.picked[0])

    def asks(self, frame: Frame) -> str:
        return "Complicity: choose the Mafioso that goes to the Cell as well"


class Answering(Node):
    """Asks the owner of a Mafioso in the Cell for Complicity until one takes effect (MAF-D25).

    `frame.many` is the seat that caused the move.
    """

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer == DECLINE or frame.result == CARRIED_OUT:
            table.finish(NOTHING)
        elif answer != NOTHING:
            effect = play(table, COMPLICITY, frame.seat, (answer,))
            effect.many = frame.many
        else:
            options = self.options(table, frame)
            if len(options) > 1:
                table.put(frame.seat, options)
            else:
                table.finish(NOTHING)

    def options(self, table: Table, frame: Frame) -> list[int]:
        if not moves.has_mafioso(table, third_players(table, frame.many, frame.seat)):
            return [DECLINE]
        return [DECLINE, *moves.of_kind(table, frame.seat, KIND)]

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return moves.meaning(table, option)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Your Mafioso goes to the Cell: play Complicity?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no" if option == DECLINE else f"play {card_name(table.setup, option)}"


def third_players(table: Table, mover: int, owner: int) -> int:
    """All seats except the mover and the Mafioso's owner, as bits (MAF-COM-03, MAF-D26)."""
    return moves.everybody(table) & ~(1 << mover) & ~(1 << owner)


def send(table: Table, mover: int, spot: int) -> None:
    """Send a Mafioso to the Cell, and push its owner's answer (MAF-D25)."""
    owner = moves.send_to_cell(table, spot)
    table.start(ANSWERING, owner, many=mover)


COMPLICITY: Final = Complicity(KIND, CARD_NAMES[KIND])
ANSWERING: Final = Answering()
