"""The greedy agent as it was first: it judges with hand-made weights, and of equal options it takes the first.

It stays as it is, so that stronger agents can be measured against it.
"""

from __future__ import annotations

from typing import Final

from simulate.agents.contract import Agent
from simulate.engine.dice import Dice
from simulate.engine.game import Observation, State

NESTED: Final = 12
"""Questions inside one effect that are looked through before the position is judged as it stands."""


class FirstGreedyAgent(Agent):
    """Tries each option to the end of its effect, answering the questions on the way as they look best."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        count = observation.count()
        if count == 1:
            return 0
        world = observation.imagine(dice)
        best = 0
        best_value = value_of(world.clone(), 0, observation.seat)
        for option in range(1, count):
            trial = world.clone() if option < count - 1 else world  # the last one may use the table up
            value = value_of(trial, option, observation.seat)
            if value > best_value:  # of equal options the first
                best = option
                best_value = value
        return best


def value_of(trial: State, option: int, seat: int) -> int:
    """The value of the position for `seat` after the effect of this option; `trial` is used up."""
    trial.attempt(option)
    for _ in range(NESTED):
        if trial.is_settled():
            break
        trial = best_next(trial)
    return trial.evaluate(seat)


def best_next(trial: State) -> State:
    """The state after the open question was answered as its asker likes it best, one step ahead; uses `trial` up."""
    count = trial.count()
    if count == 1:
        trial.attempt(0)
        return trial
    asked = trial.seat()
    best = trial.clone()
    best.attempt(0)
    best_value = best.evaluate(asked)
    for option in range(1, count):
        after = trial.clone() if option < count - 1 else trial
        after.attempt(option)
        value = after.evaluate(asked)
        if value > best_value:
            best = after
            best_value = value
    return best
