"""Police Raid (MAF-RAI)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines
from sandtable.games.mafia_city.effects import Effect
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.names import place
from sandtable.games.mafia_city.state import Table, replaced
from sandtable.games.mafia_city.terms import CARD_NAMES, CHIEF_OF_POLICE, LOCATIONS
from sandtable.games.mafia_city.terms import POLICE_RAID as KIND

FEWEST: Final = 2
"""The smallest number of own Mafiosi at the raided location."""


class PoliceRaid(Effect):
    """Empties a column; players who get a Mafioso back are active again (MAF-RAI-01, 02)."""

    def says(self) -> str:
        return "Choose a location with at least two of your Mafiosi: all its Mafiosi return to their owners' hands."

    def can(self, table: Table, seat: int) -> bool:
        return any(has_enough(column, seat) for column in table.columns)

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [] if frame.picked else raidable(table, frame.seat)

    def deed(self, table: Table, frame: Frame) -> None:
        location = frame.picked[0]
        column = table.columns[location]
        table.columns[location] = ()
        for seat in range(table.setup.seats):
            many = column.count(seat)
            if many:
                table.hand[seat] += many
                table.tell(lines.TOLD_TO_HAND, seat, (location, many))
                if table.passed[seat]:
                    table.passed = replaced(table.passed, seat, False)
                    table.tell(lines.TOLD_ACTIVE_AGAIN, seat)

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return frame.picked

    def announced(self, about: tuple[int, ...]) -> str:
        return f"on {place(about[0])}"

    def asks(self, frame: Frame) -> str:
        return "Police Raid: choose the location"

    def choice(self, table: Table, option: int) -> str:
        return place(option)


def raidable(table: Table, seat: int) -> list[int]:
    return [location for location in LOCATIONS if has_enough(table.columns[location], seat)]


def has_enough(column: tuple[int, ...], seat: int) -> bool:
    """True for a column with enough Mafiosi of one seat."""
    many = 0
    if len(column) >= FEWEST:
        for owner in column:
            if owner == seat:
                many += 1
    return many >= FEWEST


POLICE_RAID: Final = PoliceRaid(KIND, CARD_NAMES[KIND], CHIEF_OF_POLICE)
