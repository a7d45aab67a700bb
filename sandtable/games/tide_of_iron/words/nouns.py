"""Nouns for units and hexes on cards: a noun says its words and lists its units or hexes."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat.area import is_spotted
from sandtable.games.tide_of_iron.setup import SQUAD as A_SQUAD
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    BUILDING,
    DISRUPTED,
    FATIGUED,
    FRESH,
    NO_SPECIALIZATION,
    NOTHING,
    PINNED,
    UNDAMAGED,
    WOODS,
)

# Sorts of unit.
ANY_UNIT: Final = 0
ANY_SQUAD: Final = 1
ANY_VEHICLE: Final = 2
ANY_TANK: Final = 3
SORT_NAMES: Final = ("unit", "squad", "vehicle", "tank")

# The demands of a noun on a unit; a unit has to meet all of them.
IS_FRESH: Final = 0
IS_FATIGUED: Final = 1
IS_SHAKEN: Final = 2
IS_DAMAGED: Final = 3
IS_WEAKENED: Final = 4
IS_LIGHT: Final = 5
IS_PLAIN: Final = 6
IS_SEEN: Final = 7
IS_HIDDEN_BY_TERRAIN: Final = 8
IS_CONCEALED: Final = 9
ADJECTIVES: Final = {
    IS_FRESH: "fresh",
    IS_FATIGUED: "fatigued",
    IS_SHAKEN: "pinned or disrupted",
    IS_DAMAGED: "damaged",
    IS_WEAKENED: "weakened",
    IS_CONCEALED: "concealed",
}
CLAUSES: Final = {
    IS_LIGHT: "without a heavy weapon",
    IS_PLAIN: "without a heavy weapon or specialization",
    IS_SEEN: "in line of sight of one of your units",
    IS_HIDDEN_BY_TERRAIN: "in woods or a building",
}


class Noun:
    """Units of the card's player or of the enemy, on the map or carried, that meet every demand."""

    def __init__(self, sort: int, is_enemy: bool = False, demands: tuple[int, ...] = (), reach: int = 0) -> None:
        self.sort = sort
        self.is_enemy = is_enemy
        self.demands = demands
        self.reach = reach
        """The longest distance from a unit of the player, in hexes; 0: anywhere."""

    def that(self, demand: int) -> Noun:
        """The noun with one more demand."""
        return Noun(self.sort, self.is_enemy, (*self.demands, demand), self.reach)

    def within(self, reach: int) -> Noun:
        """The noun limited to `reach` hexes from one of the player's units."""
        return Noun(self.sort, self.is_enemy, self.demands, reach)

    def one(self) -> str:
        """ "one of your fresh squads", "an enemy squad within 4 hexes of one of your units"."""
        if self.is_enemy:
            return f"{article('enemy')} enemy {self._adjectives()}{SORT_NAMES[self.sort]}{self._clauses()}"
        return f"one of your {self._adjectives()}{SORT_NAMES[self.sort]}s{self._clauses()}"

    def some(self, most: int) -> str:
        """ "up to 3 of your fresh units"."""
        if self.is_enemy:
            return f"up to {most} enemy {self._adjectives()}{SORT_NAMES[self.sort]}s{self._clauses()}"
        return f"up to {most} of your {self._adjectives()}{SORT_NAMES[self.sort]}s{self._clauses()}"

    def _adjectives(self) -> str:
        return "".join([f"{ADJECTIVES[demand]} " for demand in self.demands if demand in ADJECTIVES])

    def _clauses(self) -> str:
        words = "".join([f" {CLAUSES[demand]}" for demand in self.demands if demand in CLAUSES])
        return f"{words}, at most {self.reach} hexes from one of your units" if self.reach else words

    def options(self, table: Table, seat: int) -> list[int]:
        """The units that it names when `seat` plays the card, in order of number."""
        owner = 1 - seat if self.is_enemy else seat
        return [unit for unit in table.setup.members[owner] if self.fits(table, seat, unit)]

    def fits(self, table: Table, seat: int, unit: int) -> bool:
        owner = 1 - seat if self.is_enemy else seat
        if table.seat_of(unit) != owner or not table.is_on_map(unit) or not is_of_sort(table, unit, self.sort):
            return False
        if self.is_enemy and table.where[unit] < 0:  # passengers are never targets (TOI-TRN-08)
            return False
        if self.is_enemy and table.concealed[unit] and IS_CONCEALED not in self.demands:
            return False
        if self.reach and not is_near(table, seat, unit, self.reach):
            return False
        return all([meets(table, seat, unit, demand) for demand in self.demands])


