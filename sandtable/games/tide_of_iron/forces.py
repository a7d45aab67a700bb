# interpreted: reads scenarios, once a game
"""The units of a scenario, numbered: bases and vehicles of every division, placed, at set-up and later."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.games.tide_of_iron import scenario_sides, squads
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.scenario_sides import Division, Force, Squad
from sandtable.games.tide_of_iron.setup import PLACED, SQUAD, PlacedUnit, Pool
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, MARKER_NAMES, NO_SPECIALIZATION, SPECIALIZATION_NAMES


@dataclass
class Recruits:
    """Units numbered so far, and the pools they belong to."""

    pools: list[Pool] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    divisions: list[int] = field(default_factory=list)

    def number(self, kind: int, pool: Pool) -> int:
        """The number of one more unit."""
        self.kinds.append(kind)
        self.seats.append(pool.seat)
        self.divisions.append(pool.division)
        return len(self.kinds) - 1


def add_force(recruits: Recruits, seat: int, division: int, force: Force, arrives: int) -> Pool:
    """The pool of a force; its squads are still to be built unless the scenario fixes them."""
    pool = Pool(seat, division, arrives)
    pool.squads = tuple(recruits.number(SQUAD, pool) for _ in range(force.squad_bases))
    pool.vehicles = tuple(
        recruits.number(VEHICLE_NAMES.index(name), pool) for name, count in force.vehicles.items() for _ in range(count)
    )
    pool.figures = tuple(force.figures.get(name, 0) for name in FIGURE_NAMES)
    pool.specializations = (0, *(force.specializations.get(name, 0) for name in SPECIALIZATION_NAMES[1:]))
    pool.fixed = tuple(_fixed(squad) for squad in force.squads)
    recruits.pools.append(pool)
    return pool


def _fixed(squad: Squad) -> tuple[int, int]:
    """The figures and the specialization of a squad, as the engine has them."""
    figures = squads.packed([squad.figures.get(name, 0) for name in FIGURE_NAMES])
    return figures, SPECIALIZATION_NAMES.index(squad.specialization or "")


def add_placed(recruits: Recruits, seat: int, division: Division, ground: Ground) -> list[PlacedUnit]:
    """Number the units of a division that the scenario places, in a pool of their own."""
    pool = Pool(seat, int(division.number), PLACED)
    placed: list[PlacedUnit] = []
    for each in division.placed:
        placed += _placed(recruits, pool, each, ground.by_name[each.hex])
    pool.squads = tuple(each.unit for each in placed if recruits.kinds[each.unit] == SQUAD)
    pool.vehicles = tuple(each.unit for each in placed if recruits.kinds[each.unit] != SQUAD)
    recruits.pools.append(pool)
    return placed


def _placed(recruits: Recruits, pool: Pool, found: scenario_sides.PlacedUnit, hex_: int) -> list[PlacedUnit]:
    """A squad, or a vehicle with its passengers."""
    if found.vehicle is None:
        [squad] = [PlacedUnit(recruits.number(SQUAD, pool), hex_, *_fixed(each)) for each in found.squads]
        squad.inside = MARKER_NAMES.index(found.inside) if found.inside else squad.inside
        squad.is_concealed = found.concealed
        return [squad]
    kind = VEHICLE_NAMES.index(found.vehicle)
    vehicle = PlacedUnit(recruits.number(kind, pool), hex_, squads.EMPTY, NO_SPECIALIZATION)
    aboard = [PlacedUnit(recruits.number(SQUAD, pool), hex_, *_fixed(each)) for each in found.aboard]
    for each in aboard:
        each.carrier = vehicle.unit
    return [vehicle, *aboard]
