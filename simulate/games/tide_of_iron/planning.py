"""The second assignment of units to aims, for judging.py: a side garrisons what it must hold before it spreads.

It works on the goals of the set-up (approach.py). Demands are judgement.
"""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron.aims import CROWD, away, follow, is_near, movable
from simulate.games.tide_of_iron.setup import Aim
from simulate.games.tide_of_iron.state import NOT_HERE, Table
from simulate.games.tide_of_iron.terms import NOTHING

STEP: Final = 4
"""Points for each movement point of the way, against the prizes of the goals."""
RESERVE: Final = 3
"""Surplus units sent to a goal where units are counted."""
STORMERS: Final = 4
"""Units sent to an objective that the enemy occupies."""
GARRISON: Final = 2
"""Units that hold an objective which decides the game."""
DECISIVE: Final = 30
"""The prize from which a goal decides the game."""
CLOSE: Final = 5
"""The distance, in hexes, from which an enemy threatens a garrison."""
NEAR: Final = 3
"""The distance, in hexes, within which an enemy makes a free goal a contested one."""
_BASE: Final = 10_000
"""Larger than any cost, so that sums stay positive."""
_SLOTS: Final = 1_024
"""The base for packing: larger than any unit or goal number."""


def plan(table: Table) -> list[int]:
    """For each unit, the index of its goal in its side's goals, or NOTHING."""
    found = [NOTHING] * table.setup.units
    assign(table, 0, found)
    assign(table, 1, found)
    return found


def assign(table: Table, seat: int, found: list[int]) -> None:
    """Assign the cheapest pairs of unit and goal until every demand is met; the rest go where the fewest units are."""
    goals = table.setup.goals[seat]
    if not goals:
        return
    units = movable(table, seat)
    wanted = [demand(table, seat, goal) for goal in goals]
    pairs: list[int] = []
    for unit in units:
        for number in range(len(goals)):
            if wanted[number] > 0:
                pairs.append((cost_of(table, unit, goals[number]) * _SLOTS + unit) * _SLOTS + number)
    pairs.sort()
    for pair in pairs:
        unit = pair // _SLOTS % _SLOTS
        number = pair % _SLOTS
        if found[unit] == NOTHING and wanted[number] > 0:
            found[unit] = number
            wanted[number] -= 1
    crowd(table, units, goals, found)
    follow(table, seat, found)


def crowd(table: Table, units: list[int], goals: list[Aim], found: list[int]) -> None:
    """Assign the units beyond all demands."""
    going = [0] * len(goals)
    for unit in units:
        if found[unit] != NOTHING:
            going[found[unit]] += 1
    for unit in units:
        if found[unit] != NOTHING:
            continue
        best = 0
        lowest = -1
        for number in range(len(goals)):
            cost = cost_of(table, unit, goals[number]) + CROWD * going[number]
            if lowest < 0 or cost < lowest:
                best = number
                lowest = cost
        found[unit] = best
        going[best] += 1


def cost_of(table: Table, unit: int, goal: Aim) -> int:
    """The cost of giving a unit a goal, in points; a unit still to be placed has no distance."""
    hex_ = table.where[unit]
    return _BASE - goal.prize + (STEP * away(table, unit, goal, hex_) if hex_ != NOT_HERE else 0)


def demand(table: Table, seat: int, goal: Aim) -> int:
    """The number of units that a goal demands."""
    if goal.objective == NOTHING:
        return goal.wanted + RESERVE if goal.wanted > 1 else 1
    hex_ = goal.hexes[0]
    holder = table.holder(hex_)
    if holder == 1 - seat:
        return STORMERS
    if holder == seat or table.control[goal.objective] == seat:
        if goal.prize >= DECISIVE:
            return GARRISON + 1 if is_near(table, 1 - seat, hex_, CLOSE) else GARRISON
        return 1 if is_near(table, 1 - seat, hex_, CLOSE) else 0
    return 2 if is_near(table, 1 - seat, hex_, NEAR) else 1
