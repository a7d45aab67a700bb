"""The number of games that are watched: fewer of agents that look far ahead, and the same number on every machine."""

# interpreted: runs between the games

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.agents import agent
from sandtable.agents.planner import PlannerAgent
from sandtable.agents.restricted import split
from sandtable.playtest.plan import Plan
from sandtable.playtest.qualities.watching import Watched

MOST_POSITIONS: Final = 50_000_000
"""Positions that the agents may look at in all watched games: some minutes of a processor."""
LEAST_PART: Final = 0.25
"""The part of the wanted games that is watched however long it takes."""


def is_enough(plan: Plan, games: Sequence[Watched], done: int, wanted: int) -> bool:
    """True after these games, when no further one is to be watched; `done` counts the failed ones among them, too."""
    if done < LEAST_PART * wanted:
        return False
    return done >= wanted or sum(game.choices_met for game in games) * positions_a_choice(plan) >= MOST_POSITIONS


def positions_a_choice(plan: Plan) -> float:
    """The positions that the agents of a plan may look at for one decision, in the mean; 1 for one without a search."""
    made = [agent(split(name)[0], plan.game) for name in plan.agents]
    return sum(each.positions if isinstance(each, PlannerAgent) else 1 for each in made) / len(made)
