"""The costs of all steps on the bare ground, worked out once a set-up: without units, markers and cards (section 9).

Costs are counted in thirds of a movement point.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.hexes import DIRECTIONS, opposite
from sandtable.games.tide_of_iron.setup import SQUAD, Setup
from sandtable.games.tide_of_iron.terms import STREAM

THIRDS: Final = 3
"""Thirds in a movement point (TOI-MOV-12)."""
TRUCK_ON_ROAD: Final = 1
"""The cost of a step along a road for a truck, in thirds (TOI-MOV-12)."""
IMPASSABLE: Final = -1
CLIFF: Final = 2
"""The change of levels that can't be crossed (TOI-MOV-06)."""


def add_entry_costs(setup: Setup) -> None:
    """Set the costs of every unit; units that move alike share one table."""
    squad = costs(setup, setup.rules.infantry_cost, THIRDS)
    vehicle = costs(setup, setup.rules.vehicle_cost, THIRDS)
    truck = costs(setup, setup.rules.vehicle_cost, TRUCK_ON_ROAD)
    setup.entry = []
    for kind in setup.unit_kind:
        if kind == SQUAD:
            setup.entry.append(squad)
        else:
            setup.entry.append(truck if setup.vehicles[kind].is_truck else vehicle)
    least = {id(table): least_of(table) for table in (squad, vehicle, truck)}
    setup.least_cost = [least[id(table)] for table in setup.entry]


def least_of(table: list[list[int]]) -> int:
    """The lowest cost in a table of costs by hex and direction; 0 where no step is possible."""
    return min([cost for around in table for cost in around if cost >= 0], default=0)


def costs(setup: Setup, terrain: list[int], on_road: int) -> list[list[int]]:
    """The cost of a step by hex and direction; IMPASSABLE without entry and at the edge of the map (TOI-MOV-10).

    `terrain` holds the movement points of each base terrain, `on_road` is the cost of a step along a road.
    """
    ground = setup.ground
    return [[cost(setup, terrain, on_road, here, way) for way in range(DIRECTIONS)] for here in range(ground.count)]


def cost(setup: Setup, terrain: list[int], on_road: int, here: int, way: int) -> int:
    """The cost of one step (TOI-MOV-02 to 07); roads, cliffs and hills: TOI-MOV-15 to 17."""
    ground = setup.ground
    there = ground.neighbours[here][way]
    if there < 0:
        return IMPASSABLE
    climb = ground.level[there] - ground.level[here]
    if climb >= CLIFF or climb <= -CLIFF:
        return IMPASSABLE
    if ground.roads[here] >> way & 1 and ground.roads[there] >> opposite(way) & 1:
        return on_road
    points = terrain_cost(setup, terrain, there)
    if points < 0:
        return IMPASSABLE
    if ground.roads[here] and terrain_cost(setup, terrain, here) < 0:  # a unit that came along a road leaves along it
        return IMPASSABLE  # without a road nobody came: the ground changed under a unit, which may leave (D-TOI-185)
    return (points + (setup.rules.uphill_extra if climb > 0 else 0)) * THIRDS


def terrain_cost(setup: Setup, terrain: list[int], hex: int) -> int:
    """The cost of a hex's terrain off the road, in movement points; IMPASSABLE without entry."""
    base = setup.ground.base[hex]
    return IMPASSABLE if base == STREAM and setup.flooded else terrain[base]
