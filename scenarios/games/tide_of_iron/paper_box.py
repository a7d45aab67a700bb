"""Parts of the sheet on paper that the box says: the values of units, and the markers that are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from catalog.tide_of_iron.words import ABILITIES, NATIONS
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import UnitType
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_sides import placed_force
from sandtable.games.tide_of_iron.terms import NATION_NAMES
from scenarios.games.tide_of_iron.map_sheet import MARKERS
from scenarios.games.tide_of_iron.units import units


@dataclass(frozen=True)
class UnitLine:
    """The values of one kind of unit, as the table shows them."""

    name: str
    movement: int
    infantry: str
    """Its attack on squads: range and black dice."""
    vehicles: str
    armour: int
    size: str
    """Holes of a base, or squads that it carries."""
    abilities: str
    count: int
    """In the box."""


@dataclass(frozen=True)
class UnitTable:
    """The units of one nation."""

    nation: str
    lines: tuple[UnitLine, ...]


def unit_tables(scenario: Scenario) -> list[UnitTable]:
    """All units of the first edition, because cards may bring any, and those of a later one that the scenario has."""
    return [
        UnitTable(
            str(NATIONS[nation]),
            tuple(
                _line(unit)
                for (whose, kind), unit in units().items()
                if whose == nation and (unit.edition == 1 or kind in _vehicles(scenario, nation))
            ),
        )
        for nation in range(len(NATIONS))
    ]


def _vehicles(scenario: Scenario, nation: int) -> set[str]:
    """The kinds of vehicle that a side has, gets or can buy."""
    side = scenario.sides[nation]
    forces = [each.force for each in side.divisions]
    forces += [offer.force for army in scenario.armies if army.side == NATION_NAMES[nation] for offer in army.offers]
    forces += [each.force for each in side.reinforcements]
    forces += [placed_force(each.placed) for each in side.divisions]
    return {kind for force in forces for kind in force.vehicles}


def _line(unit: UnitType) -> UnitLine:
    size = _("carries %(n)d") % {"n": unit.capacity} if unit.capacity else "-"
    return UnitLine(
        unit.name,
        unit.movement,
        _on_infantry(unit),
        _attack(unit.vs_vehicle.range, str(unit.vs_vehicle.firepower)),
        unit.armor,
        size if unit.is_vehicle else ngettext("%(n)d hole", "%(n)d holes", unit.holes) % {"n": unit.holes},
        ", ".join(_abilities(unit)),
        unit.count,
    )


def _on_infantry(unit: UnitType) -> str:
    """The attack on squads, with other dice for suppressive ones where a mortar has them (TOI-ARE-05)."""
    dice = str(unit.vs_infantry.firepower)
    if unit.suppressive_firepower != unit.vs_infantry.firepower:
        dice = _("%(dice)s, suppressive %(more)d") % {"dice": dice, "more": unit.suppressive_firepower}
    return _attack(unit.vs_infantry.range, dice, unit.minimum_range)


def _attack(reach: int, dice: str, nearest: int = 0) -> str:
    """ "4 / 1"; a dash for a unit that cannot attack."""
    if not reach:
        return "-"
    return f"{nearest}-{reach} / {dice}" if nearest else f"{reach} / {dice}"


def _abilities(unit: UnitType) -> Iterator[str]:
    """Class and abilities by name, each with the rule where the book begins with it."""
    if unit.is_vehicle:
        yield _("heavy vehicle") if unit.is_heavy else _("light vehicle")
    elif unit.is_heavy_weapon:
        yield _("heavy infantry weapon")
    for each in unit.abilities:
        name, rules = ABILITIES[each]
        yield f"{name} ({rules[0]})"


def stocks_left(scenario: Scenario) -> list[str]:
    """Markers of the box that are not on the map yet; the two sides of one marker share a line (D-TOI-03)."""
    laid = Counter(each.kind for each in scenario.markers)
    sheets: dict[tuple[str, ...], int] = {}
    for kind in MARKERS:
        other = facts.marker(kind).other_side
        kinds = tuple(sorted({kind, other} - {None, ""}))
        sheets[kinds] = facts.marker(kind).stock - sum(laid[each] for each in kinds)
    either = _(" or ")
    return [f"{either.join(str(MARKERS[each]) for each in kinds)}: {left}" for kinds, left in sheets.items()]
