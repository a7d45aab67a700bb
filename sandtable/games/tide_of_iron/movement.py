"""Costs of movement and the hexes a unit can enter (section 9). Points are counted in thirds of a movement point."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.entry import CLIFF as CLIFF
from sandtable.games.tide_of_iron.entry import IMPASSABLE as IMPASSABLE
from sandtable.games.tide_of_iron.entry import THIRDS as THIRDS
from sandtable.games.tide_of_iron.markers import MINES_BIT, TRAP_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.past import is_closed
from sandtable.games.tide_of_iron.setup import SQUAD
from sandtable.games.tide_of_iron.stacking import has_room
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    ASSAULT,
    ENGINEER,
    FIRE_AND_MOVEMENT,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    NO_CONDITION,
    NOBODY,
)
from sandtable.games.tide_of_iron.words import modifiers

LOAD_COST: Final = 2 * THIRDS
"""The cost of loading and unloading, in thirds (TOI-TRN-02, 03, 05)."""
ATTEMPT: Final = 0
"""The cost of running into concealed enemies: 0, the unit stays in its hex (TOI-MOV-08)."""
SQUAD_PENALTY: Final = 1
"""The loss of movement points in Fire and Movement and in Assault (TOI-ACT-05, TOI-ACT-09)."""
VEHICLE_PENALTY: Final = 2


def points_of(table: Table, unit: int, action: int) -> int:
    """The movement of a unit for an action, in thirds of a point; 0 when it can't move (TOI-MOV-09, 13)."""
    kind = table.setup.unit_kind[unit]
    seat = table.seat_of(unit)
    penalised = action in (FIRE_AND_MOVEMENT, ASSAULT)
    if kind == SQUAD:
        if table.conditions[unit] != NO_CONDITION:
            return 0
        points = squads.movement(table.figures[unit], table.setup.figures[seat])
        if squads.has_officer(table.figures[unit]):
            points += 1
        if penalised:
            points -= SQUAD_PENALTY
    else:
        if table.damage[unit] >= HEAVY_DAMAGE:
            return 0
        points = table.setup.vehicles[kind].movement
        if table.damage[unit] == LIGHT_DAMAGE:
            points += table.setup.rules.light_damage_movement
        if penalised:
            points -= VEHICLE_PENALTY
    points += modifiers.amount(table, seat, unit, modifiers.MOVEMENT)
    if action == ADVANCE:
        points += modifiers.amount(table, seat, unit, modifiers.ADVANCE_MOVEMENT)
    return max(points, 0) * THIRDS


def entry_cost(table: Table, unit: int, here: int, there: int) -> int:
    """The cost of a neighbouring hex without regard to units, in thirds; IMPASSABLE without entry (entry.py)."""
    setup = table.setup
    return setup.entry[unit][here][setup.ground.direction(here, there)]


def step_cost(table: Table, unit: int, here: int, there: int, origin: int) -> int:
    """The cost of a step with regard to markers and units, in thirds; IMPASSABLE when it isn't allowed.

    `origin` is the hex where the movement began: a tank trap is entered only from next to it (TOI-OBS-14).
    """
    cost = entry_cost(table, unit, here, there)
    if cost < 0:
        return IMPASSABLE
    if is_barred(table, unit, there, origin) or (table.setup.deeds and is_closed(table, there)):
        return IMPASSABLE
    holder = table.holder(there)
    if holder == NOBODY or holder == table.seat_of(unit):
        return cost
    if all_concealed(table, there):
        return ATTEMPT  # it reveals them (TOI-MOV-08)
    if not is_tank(table, unit):
        return IMPASSABLE
    return cost + THIRDS * len([other for other in table.stacks[there] if other != unit])  # TOI-OVR-02


def is_barred(table: Table, unit: int, hex: int, origin: int) -> bool:
    """True where a tank trap bars a vehicle that did not begin its movement next to it (TOI-OBS-14)."""
    if not table.markers[hex] & TRAP_BIT or table.setup.unit_kind[unit] == SQUAD:
        return False
    return table.setup.ground.distance(origin, hex) != 1


def all_concealed(table: Table, hex: int) -> bool:
    return all([table.concealed[unit] for unit in table.stacks[hex]])


def is_tank(table: Table, unit: int) -> bool:
    kind = table.setup.unit_kind[unit]
    return kind != SQUAD and table.setup.vehicles[kind].is_tank


def clears_wire(table: Table, unit: int) -> bool:
    """True for tanks and engineer squads, which wire doesn't stop (TOI-OBS-10, 12, TOI-SPC-04)."""
    return is_tank(table, unit) or table.special[unit] == ENGINEER


def is_stopped_by(table: Table, unit: int, hex: int) -> bool:
    """True where wire (squads, light vehicles), a trap (vehicles) or mines (all units) stop it (TOI-OBS-10, 14, 15)."""
    marks = table.markers[hex]
    if marks & MINES_BIT or (marks & WIRE_BIT and not clears_wire(table, unit)):
        return True
    return marks & TRAP_BIT != 0 and table.setup.unit_kind[unit] != SQUAD


def may_end(table: Table, unit: int, hex: int) -> bool:
    """True where a unit may end its movement: there is room and no enemy (TOI-STK-04, 05, TOI-OVR-01)."""
    holder = table.holder(hex)
    return (holder == NOBODY or holder == table.seat_of(unit)) and has_room(table, unit, hex)


def may_step(table: Table, unit: int, here: int, there: int, points: int, origin: int, is_last: bool = False) -> bool:
    """True where a unit with `points` may enter a neighbouring hex, to stay there or to pass through.

    `is_last`: it moves no farther after this step (TOI-OBS-17).
    """
    cost = step_cost(table, unit, here, there, origin)
    if cost == ATTEMPT:
        return entry_cost(table, unit, here, there) <= points
    if cost < 0 or cost > points:
        return False
    return may_end(table, unit, there) or (not is_last and can_go_on(table, unit, there, points - cost, origin))


def can_go_on(table: Table, unit: int, hex: int, points: int, origin: int) -> bool:
    """True where a unit that can't stay in a hex can move on with `points`, perhaps through more such hexes.

    Full hexes: TOI-STK-03, 05; tanks among enemies: TOI-OVR-07, 11.
    """
    if is_stopped_by(table, unit, hex):
        return False
    if points >= LOAD_COST and table.is_squad(unit) and transports_in(table, unit, hex):
        return True
    for there in table.setup.ground.neighbours[hex]:
        if there >= 0:
            cost = step_cost(table, unit, hex, there, origin)
            if 0 < cost <= points and (
                may_end(table, unit, there) or can_go_on(table, unit, there, points - cost, origin)
            ):
                return True
    return False


def transports_in(table: Table, squad: int, hex: int) -> list[int]:
    """Own vehicles in a hex with a free place (TOI-TRN-12, 17)."""
    setup = table.setup
    return [
        vehicle
        for vehicle in table.stacks[hex]
        if setup.unit_kind[vehicle] != SQUAD
        and table.seat_of(vehicle) == table.seat_of(squad)
        and len(table.passengers(vehicle)) < setup.vehicles[setup.unit_kind[vehicle]].capacity
    ]
