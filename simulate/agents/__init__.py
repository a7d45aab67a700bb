"""Agents by name. A new one is a module here and a line in AGENTS."""

from __future__ import annotations

from typing import Final

from simulate.agents.contract import Agent
from simulate.agents.greedy import GreedyAgent
from simulate.agents.uniform import RandomAgent

AGENTS: Final[dict[str, type[Agent]]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
}
NAMES: Final = sorted(AGENTS)


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
