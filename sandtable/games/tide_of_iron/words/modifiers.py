"""Changes of unit values and of rules by cards in force.

A modifier names the changed value, the amount and the units. Cards put it into force as an `Effect`, whose
`kind` packs value and units; the rules call `amount` wherever they need the value.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.setup import SQUAD
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ENGINEER, MG, NOTHING, PANZER_IV

# The changed value.
FIREPOWER: Final = 0
"""The attack dice of a unit, before halving."""
RANGE: Final = 1
COVER: Final = 2
SUPPRESSIVE_COVER: Final = 3
"""Cover against suppressive attacks only."""
MOVEMENT: Final = 4
ADVANCE_MOVEMENT: Final = 5
"""Movement points in an Advance only."""
ASSAULT_FIREPOWER: Final = 6
"""Attack dice of the squad that leads an assault."""
TOKENS: Final = 7
"""Command counted on the initiative card in addition to the tokens on it (TOI-OBJ-09)."""
ASSAULT_DEFENSE: Final = 8
"""Firepower of a squad that defends in an assault."""
ANTI_TANK_FIREPOWER: Final = 9
"""Attack dice against heavy vehicles."""
VEHICLE_FIREPOWER: Final = 10
"""Attack dice against vehicles."""
CONTACT: Final = 11
"""Added to the die of Establish Contact (TOI-ARE-17)."""
REROLL: Final = 12
"""Failed black dice that are rerolled in each attack."""
OFFICER_REACH: Final = 13
"""Hexes from an officer in which Rally, Determination and Fast Recovery count."""
NO_ROUT: Final = 14
"""A squad that would be routed is disrupted instead."""
SIGHT: Final = 15
"""The longest line of sight, in hexes."""
DIVISIONS_APART: Final = 16
"""Units don't combine fire with units of another division (TOI-CMB-09)."""
CONCEALED: Final = 17
"""Squads that may start concealed (TOI-CON-08)."""
LIGHT_GUN: Final = 18
"""Range and firepower against vehicles instead of the printed values."""
LAY_SMOKE: Final = 19
LAY_WIRE: Final = 20
CLEAR_TRAP: Final = 21
CLEAR_MINES: Final = 22
BEGAN: Final = 23
"""Changes nothing: it tells which seat had the initiative of the first round, where a die decided (D-TOI-151)."""
HAPPENED: Final = 24
"""Changes nothing: it keeps a deed of the scenario that has happened, as its number * ROUNDS + the round."""
CLOSED: Final = 25
"""Its amount is a hex that nobody enters any more (D-TOI-174)."""
BORNE: Final = 26
"""Changes nothing: it tells where a carried objective is, as its number * carrying.PLACES + its hex, and its bearer."""
ROUNDS: Final = 32
"""The base for packing the round of a deed: larger than the number of rounds."""
KINDS: Final = 32
"""The base for packing: larger than the number of kinds."""

ALWAYS: Final = 1_000_000
"""The last round of an operations card's effect: later than the end of any game (TOI-CRD-07)."""

# The units with the change.
ALL: Final = 0
SQUADS: Final = 1
VEHICLES: Final = 2
TANKS: Final = 3
LIGHT_SQUADS: Final = 4
"""Squads without a heavy weapon."""
MACHINE_GUNS: Final = 5
ENGINEERS: Final = 6
PANZERS: Final = 7
FIRST_TANK: Final = 8
"""The tank with the lowest number."""
SCOPE_NAMES: Final = (
    "units",
    "squads",
    "vehicles",
    "tanks",
    "squads without heavy weapons",
    "squads with a machine gun",
    "engineer squads",
    "Panzer IVs",
    "first tank",
)


SENTENCES: Final = {
    FIREPOWER: "{who} have {sign} firepower",
    RANGE: "{who} have {sign} range",
    COVER: "{who} have {sign} cover",
    SUPPRESSIVE_COVER: "{who} have {sign} cover against suppressive attacks",
    MOVEMENT: "{who} have {sign} movement",
    ASSAULT_FIREPOWER: "{who} have {sign} firepower when they lead an assault",
    ASSAULT_DEFENSE: "{who} have {sign} firepower when they defend in an assault",
    ANTI_TANK_FIREPOWER: "{who} have {sign} firepower against heavy vehicles",
    VEHICLE_FIREPOWER: "{who} have {sign} firepower against vehicles",
    ADVANCE_MOVEMENT: "{who} have {sign} movement in an Advance",
    CONTACT: "{whose} rolls to establish contact have {sign}",
    TOKENS: "{whose} initiative card counts {many} token more",
    REROLL: "{whose} first tank rolls {many} failed attack die once more in each attack",
    OFFICER_REACH: "{whose} officers give Rally, Determination and Fast Recovery within {many} hex",
    NO_ROUT: "{who} that would be routed are disrupted instead",
    SIGHT: "nobody has line of sight farther than {many} hexes",
    DIVISIONS_APART: "{who} do not combine fire with units of another division",
    CONCEALED: "up to {many} of {who} may start concealed in woods, buildings or fortifications",
    LIGHT_GUN: "{who} attack vehicles with range {many} and firepower {many}",
    LAY_SMOKE: "each of {who} may, as an action, place 1 smoke marker in its hex or an adjacent one, not in a building",
    LAY_WIRE: "{who} may, as an action, place razor wire in their hex or an adjacent one without enemies",
    CLEAR_TRAP: "{who} may, as an action, remove a tank trap in their hex or an adjacent one without enemies",
    CLEAR_MINES: "{who} may, as an action, remove a minefield in their hex or an adjacent one without enemies",
}
ONE_TIME_SENTENCES: Final = {
    FIREPOWER: "when {one} attacks, it has {sign} firepower",
    COVER: "when {one} is attacked directly or by assault, it has {sign} cover",
    ASSAULT_FIREPOWER: "when {one} leads an assault, it has {sign} firepower",
    ASSAULT_DEFENSE: "when {one} defends in an assault, it has {sign} firepower",
    ANTI_TANK_FIREPOWER: "when {one} attacks a heavy vehicle, it has {sign} firepower",
    VEHICLE_FIREPOWER: "when {one} attacks a vehicle, it has {sign} firepower",
    CONTACT: "when you roll to establish contact, the roll has {sign}",
}


