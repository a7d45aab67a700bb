"""Judges an option by what follows it: the replies that look best, with the luck of the dice taken out.

A roll moves a position more than the choice that rolled, so a few plain samples say nothing about options that are
close. Here every step counts with its mean over several rolls. Only the way to the next question follows one roll.
"""

from __future__ import annotations

from typing import Final

from simulate.agents.answering import NESTED, best_answer, settled_past_offers
from simulate.agents.greedy import HIDDEN, best_of, idle_option, values_of
from simulate.engine.dice import Dice
from simulate.engine.game import TOGETHER, State

ROLLS: Final = 4
"""The rolls over which a step is averaged; two are enough where no dice fall."""
WON: Final = 3
"""A finished game counts this many times the largest value seen so far in a game that goes on: one imagined win
does not outweigh what happens in all other worlds."""


class Lookahead:
    """Looks a number of replies ahead for one seat, and counts the positions it judges."""

    def __init__(self, seat: int, replies: int) -> None:
        self.seat = seat
        self.replies = replies
        """Actions after the option itself, of any seat."""
        self.largest = 1
        """The largest value seen in a game that goes on, without its sign."""
        self.positions = 0

    def value_of(self, state: State, option: int, dice: Dice) -> int:
        """The mean value after the option, with the gains of its replies; uses `state` up."""
        value = self.mean(state, option, dice)
        for _ in range(self.replies):
            take(state, option, dice)
            if state.seat() < 0:
                break
            before = self.worth(state)
            option = self.reply(state, dice)
            value += self.mean(state, option, dice) - before
        return value

    def mean(self, state: State, option: int, dice: Dice) -> int:
        """The value at the end of the option's effect, averaged over rolls."""
        total = 0
        for roll in range(ROLLS):
            trial = state.clone()
            trial.reseed(dice)
            trial.attempt(option)
            self.positions += 1
            value = self.worth(settled_past_offers(trial))
            if roll == 1 and value == total:  # no dice fell, or they change nothing
                return value
            total += value
        return total // ROLLS

    def reply(self, state: State, dice: Dice) -> int:
        """The option that looks best to the seat that is asked."""
        count = state.count()
        if count == 1:
            return 0
        self.positions += count
        return best_of(values_of(state.clone(), state.seat()), idle_option(state), dice)

    def worth(self, state: State) -> int:
        """The value of a position for the seat; that of a finished game has a bound."""
        value = state.evaluate(self.seat)
        if state.seat() >= 0:
            self.largest = max(self.largest, abs(value))
            return value
        bound = WON * self.largest
        return max(-bound, min(bound, value))


def take(state: State, option: int, dice: Dice) -> None:
    """Take the option with dice that its choice did not know, and go on to the next action of anybody."""
    state.reseed(dice)
    state.apply(option)
    settle(state)
    for _ in range(HIDDEN):
        if state.question() != TOGETHER:
            break
        state.apply(max(0, state.declining()))
    settle(state)


def settle(state: State) -> None:
    """Answer the questions inside the effect, each as its asker likes best one step ahead."""
    for _ in range(NESTED):
        if state.is_settled():
            break
        state.apply(best_answer(state))
