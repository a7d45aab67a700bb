"""The assignment of units to aims: a judged table gives each unit one aim, so that a side spreads over its objectives.

The plan is made for every question anew and kept by all copies that are judged for it. Weights are judgement.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import carrying
from sandtable.games.tide_of_iron.setup import SQUAD, Aim
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, COMMAND_PHASE, NOBODY, NOTHING, REMOVED

STEP: Final = 4
"""Points for each movement point that a unit is nearer to its aim."""
CROWD: Final = 12
"""The cost of each unit beyond an aim's demand that goes there already."""
NEAR: Final = 3
"""The distance, in hexes, within which an enemy unit makes a free aim a contested one."""
IN_REACH: Final = 7
"""The distance, in hexes, from which an enemy unit threatens a held aim."""
RESERVE: Final = 2
"""Surplus units sent to an aim where units are counted."""
STORMERS: Final = 3
"""Units sent to an objective that the enemy occupies."""

_BASE: Final = 10_000
"""Larger than any cost, so that sums stay positive."""


def plan(table: Table) -> list[int]:
    """For each unit, the index of its aim in its side's aims, or NOTHING."""
    found = [NOTHING] * table.setup.units
    for seat in range(2):
        aims = table.setup.aims[seat]
        prizes = [aim.prize for aim in aims]
        units = movable(table, seat)
        assign(table, seat, units, aims, prizes, [demand(table, seat, aim) for aim in aims], found)
    return found


def assign(
    table: Table,
    seat: int,
    units: list[int],
    aims: list[Aim],
    prizes: list[int],
    wanted: list[int],
    found: list[int],
) -> None:
    """Assign the cheapest pairs of unit and aim until every demand is met; the rest go where the fewest units are.

    `units` are those to be sent, `prizes` the points of each aim. `wanted` is the number of units that each aim
    demands; it is used up. `found` gets the number of each unit's aim.
    """
    if not aims:
        return
    many = len(aims)
    left = min(len(units), sum(wanted))
    for pair in pairs_of(table, units, aims, prizes, wanted):
        if left == 0:
            break
        unit = pair // many % table.setup.units
        number = pair % many
        if found[unit] == NOTHING and wanted[number] > 0:
            found[unit] = number
            wanted[number] -= 1
            left -= 1
    crowd(table, units, aims, prizes, found)
    if table.setup.cargo:
        send_bearers(table, seat, aims, found)
    follow(table, seat, found)


def pairs_of(table: Table, units: list[int], aims: list[Aim], prizes: list[int], wanted: list[int]) -> list[int]:
    """All pairs of a unit and an aim that demands some, the cheapest first: cost, unit and aim packed in this order."""
    setup = table.setup
    many = len(aims)
    pairs: list[int] = []
    for unit in units:
        hex_ = table.where[unit]
        is_squad = setup.unit_kind[unit] == SQUAD
        for number in range(many):
            if wanted[number] <= 0:
                continue
            cost = _BASE - prizes[number]
            if hex_ >= 0:
                aim = aims[number]
                cost += STEP * (aim.squad_away[hex_] if is_squad else aim.vehicle_away[hex_])
            pairs.append((cost * setup.units + unit) * many + number)
    pairs.sort()
    return pairs


def crowd(table: Table, units: list[int], aims: list[Aim], prizes: list[int], found: list[int]) -> None:
    """Assign the units beyond all demands."""
    going = [0] * len(aims)
    for unit in units:
        if found[unit] != NOTHING:
            going[found[unit]] += 1
    for unit in units:
        if found[unit] != NOTHING:
            continue
        best = 0
        lowest = cost_of(table, unit, aims[0], prizes[0]) + CROWD * going[0]
        for number in range(1, len(aims)):
            cost = cost_of(table, unit, aims[number], prizes[number]) + CROWD * going[number]
            if cost < lowest:
                best = number
                lowest = cost
        found[unit] = best
        going[best] += 1


