# interpreted: reads scenarios, once a game
"""The units of a scenario, numbered: bases and vehicles of every division at set-up and later."""

from __future__ import annotations

from dataclasses import dataclass, field

from simulate.games.tide_of_iron import squads
from simulate.games.tide_of_iron.scenario_sides import Force
from simulate.games.tide_of_iron.setup import SQUAD, Pool
from simulate.games.tide_of_iron.terms import FIGURE_NAMES, SPECIALIZATION_NAMES, VEHICLE_NAMES


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
    pool.fixed = tuple(
        (
            squads.packed([squad.figures.get(name, 0) for name in FIGURE_NAMES]),
            SPECIALIZATION_NAMES.index(squad.specialization or ""),
        )
        for squad in force.squads
    )
    recruits.pools.append(pool)
    return pool
