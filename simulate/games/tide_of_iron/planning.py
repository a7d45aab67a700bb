"""The second assignment of units to aims, for judging.py: a side garrisons what it must hold before it spreads.

It works on the goals of the set-up (approach.py). Demands are judgement.
"""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron.aims import assign, is_near
from simulate.games.tide_of_iron.setup import Aim
from simulate.games.tide_of_iron.state import Table
from simulate.games.tide_of_iron.terms import NOTHING
from simulate.games.tide_of_iron.weights import Weights

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
        assign(table, seat, goals, [demand(table, weights, seat, goal) for goal in goals], found)
    return found


def demand(table: Table, weights: Weights, seat: int, goal: Aim) -> int:
    """The number of units that a goal demands."""
    if goal.objective == NOTHING:
        return goal.wanted + RESERVE if goal.wanted > 1 else 1
    hex_ = goal.hexes[0]
    holder = table.holder(hex_)
    if holder == 1 - seat:
        return weights.stormers
    if holder == seat or table.control[goal.objective] == seat:
        kept = weights.garrison if goal.decides else 0
        return kept + 1 if is_near(table, 1 - seat, hex_, CLOSE) else kept
    return 2 if is_near(table, 1 - seat, hex_, NEAR) else 1
