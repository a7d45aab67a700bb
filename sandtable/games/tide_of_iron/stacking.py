"""Stacking limits, and the hexes that a unit may be placed in (section 4)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.markers import entrenchments, pillboxes
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import BUILDING, ENTRENCHMENT, NOBODY, PILLBOX, POND, STREAM

MOST_UNITS: Final = 3
"""Units of a side in a hex (TOI-STK-01)."""
MOST_VEHICLES: Final = 2


def has_room(table: Table, unit: int, hex: int) -> bool:
    """True where a unit may end its movement; the unit itself and enemies are not counted (TOI-STK-01 to 05)."""
    stack = table.stacks[hex]
    if not stack:
        return True
    seat = table.seat_of(unit)
    units = 0
    vehicles = 0
    for other in stack:
        if other != unit and table.seat_of(other) == seat:
            units += 1
            if not table.is_squad(other):
                vehicles += 1
    if table.is_squad(unit):
        return units < MOST_UNITS
    return units < MOST_UNITS and vehicles < MOST_VEHICLES


def may_stand(table: Table, unit: int, hex: int) -> bool:
    """True where a unit may be placed: passable terrain, room, and no enemies (TOI-RNF-02, TOI-STK-08)."""
    holder = table.holder(hex)
    if holder != NOBODY and holder != table.seat_of(unit):
        return False
    return is_open_to(table, table.is_squad(unit), hex) and has_room(table, unit, hex)


def is_open_to(table: Table, is_squad: bool, hex: int) -> bool:
    """True where squads or vehicles can be in a hex's terrain; on a road they can be anywhere (TOI-MOV-16, 17)."""
    ground = table.setup.ground
    if ground.roads[hex]:
        return True
    base = ground.base[hex]
    if base == POND or (base == STREAM and table.setup.flooded):
        return False
    return is_squad or base != BUILDING


def free_fortifications(table: Table, hex: int) -> list[int]:
    """The kinds of fortification in a hex with a free place: each holds one squad (TOI-OBS-01, 23)."""
    free: list[int] = []
    marks = table.markers[hex]
    if marks == 0:
        return free
    inside = [table.inside[unit] for unit in table.stacks[hex]]
    if entrenchments(marks) > inside.count(ENTRENCHMENT):
        free.append(ENTRENCHMENT)
    if pillboxes(marks) > inside.count(PILLBOX):
        free.append(PILLBOX)
    return free
