"""The agent that looks one step ahead with tuned weights, and compares positions at the same point of the game."""

from __future__ import annotations

from typing import Final

from sandtable.agents.answering import Looked, end_past_offers
from sandtable.agents.contract import Agent
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice
from sandtable.engine.game import ACTION, NO_OPTION, TOGETHER, Observation, State

WEIGHTS: Final = "greedy-2"
HIDDEN: Final = 40
"""Questions of a simultaneous choice that are declined before the position is judged as it stands."""


class GreedyAgent(Agent):
    """Tries each option to the end of its effect, answering the questions on the way as they look best."""

    def __init__(self, weights: str = WEIGHTS, patience: int = 0) -> None:
        self.weights = weights
        self.patience = patience
        """Decisions a round after which a game goes in circles; 0: it is never looked at."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        count = observation.count()
        if count == 1:
            return 0
        world = observation.imagine(dice)
        if self.patience > 0 and goes_in_circles(world, self.patience):
            return world.declining()
        world.judge(self.weights)
        idle = idle_option(world)
        return best_of(values_of(world, observation.seat), idle, dice)


def goes_in_circles(world: State, patience: int) -> bool:
    """True where the game has taken more decisions than `patience` for each round, and the seat may let the action go.

    Texts can bring a position back without end while the others have passed: a player who sees no end passes, too.
    """
    if world.question() != ACTION or world.declining() == NO_OPTION or not isinstance(world, AskingTable):
        return False
    return world.steps > patience * (world.round + 1)


def idle_option(world: State) -> int:
    """The option that loses every tie: inside an effect the one that declines, before an action all others."""
    return NO_OPTION if world.question() == ACTION else world.declining()


def best_of(values: list[int], idle: int, dice: Dice) -> int:
    """The option with the highest value; of equal ones not `idle`, and for the rest the dice decide."""
    most = max(values)
    best = [option for option, value in enumerate(values) if value == most and option != idle]
    if not best:
        return idle
    return best[0] if len(best) == 1 else best[dice.below(len(best))]


def values_of(world: State, seat: int, looked: Looked | None = None) -> list[int]:
    """The value for `seat` of the position after each option of the open question; uses `world` up.

    `looked` grows by the positions that are evaluated for that.
    """
    looked = looked or Looked()
    is_together = world.question() == TOGETHER
    values: list[int] = []
    last = world.count() - 1
    for option in range(last + 1):
        value = world.known_value(option, values)
        if value is None:
            trial = world.clone() if option < last else world
            trial.attempt(option)
            if is_together:
                value = with_all_chosen(trial).evaluate(seat)
                looked.positions += 1
            else:
                value = end_past_offers(trial, looked).value_for(seat)
        values.append(value)
    return values


def with_all_chosen(trial: State) -> State:
    """The state after a simultaneous choice in which nobody chooses any more: a last seat is judged like a first."""
    for _ in range(HIDDEN):
        if trial.question() != TOGETHER:
            break
        trial.attempt(max(0, trial.declining()))
    return trial