class Modifier:
    """One change of a value or a rule."""

    def __init__(self, kind: int, amount: int, scope: int = ALL, is_for_enemy: bool = False) -> None:
        self.kind = kind
        self.amount = amount
        self.scope = scope
        self.is_for_enemy = is_for_enemy
        """True where it changes units and rolls of the other side."""

    def effect(self, seat: int, until: int, card: int, unit: int = NOTHING) -> Effect:
        """The effect of the modifier for `seat`, which played `card`, to the end of round `until`; 0: for one use."""
        owner = 1 - seat if self.is_for_enemy else seat
        return Effect(self.kind + KINDS * self.scope, owner, self.amount, unit, until, card)

    def says(self) -> str:
        """The sentence of a lasting modifier: "your squads have +1 cover against suppressive attacks"."""
        return self._filled(SENTENCES[self.kind])

    def says_once(self) -> str:
        """The sentence of a single use: "when one of your squads attacks a vehicle, it has +2 firepower"."""
        return self._filled(ONE_TIME_SENTENCES[self.kind])

    def _filled(self, sentence: str) -> str:
        whose = "enemy" if self.is_for_enemy else "your"
        units = SCOPE_NAMES[self.scope]
        sign = f"+{self.amount}" if self.amount > 0 else str(self.amount)
        return sentence.format(
            who=f"{whose} {units}", whose=whose, one=f"one of {whose} {units}", sign=sign, many=self.amount
        )


def amount(table: Table, seat: int, unit: int, kind: int) -> int:
    """The sum of all cards in force on a value of a unit of that seat, or of the seat itself."""
    total = 0
    if not table.effects:  # in most positions
        return total
    for effect in table.effects:
        if effect.seat == seat and effect.kind % KINDS == kind and effect.until and is_about(table, effect, unit):
            total += effect.amount
    return total


def once(table: Table, seat: int, unit: int, kind: int) -> list[int]:
    """Places in `table.effects` of the matching one-time effects, in the order of play (TOI-CRD-11)."""
    found: list[int] = []
    for place, effect in enumerate(table.effects):
        if effect.seat == seat and effect.kind % KINDS == kind and not effect.until and is_about(table, effect, unit):
            found.append(place)
    return found


def is_about(table: Table, effect: Effect, unit: int) -> bool:
    """True where an effect counts for a unit; NOTHING stands for the seat itself."""
    if unit == NOTHING:
        return True
    return (effect.unit in (NOTHING, unit)) and is_in_scope(table, unit, effect.kind // KINDS)


def is_in_scope(table: Table, unit: int, scope: int) -> bool:
    kind = table.setup.unit_kind[unit]
    if scope == ALL:
        return True
    if scope == VEHICLES:
        return kind != SQUAD
    if scope == TANKS:
        return kind != SQUAD and table.setup.vehicles[kind].is_tank
    if scope == FIRST_TANK:
        return unit == first_tank(table, table.seat_of(unit))
    if scope == PANZERS:
        return kind == PANZER_IV
    if kind != SQUAD:
        return False
    if scope == LIGHT_SQUADS:
        return not squads.has_heavy_weapon(table.figures[unit])
    if scope == MACHINE_GUNS:
        return squads.number(table.figures[unit], MG) > 0
    return scope == SQUADS or table.special[unit] == ENGINEER


def first_tank(table: Table, seat: int) -> int:
    """The seat's tank with the lowest number, also if destroyed; NOTHING without one."""
    for unit in range(table.setup.units):
        kind = table.setup.unit_kind[unit]
        if kind != SQUAD and table.seat_of(unit) == seat and table.setup.vehicles[kind].is_tank:
            return unit
    return NOTHING
