"""The agent that picks every option with the same chance."""

from __future__ import annotations

from sandtable.agents.contract import Agent
from sandtable.engine.dice import Dice
from sandtable.engine.game import Observation


class RandomAgent(Agent):
    """Picks uniformly: the yardstick every other agent has to beat."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        return dice.below(observation.count())
