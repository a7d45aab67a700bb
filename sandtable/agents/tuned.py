"""The data that a game keeps for an agent: the weights it judges by, and the limits of its search."""

# interpreted: reads files, once for each agent and game

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from sandtable.agents.greedy import WEIGHTS
from sandtable.engine.weighing import Weighting, weightings

SHARED: Final = WEIGHTS
"""The weights of all agents that have none of their own in a game."""
BEFORE: Final = {"greedy-3": "greedy-2", "planner-3": "planner-2"}
"""Versions that are new in some games only, and the ones before, as which they play wherever a game keeps nothing for
them."""


@dataclass(frozen=True)
class Tuned:
    """One agent's part of a game's data."""

    weights: str = SHARED
    """The name of the weights, for `State.judge`: its own, or those of the greedy agent of its version."""
    search: Mapping[str, int] = field(default_factory=dict)
    """The settings of its search that differ from the usual ones, by the names of the agent's parameters."""


@cache
def tuned(agent: str, game: str) -> Tuned:
    """The data that a game keeps for an agent; a game without any, or no game, leaves it as usual."""
    found = kept_for(agent, game)
    if found is None:
        return Tuned()
    return Tuned(found.name if found.values else f"greedy-{found.name.rpartition('-')[2]}", found.search)


def plays_as(agent: str, game: str) -> str:
    """The agent as which this one plays a game: itself, or the version before where the game has nothing newer."""
    is_new = agent not in BEFORE or agent in weightings_of(game)
    return agent if is_new else plays_as(BEFORE[agent], game)


def kept_for(agent: str, game: str) -> Weighting | None:
    """The file that a game keeps for an agent, or for the version as which it plays there."""
    return weightings_of(game).get(plays_as(agent, game))


def weightings_of(game: str) -> Mapping[str, Weighting]:
    """The files of a game; none without a game."""
    return weightings(f"sandtable.games.{game}") if game else {}
