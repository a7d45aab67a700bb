"""Plays on after an option with greedy replies, and judges the position where the look ends.

Positions within a round are hard to compare, since many actions only prepare later ones. At the end of a round the dice
have been used.
"""

from __future__ import annotations

from typing import Final

from sandtable.agents.answering import NESTED
from sandtable.agents.greedy import HIDDEN, best_of, idle_option
from sandtable.agents.known import Known
from sandtable.agents.luck import Luck
from sandtable.engine.dice import Dice
from sandtable.engine.game import TOGETHER, State

WON: Final = 2
"""A finished game counts this many times the largest value seen so far in a game that goes on: one imagined win
does not outweigh what happens in all other worlds."""


class Lookahead:
    """Looks ahead for one seat, at most a number of replies, and counts the positions it judges."""

    def __init__(self, seat: int, replies: int, counts_all: bool = False) -> None:
        self.seat = seat
        self.replies = replies
        """Actions after the option itself, of any seat; fewer when all seats choose something together before."""
        self.largest = 1
        """The largest value seen in a game that goes on, without its sign."""
        self.counts_all = counts_all
        """False: only the options of replies and the ends of looks are spent, not what is evaluated inside effects."""
        self.positions = 0
        """The options of replies and the ends of looks."""
        self.known = Known()

    def spent(self) -> int:
        """The positions that were judged so far, as this search counts them."""
        return self.known.looked.positions if self.counts_all else self.positions

    def enter(self, world: State) -> None:
        """Look ahead in this world from now on."""
        self.known.enter(world)

    def value_of(self, state: State, option: int, luck: Luck) -> int:
        """The value where the look ends, after the option and its replies; uses `state` up."""
        luck.begin()
        goes_on = self.take(state, option, luck)
        for _ in range(self.replies):
            if not goes_on:
                break
            goes_on = self.take(state, self.reply(state, luck.of_choice()), luck)
        self.positions += 1
        self.known.looked.positions += 1
        return self.worth(state)

    def reply(self, state: State, dice: Dice) -> int:
        """The option that looks best to the seat that is asked; `dice` decide between equal ones."""
        count = state.count()
        if count == 1:
            return 0
        self.positions += count
        return best_of(self.known.values_of(state), idle_option(state), dice)

    def worth(self, state: State) -> int:
        """The value of a position for the seat; that of a finished game has a bound."""
        value = state.evaluate(self.seat)
        if state.seat() >= 0:
            self.largest = max(self.largest, abs(value))
            return value
        bound = WON * self.largest
        return max(-bound, min(bound, value))

    def take(self, state: State, option: int, luck: Luck) -> bool:
        """Take the option with dice that its choice did not know, and go on to the next action of anybody.

        False when the look ends there: the game is over, or all seats chose together, as they do at the end of a round.
        """
        state.reseed(luck.of_action(state, option))
        state.apply(option)
        self.settle(state)
        are_together = state.question() == TOGETHER
        for _ in range(HIDDEN):
            if state.question() != TOGETHER:
                break
            state.apply(max(0, state.declining()))
        self.settle(state)
        return not are_together and state.seat() >= 0

    def settle(self, state: State) -> None:
        """Answer the questions inside the effect, each as its asker likes best one step ahead."""
        for _ in range(NESTED):
            if state.is_settled():
                break
            state.apply(self.known.best_answer(state))
