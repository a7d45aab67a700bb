"""Love: a token is born on a planet with both parent races (SPB-LOV-01 to 06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.actions.boosting import Repeatable
from sandtable.games.space_bastards.frames import Frame
from sandtable.games.space_bastards.lines import TOLD_BORN
from sandtable.games.space_bastards.names import planet_name
from sandtable.games.space_bastards.placing import place
from sandtable.games.space_bastards.state import Table, increased
from sandtable.games.space_bastards.terms import LOVE, NO, RACE_NAMES, RACES
from sandtable.games.space_bastards.tokens import kind


def births(table: Table, seat: int) -> list[int]:
    """Possible births, as planet * RACES + race of the newborn (SPB-LOV-03, 04).

    The choice of the parent tokens makes no difference: no player can object (SPB-LOV-05), and they don't change.
    """
    left = table.left(LOVE)
    right = table.right(LOVE)
    races = [race for race in sorted({left, right}) if table.supply[seat * RACES + race]]
    found: list[int] = []
    for planet in range(table.setup.planets if races else 0):
        if has_parents(table, seat, planet, left, right):
            room = table.setup.rooms[planet]
            occupied = table.occupied[planet]
            found.extend([planet * RACES + race for race in races if room.first_free(race, occupied)])
    return found


def has_parents(table: Table, seat: int, planet: int, left: int, right: int) -> bool:
    """True with two living tokens of these races, at least one of them the player's own (SPB-LOV-01, 02, SPB-D13)."""
    base = table.base(planet, seat)
    if not (table.alive[base + left] or table.alive[base + right]):
        return False
    if left == right:
        return table.all_of(planet, left) > 1
    return table.all_of(planet, left) > 0 and table.all_of(planet, right) > 0


class Loving(Repeatable):
    """The action; an option is a birth."""

    def price(self, table: Table) -> int:
        return table.setup.costs.love

    def deeds(self, table: Table, seat: int) -> list[int]:
        return births(table, seat)

    def carry_out(self, table: Table, seat: int, deed: int) -> None:
        planet, race = divmod(deed, RACES)
        table.supply = increased(table.supply, seat * RACES + race, -1)
        if table.telling:
            table.tell(TOLD_BORN, seat, (race, planet))
        place(table, seat, planet, (kind(seat, race),))

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"where a token is born{self.once_more(table, frame)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == NO:
            return "no birth"
        return f"a {RACE_NAMES[option % RACES]} on {planet_name(table, option // RACES)}"


LOVING: Final = Loving()
