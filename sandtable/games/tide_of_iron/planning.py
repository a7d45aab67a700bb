"""The second assignment of units to aims, for judging.py: a side garrisons what it must hold before it spreads.

It works on the goals of the set-up (approach.py). Demands are judgement.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.aims import assign, away, is_coming, is_gone, is_near, movable
from sandtable.games.tide_of_iron.prizes import prize_now, rounds_to_come
from sandtable.games.tide_of_iron.setup import SQUAD, Aim
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.weights import Weights

MOVE: Final = 4
"""Movement points that a squad has in a round."""
RESERVE: Final = 3
"""Surplus units sent to a goal where units are counted."""
CLOSE: Final = 5
"""The distance, in hexes, from which an enemy threatens a garrison."""
NEAR: Final = 3
"""The distance, in hexes, within which an enemy makes a free goal a contested one."""


def plan(table: Table, weights: Weights) -> list[int]:
    """For each unit, the index of its goal in its side's goals, or NOTHING."""
    found = [NOTHING] * table.setup.units
    for seat in range(2):
        goals = table.setup.goals[seat]
        prizes = [prize_now(table, weights, goal) for goal in goals]
        wanted = [demand(table, weights, seat, goal) for goal in goals]
        assign(table, seat, going(table, weights, seat), goals, prizes, wanted, found)
    return found


def going(table: Table, weights: Weights, seat: int) -> list[int]:
    """The units that get a goal.

    Transports about to be placed are among them, so that squads can start in them, and all of a side without squads.
    """
    found = movable(table, seat)
    if weights.fetch == 0:
        return found
    is_alone = table.round > 0 and not any(table.is_squad(unit) for unit in table.units_of(seat))
    for unit in table.setup.members[seat]:
        kind = table.setup.unit_kind[unit]
        if kind == SQUAD or unit in found:
            continue
        goes = is_coming(table, unit) or (is_alone and table.where[unit] >= 0)
        if goes and table.setup.vehicles[kind].capacity > 0:
            found.append(unit)
    return found


def demand(table: Table, weights: Weights, seat: int, goal: Aim) -> int:
    """The number of units that a goal demands."""
    if goal.cargo != NOTHING or (goal.objective != NOTHING and is_gone(table, goal)):
        return 0
    if goal.objective == NOTHING:
        return goal.wanted + RESERVE if goal.wanted > 1 else 1
    hex_ = goal.hexes[0]
    holder = table.holder(hex_)
    if holder == 1 - seat:
        return weights.stormers
    if holder == seat or table.control[goal.objective] == seat:
        kept = weights.garrison if goal.decides else 0
        if is_near(table, 1 - seat, hex_, CLOSE):
            return kept + 1
        return 1 if kept == 0 and is_threatened(table, weights, seat, goal) else kept
    return 2 if is_near(table, 1 - seat, hex_, NEAR) else 1


def is_threatened(table: Table, weights: Weights, seat: int, goal: Aim) -> bool:
    """True for an own objective that an enemy can reach in `weights.watch` rounds, over the ground as it is.

    Before the first round that is true of every objective: the enemy may not be placed yet.
    """
    if weights.watch == 0 or table.round == 0:
        return weights.watch > 0
    rounds = min(weights.watch, rounds_to_come(table))
    for unit in table.setup.members[1 - seat]:
        where = table.where[unit]
        if where >= 0 and away(table, unit, goal, where) <= rounds * pace(table, unit):
            return True
    return False


def pace(table: Table, unit: int) -> int:
    """Movement points that a unit has in a round."""
    kind = table.setup.unit_kind[unit]
    return MOVE if kind == SQUAD else table.setup.vehicles[kind].movement
