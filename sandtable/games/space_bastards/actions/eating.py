"""Eating: victims leave the planet and return to their owner's supply (SPB-EAT-01 to 03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.actions.preying import Preying
from sandtable.games.space_bastards.lines import TOLD_EATEN
from sandtable.games.space_bastards.state import Table, increased
from sandtable.games.space_bastards.terms import EATING, RACES
from sandtable.games.space_bastards.tokens import owner_of, race_of


class Eating(Preying):
    """Removes the victims from the planet (SPB-EAT-02, SPB-D15)."""

    def price(self, table: Table) -> int:
        return table.setup.costs.eating

    def strike(self, table: Table, seat: int, planet: int, victims: list[int]) -> None:
        owner = owner_of(victims[0])
        race = race_of(victims[0])
        for token in victims:
            table.lift(planet, token)
        table.supply = increased(table.supply, owner * RACES + race, len(victims))
        if table.telling:
            table.tell(TOLD_EATEN, seat, (len(victims), race, owner, planet))


EATING_ACTION: Final = Eating(EATING, "eat")
