"""Secret Deal (MAF-SEC)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city.effects import Effect
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.names import place
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES
from sandtable.games.mafia_city.terms import SECRET_DEAL as KIND


class SecretDeal(Effect):
    """Adds Mafiosi to the count at the location being evaluated, for this evaluation (MAF-SEC-01)."""

    def says(self) -> str:
        return "While control of a location is determined: you count as having one more Mafioso there."

    def deed(self, table: Table, frame: Frame) -> None:
        bonus = list(table.bonus)
        bonus[frame.seat] += table.setup.secret_deal_bonus
        table.bonus = tuple(bonus)

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return (table.at,)

    def announced(self, about: tuple[int, ...]) -> str:
        return f"at {place(about[0])}"


SECRET_DEAL: Final = SecretDeal(KIND, CARD_NAMES[KIND])
