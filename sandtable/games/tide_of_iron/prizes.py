"""The points for a goal: an objective that gives victory points in every round is worth more early in the game."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.setup import Aim
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import COMMAND_PHASE, STATUS_PHASE
from sandtable.games.tide_of_iron.weights import Weights

POINTS: Final = 30
"""Points for each victory point of a round to come, as for that of the first (approach.py)."""


def prize_now(table: Table, weights: Weights, goal: Aim) -> int:
    """The points for a goal, with those for the victory points that it gives in the rounds to come."""
    if goal.points == 0:
        return goal.prize
    rounds = min(weights.rounds, rounds_to_come(table))
    return goal.prize + POINTS * goal.points * max(0, rounds - 1)


def rounds_to_come(table: Table) -> int:
    """The rounds, with the one that is played, in which units still act and points are still given."""
    is_over = table.phase in (COMMAND_PHASE, STATUS_PHASE)
    return table.setup.rounds - table.round + (0 if is_over or table.round == 0 else 1)
