"""Pulling Strings (MAF-STG)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines
from sandtable.games.mafia_city.effects import Effect
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.names import place, player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, LOCATIONS, STRIDE
from sandtable.games.mafia_city.terms import PULLING_STRINGS as KIND


class PullingStrings(Effect):
    """Swaps two columns; an option names both locations, the lower number first."""

    def says(self) -> str:
        return "Exchange the chief Mafiosi, those at the very bottom, of two locations."

    def can(self, table: Table, seat: int) -> bool:
        return len(occupied(table)) > 1

    def choices(self, table: Table, frame: Frame) -> list[int]:
        if frame.picked:
            return []
        found = occupied(table)
        return [one * STRIDE + other for one in found for other in found if one < other]

    def deed(self, table: Table, frame: Frame) -> None:
        one, other = frame.picked[0] // STRIDE, frame.picked[0] % STRIDE
        first, second = table.columns[one], table.columns[other]
        table.columns[one] = (second[0], *first[1:])
        table.columns[other] = (first[0], *second[1:])
        table.tell(lines.TOLD_SWAPPED, frame.seat, (one, other))

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return (frame.picked[0] // STRIDE, frame.picked[0] % STRIDE)

    def announced(self, about: tuple[int, ...]) -> str:
        return f"between {place(about[0])} and {place(about[1])}"

    def asks(self, frame: Frame) -> str:
        return "Pulling Strings: choose the two locations"

    def choice(self, table: Table, option: int) -> str:
        one, other = option // STRIDE, option % STRIDE
        return f"{chief(table, one)} with {chief(table, other)}"


def occupied(table: Table) -> list[int]:
    """Locations with a Mafioso in the column."""
    return [location for location in LOCATIONS if table.columns[location]]


def chief(table: Table, location: int) -> str:
    return f"{player(table.columns[location][0])}'s chief at {place(location)}"


PULLING_STRINGS: Final = PullingStrings(KIND, CARD_NAMES[KIND])
