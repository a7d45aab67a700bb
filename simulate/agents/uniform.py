"""The agent that picks every option with the same chance."""

from __future__ import annotations

from simulate.agents.contract import Agent
from simulate.engine.dice import Dice
from simulate.engine.game import Observation


class RandomAgent(Agent):
    """Picks uniformly: the yardstick every other agent has to beat."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        return dice.below(observation.count())
