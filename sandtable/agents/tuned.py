"""The data that a game keeps for an agent: the weights it judges by, and the limits of its search."""

# interpreted: reads files, once for each agent and game

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from sandtable.agents.greedy import WEIGHTS
from sandtable.engine.weighing import weightings

SHARED: Final = WEIGHTS
"""The weights of all agents that have none of their own in a game."""


@dataclass(frozen=True)
class Tuned:
    """One agent's part of a game's data."""

    weights: str = SHARED
    """The name of the weights, for `State.judge`."""
    search: Mapping[str, int] = field(default_factory=dict)
    """The settings of its search that differ from the usual ones, by the names of the agent's parameters."""


@cache
def tuned(agent: str, game: str) -> Tuned:
    """The data that a game keeps for an agent; a game without any, or no game, leaves it as usual."""
    found = weightings(f"sandtable.games.{game}").get(agent) if game else None
    if found is None:
        return Tuned()
    return Tuned(agent if found.values else SHARED, found.search)
