"""The greedy agent as it was first: it judges with hand-made weights, and of equal options it takes the first.

It stays as it is, so that stronger agents can be measured against it.
"""

from __future__ import annotations

from sandtable.agents.answering import settled
from sandtable.agents.contract import Agent
from sandtable.engine.dice import Dice
from sandtable.engine.game import Observation, State


class FirstGreedyAgent(Agent):
    """Tries each option to the end of its effect, answering the questions on the way as they look best."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        count = observation.count()
        if count == 1:
            return 0
        world = observation.imagine(dice)
        values: list[int] = []
        for option in range(count):
            known = world.known_value(option, values)
            if known is None:
                trial = world.clone() if option < count - 1 else world  # the last one may use the table up
                known = value_of(trial, option, observation.seat)
            values.append(known)
        return values.index(max(values))  # of equal options the first


def value_of(trial: State, option: int, seat: int) -> int:
    """The value of the position for `seat` after the effect of this option; `trial` is used up."""
    trial.attempt(option)
    return settled(trial).evaluate(seat)
