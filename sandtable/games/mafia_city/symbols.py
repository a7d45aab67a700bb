"""The effects of symbols (section 11); a pair of Fists is a veto (vetoes.py)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.effects import Effect, OnMafioso
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.names import place
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import LOCATIONS

HAT_CODE: Final = 11
HATS_CODE: Final = 12
BULLET_CODE: Final = 13
DOLLAR_CODE: Final = 14


class OneHat(OnMafioso):
    """Takes back a Mafioso from a column, never from the Cell (MAF-SYM-02, 11)."""

    def says(self) -> str:
        return "Take one of your Mafiosi from a column back into your hand."

    def can(self, table: Table, seat: int) -> bool:
        return moves.has_mafioso(table, 1 << seat)

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else moves.spots(table, 1 << frame.seat)

    def deed(self, table: Table, frame: Frame) -> None:
        moves.take_back(table, frame.picked[0])

    def announced(self, about: tuple[int, ...]) -> str:
        return f"a Mafioso back from {place(about[1])}"

    def asks(self, frame: Frame) -> str:
        return "Hat: choose the Mafioso that comes back into your hand"


class TwoHats(Effect):
    """Places a Mafioso from the reserve directly in a column (MAF-SYM-03)."""

    def says(self) -> str:
        return "Place one of your Mafiosi from your reserve on top of the column of any location."

    def can(self, table: Table, seat: int) -> bool:
        return table.reserve[seat] > 0

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else list(LOCATIONS)

    def deed(self, table: Table, frame: Frame) -> None:
        moves.place_from_reserve(table, frame.seat, frame.picked[0])

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return frame.picked

    def announced(self, about: tuple[int, ...]) -> str:
        return f"a Mafioso from the reserve to {place(about[0])}"

    def asks(self, frame: Frame) -> str:
        return "Two Hats: choose where the Mafioso goes"

    def choice(self, table: Table, option: int) -> str:
        return place(option)


class Bullet(Effect):
    """Lets a passed player act; the Action Phase carries this out (MAF-SYM-06)."""

    def says(self) -> str:
        return "After you have passed: take one action, but don't pass."

    def deed(self, table: Table, frame: Frame) -> None:
        return


class Dollar(Effect):
    """Gives the controller of the Private Club a point (MAF-SYM-09)."""

    def says(self) -> str:
        return "When you control the Private Club: one additional victory point."

    def deed(self, table: Table, frame: Frame) -> None:
        moves.score(table, frame.seat)


HAT: Final = OneHat(HAT_CODE, "a Hat")
HATS: Final = TwoHats(HATS_CODE, "two Hats")
BULLET: Final = Bullet(BULLET_CODE, "a Bullet")
DOLLAR: Final = Dollar(DOLLAR_CODE, "a Dollar")
