"""The points of transports for judging.py: the danger of a ride, and the way of an empty vehicle to the next squad."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.combat import worth
from sandtable.games.tide_of_iron.outlook import FACES, Outlook, hits
from sandtable.games.tide_of_iron.setup import SQUAD
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import HEAVY_DAMAGE, NOTHING
from sandtable.games.tide_of_iron.weights import Weights

STEPS: Final = 3
"""Steps of damage that destroy a vehicle with its passengers (TOI-DMG-18, TOI-TRN-09)."""


def danger(table: Table, weights: Weights, outlook: Outlook, seat: int, squad: int) -> int:
    """The points that a passenger may lose with its vehicle, by the fire on the vehicle's hex."""
    if weights.cargo == 0:
        return 0
    setup = table.setup
    vehicle = table.carrier[squad]
    hex_ = table.where[vehicle]
    fire = outlook.fire(seat, hex_, False)
    if fire == 0:
        return 0
    red = setup.rules.cover[setup.ground.base[hex_]] + setup.vehicles[setup.unit_kind[vehicle]].armor
    value = worth.squad_points(table, squad)
    return min(hits(fire, red) * value // (STEPS * FACES), value) * weights.cargo // 100


def is_empty(table: Table, unit: int) -> bool:
    """True for an unarmed vehicle on the map that could take a squad and has none."""
    kind = table.setup.unit_kind[unit]
    if kind == SQUAD or table.damage[unit] >= HEAVY_DAMAGE or table.where[unit] < 0:
        return False
    vehicle = table.setup.vehicles[kind]
    return vehicle.capacity > 0 and not vehicle.is_armed and not table.passengers(unit)


def is_idle(table: Table, outlook: Outlook, seat: int, unit: int) -> bool:
    """True for an empty, unarmed transport that waits for squads; when its side has lost all it has to come itself."""
    return is_empty(table, unit) and (table.round == 0 or has_squads(table, outlook, seat))


def has_squads(table: Table, outlook: Outlook, seat: int) -> bool:
    """True for a side that had a squad on the map as the question was put."""
    for unit in table.setup.members[seat]:
        if table.setup.unit_kind[unit] == SQUAD and outlook.seen.where[unit] != NOT_HERE:
            return True
    return False


def fetch_points(table: Table, weights: Weights, outlook: Outlook, seat: int, hex_: int) -> int:
    """The points lost by the distance from a hex to the nearest own squad with a long way, as the question was put."""
    setup = table.setup
    nearest = 0
    for squad in setup.members[seat]:
        where = outlook.seen.where[squad]
        number = table.plan[squad]
        if where < 0 or setup.unit_kind[squad] != SQUAD or number == NOTHING:
            continue
        if setup.goals[seat][number].squad_away[where] >= weights.far_ride:
            distance = setup.ground.distance(where, hex_) + 1
            if nearest == 0 or distance < nearest:
                nearest = distance
    return weights.fetch * (nearest - 1) if nearest else 0
