"""Agents by name. A new one is a module here and a line in AGENTS."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simulate.agents.contract import Agent
from simulate.agents.first_greedy import FirstGreedyAgent
from simulate.agents.greedy import GreedyAgent
from simulate.agents.planner import PlannerAgent
from simulate.agents.uniform import RandomAgent

AGENTS: Final[dict[str, Callable[[], Agent]]] = {
    "random": RandomAgent,
    "greedy": FirstGreedyAgent,
    "greedy-1": GreedyAgent,
    "planner-1": PlannerAgent,
}
NAMES: Final = sorted(AGENTS)
TUNED: Final[dict[str, Callable[[str], Agent]]] = {
    "greedy-1": GreedyAgent,
    "planner-1": PlannerAgent,
}
"""The agents that play with weights, made with the name of the weights to play with."""


class UnknownAgent(KeyError):
    """No agent has this name."""

    def __str__(self) -> str:
        return f"there is no agent called {self.args[0]!r}; known: {', '.join(AGENTS)}"


def agent(name: str) -> Agent:
    """A new agent by name. Raises UnknownAgent."""
    try:
        return AGENTS[name]()
    except KeyError:
        raise UnknownAgent(name) from None
