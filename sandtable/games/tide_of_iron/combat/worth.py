"""The values of pieces in points of evaluate.py, and the expected losses by an attack.

The weights are judgement, not rules.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import facts, squads
from sandtable.games.tide_of_iron.combat import casualties, odds, vehicles
from sandtable.games.tide_of_iron.combat.odds import SCALE, Odds
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    DESTROYED,
    ELITE,
    FATIGUED,
    FIGURE_KINDS,
    MG,
    MORTAR,
    NO_CONDITION,
    OFFICER,
    REGULAR,
    SUPPRESSIVE,
)

FIGURE_POINTS: Final[tuple[int, ...]] = (10, 16, 20, 28, 24)
"""Points by kind of figure: regular, elite, officer, machine gun, mortar."""
BY_POINTS: Final[tuple[int, ...]] = (REGULAR, ELITE, OFFICER, MORTAR, MG)
"""Kinds of figure, the cheapest first."""
CONDITION_PERCENT: Final[tuple[int, ...]] = (0, 20, 40, 100)
"""The share of a squad's points lost by each condition, in percent."""
FRESH_PERCENT: Final = 10
"""The additional loss of a squad that has not acted yet and now can't, in percent."""
DAMAGE_PERCENT: Final[tuple[int, ...]] = (0, 25, 60, 100)
"""The share of a vehicle's points lost by each step of damage, in percent."""
PERCENT: Final = 100


def _vehicle_points(unit: facts.UnitType) -> int:
    """A truck, an armed light vehicle, a heavy one, or one with thick armour."""
    if not unit.vs_infantry.firepower:
        return 20
    if not unit.is_heavy:
        return 40
    return 100 if "thick_armor" in unit.abilities else 80


VEHICLE_POINTS: Final[tuple[int, ...]] = tuple(
    [_vehicle_points(unit) for unit in facts.unit_types().values() if unit.is_vehicle]
)
"""Points by kind of vehicle."""


def pack_points(pack: int) -> int:
    """The value of the figures of a pack, in points."""
    points = 0
    for kind in range(FIGURE_KINDS):
        points += squads.number(pack, kind) * FIGURE_POINTS[kind]
    return points


LIGHT_BITS: Final = squads.BITS * MG
"""The bits of a pack below the heavy weapons."""
LIGHT_MASK: Final = (1 << LIGHT_BITS) - 1
LIGHT_POINTS: Final = [pack_points(light) for light in range(1 << LIGHT_BITS)]
"""The value of figures without a heavy weapon, in points, by pack."""
HEAVY_POINTS: Final = [pack_points(heavy << LIGHT_BITS) for heavy in range(squads.PACKS >> LIGHT_BITS)]
"""The value of heavy weapons, in points, by the rest of the pack."""


def squad_points(table: Table, squad: int) -> int:
    """The value of a squad's figures, in points."""
    pack = table.figures[squad]
    return LIGHT_POINTS[pack & LIGHT_MASK] + HEAVY_POINTS[pack >> LIGHT_BITS]


def expected_loss(table: Table, unit: int, black: int, range_class: int, red: int, kind: int) -> int:
    """The expected loss of a unit by `black` attack dice against `red` defence dice, in points."""
    if not table.is_squad(unit):
        return 0 if kind == SUPPRESSIVE else vehicle_loss(table, unit, black, range_class, red)
    chances = odds.odds(black, range_class, red, table.setup.rules.defense_success)
    if kind == SUPPRESSIVE:
        return condition_loss(table, unit, chances)
    return figure_loss(table.figures[unit], chances)


def figure_loss(figures: int, chances: Odds) -> int:
    """The expected loss of figures, in points; the cheapest figures go first."""
    known = chances.losses.get(figures)
    if known is not None:
        return known
    points = 0
    hits = 0
    for kind in BY_POINTS:
        for _ in range(squads.number(figures, kind)):
            hits += 1
            points += chances.at_least(hits) * FIGURE_POINTS[kind]
    chances.losses[figures] = points // SCALE
    return points // SCALE


def condition_loss(table: Table, squad: int, chances: Odds) -> int:
    """The expected loss by conditions, in points: each counts by its difference to the squad's present condition."""
    share = 0
    before = condition_share(table, squad, table.conditions[squad])
    for hits in range(1, len(chances.chances)):
        after = condition_share(table, squad, casualties.condition_after(table, squad, hits))
        share += (chances.at_least(hits) - chances.at_least(hits + 1)) * (after - before)
    return share * squad_points(table, squad) // (SCALE * PERCENT)


def condition_share(table: Table, squad: int, condition: int) -> int:
    """The share of a squad's points lost by a condition, in percent."""
    share = CONDITION_PERCENT[condition]
    if condition != NO_CONDITION and share < PERCENT and table.state[squad] != FATIGUED:
        share += FRESH_PERCENT
    return share


def vehicle_loss(table: Table, vehicle: int, black: int, range_class: int, red: int) -> int:
    """The expected loss of a vehicle, in points: each hit is a step of damage."""
    is_thick = table.setup.vehicles[table.setup.unit_kind[vehicle]].has_thick_armor
    chances = odds.odds(black, range_class, red, table.setup.rules.defense_success, is_thick)
    before = DAMAGE_PERCENT[table.damage[vehicle]]
    share = 0
    for hits in range(1, DESTROYED + 1):
        after = DAMAGE_PERCENT[vehicles.damage_after(table, vehicle, hits)]
        share += chances.at_least(hits) * (after - before)
        before = after
    return share * VEHICLE_POINTS[table.setup.unit_kind[vehicle]] // (SCALE * PERCENT)
