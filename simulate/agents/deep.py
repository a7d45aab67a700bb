"""The agent for the last word: the planner with more replies, more options and many more positions."""

from __future__ import annotations

from typing import Final

from simulate.agents.greedy import WEIGHTS
from simulate.agents.planner import PlannerAgent

REPLIES: Final = 6
KEPT: Final = 6
POSITIONS: Final = 3000


class DeepAgent(PlannerAgent):
    """Plans as PlannerAgent does, with a larger budget in positions."""

    def __init__(
        self, weights: str = WEIGHTS, positions: int = POSITIONS, replies: int = REPLIES, kept: int = KEPT
    ) -> None:
        super().__init__(weights, positions, replies, kept)
