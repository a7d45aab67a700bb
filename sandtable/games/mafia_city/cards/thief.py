"""Thief (MAF-THI)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.words import counted
from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.effects import Effect
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.names import player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, CHIEF_OF_POLICE
from sandtable.games.mafia_city.terms import THIEF as KIND


class Thief(Effect):
    """Steals a random card of a chosen opponent (MAF-THI-01)."""

    def says(self) -> str:
        return "Take a random card from another player's hand into yours."

    def can(self, table: Table, seat: int) -> bool:
        return bool(victims(table, seat))

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else victims(table, frame.seat)

    def deed(self, table: Table, frame: Frame) -> None:
        victim = frame.picked[0]
        if table.cards[victim]:
            moves.steal(table, frame.seat, victim)

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return frame.picked

    def announced(self, about: tuple[int, ...]) -> str:
        return f"from {player(about[0])}"

    def asks(self, frame: Frame) -> str:
        return "Thief: choose whose card to take"

    def choice(self, table: Table, option: int) -> str:
        return f"{player(option)} ({counted(len(table.cards[option]), 'card')})"


def victims(table: Table, seat: int) -> list[int]:
    """Opponents with a card."""
    return [other for other in range(table.setup.seats) if other != seat and table.cards[other]]


THIEF: Final = Thief(KIND, CARD_NAMES[KIND], CHIEF_OF_POLICE)