def is_of_sort(table: Table, unit: int, sort: int) -> bool:
    kind = table.setup.unit_kind[unit]
    if sort == ANY_SQUAD:
        return kind == A_SQUAD
    if sort == ANY_VEHICLE:
        return kind != A_SQUAD
    return sort == ANY_UNIT or (kind != A_SQUAD and table.setup.vehicles[kind].is_tank)


def meets(table: Table, seat: int, unit: int, demand: int) -> bool:
    """True where a unit meets one demand."""
    figures = table.figures[unit]
    if demand == IS_FRESH:
        return table.state[unit] == FRESH
    if demand == IS_FATIGUED:
        return table.state[unit] == FATIGUED
    if demand == IS_SHAKEN:
        return table.conditions[unit] in (PINNED, DISRUPTED)
    if demand == IS_DAMAGED:
        return table.damage[unit] != UNDAMAGED
    if demand == IS_WEAKENED:
        return figures != squads.EMPTY and not squads.is_full(figures)
    if demand == IS_LIGHT:
        return not squads.has_heavy_weapon(figures)
    if demand == IS_PLAIN:
        return not squads.has_heavy_weapon(figures) and table.special[unit] == NO_SPECIALIZATION
    if demand == IS_SEEN:
        return is_spotted(table, seat, table.where[unit])
    if demand == IS_HIDDEN_BY_TERRAIN:
        return table.where[unit] >= 0 and table.setup.ground.base[table.where[unit]] in (WOODS, BUILDING)
    if demand == IS_CONCEALED:
        return table.concealed[unit]
    raise AssertionError(f"there is no demand {demand}")


def is_near(table: Table, seat: int, unit: int, reach: int) -> bool:
    for other in table.units_of(seat):
        here = table.where[other]
        if here >= 0 and table.setup.ground.distance(here, table.where[unit]) <= reach:
            return True
    return False


def article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


UNIT: Final = Noun(ANY_UNIT)
SQUAD: Final = Noun(ANY_SQUAD)
VEHICLE: Final = Noun(ANY_VEHICLE)
TANK: Final = Noun(ANY_TANK)
ENEMY_UNIT: Final = Noun(ANY_UNIT, True)
ENEMY_SQUAD: Final = Noun(ANY_SQUAD, True)

# The hexes that a card may choose.
IN_SIGHT: Final = 0
"""A hex in the line of sight of a unit of the player (TOI-ARE-18)."""
OWN_SQUAD: Final = 1
"""A hex with a squad of the player."""
NEAR_SQUAD: Final = 2
"""A hex with a squad of the player, or a hex next to one without enemies."""
PLACE_WORDS: Final = (
    "in line of sight of one of your units",
    "of one of your squads",
    "of one of your squads, or an adjacent hex without enemies",
)


def hexes(table: Table, seat: int, where: int) -> list[int]:
    """The hexes of a kind, in order of number."""
    if where == IN_SIGHT:
        return [hex_ for hex_ in range(table.setup.ground.count) if is_spotted(table, seat, hex_)]
    found = [False] * table.setup.ground.count
    for unit in table.units_of(seat):
        here = table.where[unit]
        if here >= 0 and table.is_squad(unit):
            found[here] = True
            if where == NEAR_SQUAD:
                for next_ in table.setup.ground.neighbours[here]:
                    if next_ != NOTHING and table.holder(next_) != 1 - seat:
                        found[next_] = True
    return [hex_ for hex_ in range(len(found)) if found[hex_]]
