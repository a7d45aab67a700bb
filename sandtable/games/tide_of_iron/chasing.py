"""Points for carried objectives: for the safety of an own bearer, and for coming near to an enemy bearer.

A position without anything that was picked up gets no points here. Weights are judgement, like those of evaluate.py.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import carrying, squads
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import NOTHING, REMOVED

CHASE: Final = 16
"""Points for each hex by which a chaser is nearer to an enemy bearer, or to what was left: more than any aim draws."""
CHASERS: Final = 2
"""The units that chase one objective: the nearest ones."""
FARTHEST: Final = 20
"""The distance, in hexes, beyond which it makes no difference."""
BEARER_FIGURE: Final = 6
"""Points for each figure of an own bearer, and for a vehicle as for SAME_AS figures."""
SAME_AS: Final = 4
SHAKEN: Final = 10
"""The loss of points for each condition of a bearer: a routed one loses what it carries."""
SAFE: Final = 2
"""Points for each hex between an own bearer and the nearest enemy, up to SAFE_AT of them."""
SAFE_AT: Final = 8
PREY: Final = 2
"""The factor of the worth of fire on a bearer."""


def points(table: Table, seat: int) -> int:
    """The points of a side for all objectives that are not where they lay at the start."""
    total = 0
    for number in table.setup.cargo:
        if table.control[number] == REMOVED:
            continue
        effect = carrying.found(table, number)
        place = NOT_HERE if effect is None else carrying.place_of(table, number)
        if effect is None or place == NOT_HERE:
            continue
        if effect.unit != NOTHING and table.seat_of(effect.unit) == seat:
            total += bearer_points(table, effect.unit, place)
        elif effect.unit != NOTHING or table.holder(place) != seat:
            total -= CHASE * distance(table, seat, place, CHASERS, FARTHEST)
    return total


def bearer_points(table: Table, unit: int, place: int) -> int:
    """The points of an own bearer: figures that keep the objective, and room between it and the enemy."""
    figures = squads.count(table.figures[unit]) if table.is_squad(unit) else SAME_AS
    total = BEARER_FIGURE * figures - SHAKEN * table.conditions[unit]
    return total + SAFE * distance(table, 1 - table.seat_of(unit), place, 1, SAFE_AT)


def distance(table: Table, seat: int, place: int, many: int, farthest: int) -> int:
    """The distances, in hexes, of the nearest units of a side from a hex, together; none counts as `farthest`."""
    ground = table.setup.ground
    found = [farthest] * many
    for unit in table.setup.members[seat]:
        where = table.where[unit]
        if where >= 0:
            found.append(min(farthest, ground.distance(where, place)))
    found.sort()
    return sum(found[:many])


def is_prey(table: Table, target: int) -> bool:
    """True for a unit that carries an objective, or the vehicle around one that does."""
    for number in table.setup.cargo:
        unit = carrying.bearer(table, number)
        if unit == NOTHING or table.control[number] == REMOVED:
            continue
        if unit == target or (table.where[unit] == CARRIED and table.carrier[unit] == target):
            return True
    return False