def send_bearers(table: Table, seat: int, aims: list[Aim], found: list[int]) -> None:
    """Send who carries an objective, or the vehicle around him, to the aim where it is wanted."""
    for number in range(len(aims)):
        cargo = aims[number].cargo
        unit = carrying.bearer(table, cargo) if cargo != NOTHING else NOTHING
        if unit != NOTHING and table.seat_of(unit) == seat:
            found[table.carrier[unit] if table.where[unit] == CARRIED else unit] = number


def follow(table: Table, seat: int, found: list[int]) -> None:
    """Give passengers the aim of their vehicle."""
    for unit in table.setup.members[seat]:
        if table.where[unit] == CARRIED:
            found[unit] = found[table.carrier[unit]]


def movable(table: Table, seat: int) -> list[int]:
    """The units that can move: units on the map or about to be placed there, without empty trucks."""
    return [
        unit
        for unit in table.setup.members[seat]
        if (table.where[unit] >= 0 or is_coming(table, unit)) and is_useful(table, unit)
    ]


def is_coming(table: Table, unit: int) -> bool:
    """True for a unit about to be placed on the map."""
    if table.where[unit] != NOT_HERE or table.phase in (ACTION_PHASE, COMMAND_PHASE) or not table.frames:
        return False
    frame = table.frames[-1]
    return unit == frame.unit or unit in frame.picked


def is_useful(table: Table, unit: int) -> bool:
    """True for squads, armed vehicles and vehicles with passengers."""
    kind = table.setup.unit_kind[unit]
    if kind == SQUAD:
        return True
    return table.setup.vehicles[kind].is_armed or bool(table.passengers(unit))


def away(table: Table, unit: int, aim: Aim, hex_: int) -> int:
    """Movement points from a hex to an aim."""
    return aim.squad_away[hex_] if table.setup.unit_kind[unit] == SQUAD else aim.vehicle_away[hex_]


def cost_of(table: Table, unit: int, aim: Aim, prize: int) -> int:
    """The cost of giving a unit an aim, in points; a unit still to be placed has no distance."""
    hex_ = table.where[unit]
    return _BASE - prize + (STEP * away(table, unit, aim, hex_) if hex_ >= 0 else 0)


def demand(table: Table, seat: int, aim: Aim) -> int:
    """The number of units that an aim demands."""
    if aim.cargo != NOTHING:
        return 0
    if aim.objective == NOTHING:
        return aim.wanted + RESERVE
    if table.control[aim.objective] == REMOVED or is_gone(table, aim):
        return 0
    hex_ = aim.hexes[0]
    holder = table.holder(hex_)
    if holder == 1 - seat:
        return STORMERS
    if holder == NOBODY and table.control[aim.objective] == seat:
        return 1 if is_near(table, 1 - seat, hex_, IN_REACH) else 0
    return 2 if is_near(table, 1 - seat, hex_, NEAR) else 1


def is_gone(table: Table, aim: Aim) -> bool:
    """True for a carried objective that is no longer where it lay at the start."""
    return aim.is_carried and carrying.found(table, aim.objective) is not None


def cargo_held(table: Table, seat: int, aim: Aim, prize: int) -> int:
    """The points of a side for a carried objective: for its control, or for having it where it is wanted."""
    number = aim.objective if aim.cargo == NOTHING else aim.cargo
    is_own = table.control[number] == seat
    place = carrying.place_of(table, number)
    if aim.cargo != NOTHING:
        return 2 * prize if is_own and (place == NOT_HERE or place in aim.hexes) else 0
    if is_own:
        return prize if place == NOT_HERE or carrying.bearer(table, number) != NOTHING else 3 * prize // 4
    return prize // 2 if carrying.holder(table, number) == seat else 0


def is_near(table: Table, seat: int, hex_: int, reach: int) -> bool:
    """True where a unit of a seat stands within `reach` hexes."""
    ground = table.setup.ground
    for unit in table.setup.members[seat]:
        where = table.where[unit]
        if where >= 0 and ground.distance(where, hex_) <= reach:
            return True
    return False
