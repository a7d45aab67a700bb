"""The agent that asks what follows: the reply that looks best to the others, and its own next action after that."""

from __future__ import annotations

from typing import Final

from simulate.agents.contract import Agent
from simulate.agents.greedy import WEIGHTS, best_of, idle_option, values_of
from simulate.agents.lookahead import Lookahead
from simulate.engine.dice import Dice
from simulate.engine.game import ACTION, Observation, State

REPLIES: Final = 4
KEPT: Final = 4
"""Options that are looked into, of those that seem best at once."""
POSITIONS: Final = 400
"""Positions judged for one action, about: the last world is looked at to its end."""


class PlannerAgent(Agent):
    """Looks a few replies ahead before an action. A question inside an effect it answers like greedy."""

    def __init__(
        self, weights: str = WEIGHTS, positions: int = POSITIONS, replies: int = REPLIES, kept: int = KEPT
    ) -> None:
        self.weights = weights
        self.positions = positions
        self.replies = replies
        self.kept = kept

    def choose(self, observation: Observation, dice: Dice) -> int:
        count = observation.count()
        if count == 1:
            return 0
        world = self.imagined(observation, dice)
        idle = idle_option(world)
        is_action = world.question() == ACTION
        codes = world.codes() if is_action else []
        values = values_of(world, observation.seat)
        if not is_action:
            return best_of(values, idle, dice)
        close = best_few(values, self.kept)
        if len(close) == 1:
            return close[0]
        return codes.index(self.best_code([codes[option] for option in close], observation, dice))

    def imagined(self, observation: Observation, dice: Dice) -> State:
        """A world to look ahead in, judged by this agent's weights."""
        world = observation.imagine(dice)
        world.judge(self.weights)
        return world

    def best_code(self, codes: list[int], observation: Observation, dice: Dice) -> int:
        """The best of these options. The worse half is dropped again and again: the last two get most of the work."""
        lookahead = Lookahead(observation.seat, self.replies)
        totals = dict.fromkeys(codes, 0)
        halvings = (len(codes) - 1).bit_length()
        for halving in range(1, halvings + 1):
            until = self.positions * halving // halvings
            while True:
                self.look(lookahead, codes, totals, observation, dice)
                if lookahead.positions >= until:
                    break
            codes = sorted(codes, key=totals.__getitem__, reverse=True)[: (len(codes) + 1) // 2]
        return codes[0]

    def look(
        self, lookahead: Lookahead, codes: list[int], totals: dict[int, int], observation: Observation, dice: Dice
    ) -> None:
        """Add the value of each option in one more world; all of them meet the same hidden cards and the same dice."""
        world = self.imagined(observation, dice)
        places = world.codes()
        falling = dice.split()
        for code in codes:
            totals[code] += lookahead.value_of(world.clone(), places.index(code), falling.clone())


def best_few(values: list[int], most: int) -> list[int]:
    """The options with the highest values: two, and more from the upper half of the range, up to `most`."""
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    enough = (values[order[0]] + values[order[-1]]) // 2
    return [option for place, option in enumerate(order[:most]) if place < 2 or values[option] >= enough]
