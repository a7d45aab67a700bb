"""The planner that begins with several imagined worlds: one roll does not decide what is looked into, or an answer."""

from __future__ import annotations

from typing import Final

from sandtable.agents.answering import Looked
from sandtable.agents.greedy import WEIGHTS, best_of, goes_in_circles, idle_option, values_of
from sandtable.agents.lookahead import Lookahead
from sandtable.agents.planner import KEPT, NEVER, REPLIES, PlannerAgent, best_few
from sandtable.engine.dice import Dice
from sandtable.engine.game import TOGETHER, Observation

BUDGET: Final = 3600
"""Positions evaluated for one action, nested answers included; the last world is looked at to its end."""
WORLDS: Final = 4
"""Worlds in which every option is judged one step ahead."""


class AveragingPlanner(PlannerAgent):
    """Judges each option one step ahead in several worlds, then looks ahead after the best of them.

    Inside an effect the mean of these worlds decides unless there are positions for a search. Simultaneous choices are
    made as the greedy agent makes them. The budget counts every position that is evaluated.
    """

    def __init__(
        self,
        weights: str = WEIGHTS,
        positions: int = BUDGET,
        replies: int = REPLIES,
        kept: int = KEPT,
        inside: int = 0,
        worlds: int = WORLDS,
        ahead: int = NEVER,
        behind: int = NEVER,
        patience: int = 0,
    ) -> None:
        super().__init__(weights, positions, replies, kept, NEVER, inside)
        self.worlds = worlds
        self.ahead = ahead
        """A value from which on the game counts as won, and is not looked ahead in."""
        self.behind = behind
        """As far below 0 the game counts as lost. It is larger where weights count the points of opponents more."""
        self.patience = patience
        """Decisions a round after which a game goes in circles; 0: it is never looked at."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        count = observation.count()
        if count == 1:
            return 0
        world = self.imagined(observation, dice)
        if self.patience > 0 and goes_in_circles(world, self.patience):
            return world.declining()
        idle = idle_option(world)
        question = world.question()
        if question == TOGETHER:
            return best_of(values_of(world, observation.seat), idle, dice)
        looked = Looked()
        codes = world.codes()
        values = self.mean_values(codes, observation, dice, looked)
        positions = self.positions_for(question)
        if positions <= looked.positions or self.is_decided(max(values)):
            return best_of(values, idle, dice)
        close = [codes[option] for option in best_few(values, self.kept)]
        return codes.index(self.best_code(close, observation, dice, positions - looked.positions))

    def is_decided(self, value: int) -> bool:
        """True for the value of a game that is as good as won or lost."""
        return value >= self.ahead or value <= -self.behind

    def mean_values(self, codes: list[int], observation: Observation, dice: Dice, looked: Looked) -> list[int]:
        """The mean value of each option one step ahead; `looked` grows by the positions evaluated for that."""
        totals = [0] * len(codes)
        for _ in range(self.worlds):
            world = self.imagined(observation, dice)
            places = world.codes()
            values = values_of(world, observation.seat, looked)
            for option, code in enumerate(codes):
                totals[option] += values[places.index(code)]
        return [total // self.worlds for total in totals]

    def lookahead(self, seat: int) -> Lookahead:
        return Lookahead(seat, self.replies, True)
