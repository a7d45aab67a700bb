"""The agent that looks one step ahead: it tries every option on an imagined table and keeps the one that looks best."""

from __future__ import annotations

from typing import Final

from simulate.agents.contract import Agent
from simulate.engine.dice import Dice
from simulate.engine.game import Observation, State

NESTED: Final = 12
"""Questions inside one effect that are looked through before the position is judged as it stands."""


class GreedyAgent(Agent):
    """Tries each option to the end of its effect, answering the questions on the way as they look best."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        count = observation.count()
        if count == 1:
            return 0
        world = observation.imagine(dice)
        best = 0
        best_value = value_of(world, 0, observation.seat)
        for option in range(1, count):
            value = value_of(world, option, observation.seat)
            if value > best_value:  # of equal options the first
                best = option
                best_value = value
        return best


def value_of(world: State, option: int, seat: int) -> int:
    """What the position is worth for `seat` once this option has had its effect."""
    state = world.clone()
    state.apply(option)
    for _ in range(NESTED):
        if state.is_settled():
            break
        state = best_next(state, seat)
    return state.evaluate(seat)


def best_next(state: State, seat: int) -> State:
    """The state after the open question was answered as its asker would like it best, one step ahead."""
    sign = 1 if state.seat() == seat else -1
    best = state.clone()
    best.apply(0)
    if state.count() == 1:
        return best
    best_value = sign * best.evaluate(seat)
    for option in range(1, state.count()):
        after = state.clone()
        after.apply(option)
        value = sign * after.evaluate(seat)
        if value > best_value:
            best = after
            best_value = value
    return best
