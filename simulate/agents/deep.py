"""The agent for the last word: the planner with more positions, since precision is what it lacks."""

from __future__ import annotations

from typing import Final

from simulate.agents.greedy import WEIGHTS
from simulate.agents.planner import KEPT, NEVER, REPLIES, PlannerAgent

POSITIONS: Final = 2000


class DeepAgent(PlannerAgent):
    """Plans as PlannerAgent does, with a larger budget in positions."""

    def __init__(
        self,
        weights: str = WEIGHTS,
        positions: int = POSITIONS,
        replies: int = REPLIES,
        kept: int = KEPT,
        decided: int = NEVER,
    ) -> None:
        super().__init__(weights, positions, replies, kept, decided)
