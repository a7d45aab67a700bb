"""Shooting: victims become corpses that stay on their squares (SPB-SHO-01 to 05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.actions.preying import Preying
from sandtable.games.space_bastards.lines import TOLD_SHOT
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import SHOOTING
from sandtable.games.space_bastards.tokens import owner_of, race_of


class Shooting(Preying):
    """Turns the victims into corpses (SPB-SHO-04, SPB-D14)."""

    def price(self, table: Table) -> int:
        return table.setup.costs.shooting

    def strike(self, table: Table, seat: int, planet: int, victims: list[int]) -> None:
        for token in victims:
            table.kill(planet, token)
        if table.telling:
            table.tell(TOLD_SHOT, seat, (len(victims), race_of(victims[0]), owner_of(victims[0]), planet))


SHOOTING_ACTION: Final = Shooting(SHOOTING, "shoot")
