"""Agents by name. A new one is a module here and a line in AGENTS.

A name carries its version: an agent that plays differently from before is another agent with another name, so a result
says who played. People may leave the version out; that means the newest one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sandtable.agents.averaging import AveragingPlanner
from sandtable.agents.contract import Agent
from sandtable.agents.first_greedy import FirstGreedyAgent
from sandtable.agents.greedy import GreedyAgent
from sandtable.agents.planner import PlannerAgent
from sandtable.agents.restricted import RestrictedAgent, is_restriction, split
from sandtable.agents.tuned import Tuned, plays_as, tuned
from sandtable.agents.uniform import RandomAgent

DEEP: Final[Mapping[str, int]] = MappingProxyType({"positions": 6000, "inside": 2000})
"""The usual settings of the deep agent, a planner for the last word: precision is what the planner lacks most."""
TUNED: Final[dict[str, Callable[[Tuned], Agent]]] = {
    "greedy-2": lambda by: GreedyAgent(by.weights),
    "planner-2": lambda by: PlannerAgent(by.weights, **by.search),
    "deep-2": lambda by: PlannerAgent(by.weights, **{**DEEP, **by.search}),
    "greedy-3": lambda by: GreedyAgent(by.weights, **by.search),
    "planner-3": lambda by: AveragingPlanner(by.weights, **by.search),
}
"""The agents that play by weights, and the search of a game, made with them."""
AGENTS: Final[dict[str, Callable[[Tuned], Agent]]] = {
    "random": lambda _by: RandomAgent(),
    "greedy-0": lambda _by: FirstGreedyAgent(),
    **TUNED,
}
"""Every agent, the yardstick first."""
NEWEST: Final = {"greedy": "greedy-3", "planner": "planner-3", "deep": "deep-2"}
"""The names without a version. They are taken where people name an agent, and never kept."""
RETIRED: Final = {"greedy-1": "greedy-2", "planner-1": "planner-2", "deep-1": "deep-2"}
"""Agents that are not kept any more, and the ones that took their places."""
NAMES: Final = sorted((*AGENTS, *NEWEST))
USUAL: Final = NEWEST["greedy"]
"""The agent that plays when nothing else is asked for."""


class UnknownAgent(KeyError):
    """No agent has this name, or none has it any more."""

    def __str__(self) -> str:
        name = self.args[0]
        if name in RETIRED:
            return f"the agent {name} is not kept any more; {RETIRED[name]} took its place"
        return f"there is no agent called {name!r}; known: {', '.join(AGENTS)}"


def versioned(name: str) -> str:
    """The name of an agent with its version; a name that is unknown or has one already stays as it is."""
    return NEWEST.get(name, name)


def is_known(name: str) -> bool:
    """True for the name of an agent with its version, also for one that may not use something (restricted.py)."""
    own, words = split(name)
    return own in AGENTS and (own == name or is_restriction(words))


def agent(name: str, game: str = "") -> Agent:
    """A new agent by its name with a version, as it plays this game. Raises UnknownAgent."""
    if name in AGENTS:  # the rule; every game asks for its agents
        return AGENTS[plays_as(name, game)](tuned(name, game))
    if not is_known(name):
        raise UnknownAgent(name)
    own, words = split(name)
    made = AGENTS[plays_as(own, game)](tuned(own, game))
    return RestrictedAgent(made, words) if words else made


def with_own(own: Mapping[str, Callable[[], Agent]]) -> Callable[[str, str], Agent]:
    """Like `agent`, for these agents too: `own` makes a new one by its name in a plan."""

    def made(name: str, game: str = "") -> Agent:
        return own[name]() if name in own else agent(name, game)

    return made
