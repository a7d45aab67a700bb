"""Grand Plan (MAF-PLA)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines, moves
from sandtable.games.mafia_city.effects import Effect, owner_and_place
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.names import mafioso, place, player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, FBI, LOCATIONS, STRIDE
from sandtable.games.mafia_city.terms import GRAND_PLAN as KIND


class GrandPlan(Effect):
    """The player chooses the Mafioso, then its new location (MAF-PLA-01)."""

    def says(self) -> str:
        return "Move any one Mafioso to the top of the column of another location."

    def can(self, table: Table, seat: int) -> bool:
        return moves.has_mafioso(table, moves.everybody(table))

    def choices(self, table: Table, frame: Frame) -> list[int]:
        if not frame.picked:
            return moves.spots(table, moves.everybody(table))
        if len(frame.picked) == 1:
            return [location for location in LOCATIONS if location != frame.picked[0] // STRIDE]
        return []

    def deed(self, table: Table, frame: Frame) -> None:
        spot, goal = frame.picked
        owner = moves.lift(table, spot)
        moves.put_on_top(table, owner, goal)
        table.tell(lines.TOLD_MOVED, owner, (spot // STRIDE, goal))

    def foresee(self, table: Table, frame: Frame) -> None:
        """Take the chosen Mafioso out of its column, even before its new location is chosen."""
        if len(frame.picked) == 1:
            moves.lift(table, frame.picked[0])
        else:
            super().foresee(table, frame)

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return (*owner_and_place(table, frame.picked[0]), frame.picked[1])

    def announced(self, about: tuple[int, ...]) -> str:
        return f"{player(about[0])}'s Mafioso from {place(about[1])} to {place(about[2])}"

    def asks(self, frame: Frame) -> str:
        return "Grand Plan: choose where it goes" if frame.picked else "Grand Plan: choose the Mafioso to move"

    def choice(self, table: Table, option: int) -> str:
        return place(option) if option < STRIDE else mafioso(table, option)


GRAND_PLAN: Final = GrandPlan(KIND, CARD_NAMES[KIND], FBI)
