"""The base of Shooting and Eating: one race attacks another colour's tokens (SPB-SHO-01 to 03, SPB-EAT-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.actions.boosting import Repeatable
from sandtable.games.space_bastards.frames import Frame
from sandtable.games.space_bastards.names import planet_name, player
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import NO, RACE_PLURALS
from sandtable.games.space_bastards.tokens import kind

MOST_OWNERS: Final = 8


def targets(table: Table, seat: int, relationship: int) -> list[int]:
    """Planets with an own hunter and another colour's prey, as planet * MOST_OWNERS + that colour."""
    left = table.left(relationship)
    right = table.right(relationship)
    found: list[int] = []
    for planet in range(table.setup.planets):
        if table.alive[table.base(planet, seat) + left]:
            for owner in range(table.setup.owners):
                if owner != seat and table.alive[table.base(planet, owner) + right]:
                    found.append(planet * MOST_OWNERS + owner)
    return found


class Preying(Repeatable):
    """An option is a planet and a colour: all its tokens of the prey's race there are victims (SPB-SHO-03)."""

    def __init__(self, relationship: int, verb: str) -> None:
        self.relationship = relationship
        self.verb = verb

    def deeds(self, table: Table, seat: int) -> list[int]:
        return targets(table, seat, self.relationship)

    def carry_out(self, table: Table, seat: int, deed: int) -> None:
        planet, owner = divmod(deed, MOST_OWNERS)
        victims = table.of_kind(planet, kind(owner, table.right(self.relationship)))
        self.strike(table, seat, planet, victims)

    def strike(self, table: Table, seat: int, planet: int, victims: list[int]) -> None:
        """Apply the attack to the victims."""
        raise NotImplementedError

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"whom to {self.verb}{self.once_more(table, frame)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == NO:
            return "nobody"
        planet, owner = divmod(option, MOST_OWNERS)
        victims = RACE_PLURALS[table.right(self.relationship)]
        return f"{player(table, owner)}'s {victims} on {planet_name(table, planet)}"
