"""Who goes where: a judged table gives each unit one aim of its side, so that a side spreads over what it fights for.

The plan is made afresh for every question and kept by all copies that are judged for it. Weights are judgement.
"""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron.prepared import SQUAD, Aim
from simulate.games.tide_of_iron.state import CARRIED, NOT_HERE, Table
from simulate.games.tide_of_iron.terms import ACTION_PHASE, COMMAND_PHASE, INFANTRY, NOBODY, NOTHING, VEHICLE

STEP: Final = 4
"""For each movement point nearer to its aim."""
CROWD: Final = 12
"""For each unit that goes there already, once an aim has enough."""
NEAR: Final = 3
"""Hexes within which an enemy makes an aim that is free a contested one."""
IN_REACH: Final = 7
"""Hexes within which an enemy may come and take an aim that is held."""
RESERVE: Final = 2
"""Units more than needed that go where units count."""
STORMERS: Final = 3
"""Units that go for an objective the enemy stands on."""

_BASE: Final = 10_000
"""More than any cost, so that sums of it stay positive."""
_SLOTS: Final = 1_024
"""More than any unit or aim number."""


def plan(table: Table) -> list[int]:
    """By unit the number of its aim among those of its side; NOTHING for who has none."""
    found = [NOTHING] * table.setup.units
    assign(table, 0, found)
    assign(table, 1, found)
    return found


def assign(table: Table, seat: int, found: list[int]) -> None:
    """The cheapest pairs of unit and aim first, until no aim wants more; then everybody else where it is emptiest."""
    aims = table.setup.aims[seat]
    if not aims:
        return
    units = movable(table, seat)
    wanted = [demand(table, seat, aim) for aim in aims]
    pairs: list[int] = []
    for unit in units:
        for number in range(len(aims)):
            if wanted[number] > 0:
                pairs.append((cost_of(table, unit, aims[number]) * _SLOTS + unit) * _SLOTS + number)
    pairs.sort()
    for pair in pairs:
        unit = pair // _SLOTS % _SLOTS
        number = pair % _SLOTS
        if found[unit] == NOTHING and wanted[number] > 0:
            found[unit] = number
            wanted[number] -= 1
    crowd(table, units, aims, found)
    follow(table, seat, found)


def crowd(table: Table, units: list[int], aims: list[Aim], found: list[int]) -> None:
    """Units that no aim wanted."""
    going = [0] * len(aims)
    for unit in units:
        if found[unit] != NOTHING:
            going[found[unit]] += 1
    for unit in units:
        if found[unit] != NOTHING:
            continue
        best = 0
        lowest = cost_of(table, unit, aims[0]) + CROWD * going[0]
        for number in range(1, len(aims)):
            cost = cost_of(table, unit, aims[number]) + CROWD * going[number]
            if cost < lowest:
                best = number
                lowest = cost
        found[unit] = best
        going[best] += 1


def follow(table: Table, seat: int, found: list[int]) -> None:
    """Passengers go where their vehicle goes."""
    for unit in range(table.setup.units):
        if table.where[unit] == CARRIED and table.seat_of(unit) == seat:
            found[unit] = found[table.carrier[unit]]


def movable(table: Table, seat: int) -> list[int]:
    """Units that go somewhere: those on the map and those about to be put there, but no empty trucks."""
    return [
        unit
        for unit in range(table.setup.units)
        if table.seat_of(unit) == seat and (table.where[unit] >= 0 or is_coming(table, unit)) and is_useful(table, unit)
    ]


def is_coming(table: Table, unit: int) -> bool:
    """About to be put on the map."""
    if table.where[unit] != NOT_HERE or table.phase in (ACTION_PHASE, COMMAND_PHASE) or not table.frames:
        return False
    frame = table.frames[-1]
    return unit == frame.unit or unit in frame.picked


def is_useful(table: Table, unit: int) -> bool:
    """Squads, vehicles that are armed, and those that carry somebody."""
    kind = table.setup.unit_kind[unit]
    if kind == SQUAD:
        return True
    powers = table.setup.vehicles[kind].powers
    return powers[INFANTRY] > 0 or powers[VEHICLE] > 0 or bool(table.passengers(unit))


def away(table: Table, unit: int, aim: Aim, hex_: int) -> int:
    """Movement points from a hex to an aim."""
    return aim.squad_away[hex_] if table.setup.unit_kind[unit] == SQUAD else aim.vehicle_away[hex_]


def cost_of(table: Table, unit: int, aim: Aim) -> int:
    """How little a unit is drawn to an aim; one that is still to be placed is near to everything."""
    hex_ = table.where[unit]
    return _BASE - aim.prize + (STEP * away(table, unit, aim, hex_) if hex_ >= 0 else 0)


def demand(table: Table, seat: int, aim: Aim) -> int:
    """How many units an aim wants."""
    if aim.objective == NOTHING:
        return aim.wanted + RESERVE
    hex_ = aim.hexes[0]
    holder = table.holder(hex_)
    if holder == 1 - seat:
        return STORMERS
    if holder == NOBODY and table.control[aim.objective] == seat:
        return 1 if is_near(table, 1 - seat, hex_, IN_REACH) else 0
    return 2 if is_near(table, 1 - seat, hex_, NEAR) else 1


def is_near(table: Table, seat: int, hex_: int, reach: int) -> bool:
    """Whether a unit of a seat stands within so many hexes."""
    ground = table.setup.ground
    owners = table.setup.unit_seat
    for unit in range(table.setup.units):
        where = table.where[unit]
        if where >= 0 and owners[unit] == seat and ground.distance(where, hex_) <= reach:
            return True
    return False
