"""The agent that plays on in imagined worlds before it acts, in Destiny to the end of the round."""

from __future__ import annotations

from typing import Final

from sandtable.agents.comparing import Comparison
from sandtable.agents.contract import Agent
from sandtable.agents.greedy import WEIGHTS, best_of, idle_option, values_of
from sandtable.agents.lookahead import Lookahead
from sandtable.agents.luck import Luck
from sandtable.engine.dice import Dice
from sandtable.engine.game import ACTION, INSIDE, Observation, State

REPLIES: Final = 4
KEPT: Final = 8
"""Options that are looked into, of those that seem best at once."""
POSITIONS: Final = 1200
"""Positions judged for one action at most; the last world is looked at to its end."""
NEVER: Final = 1_000_000_000


class PlannerAgent(Agent):
    """Looks at what follows before an action, and inside an effect where it has positions for that; else it is greedy.

    With few positions a search inside effects only spends what actions need; with many it gains more than they would.
    """

    def __init__(
        self,
        weights: str = WEIGHTS,
        positions: int = POSITIONS,
        replies: int = REPLIES,
        kept: int = KEPT,
        decided: int = NEVER,
        inside: int = 0,
    ) -> None:
        self.weights = weights
        self.positions = positions
        self.inside = inside
        """As `positions`, for one question inside an effect; 0: it is answered like greedy."""
        self.replies = replies
        self.kept = kept
        self.decided = decided
        """A value, for either side, from which on the game counts as decided and is played like greedy."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        count = observation.count()
        if count == 1:
            return 0
        world = self.imagined(observation, dice)
        idle = idle_option(world)
        positions = self.positions_for(world.question())
        codes = world.codes() if positions else []
        values = values_of(world, observation.seat)
        if not positions or abs(max(values)) >= self.decided:
            return best_of(values, idle, dice)
        close = [codes[option] for option in best_few(values, self.kept)]
        return codes.index(self.best_code(close, observation, dice, positions))

    def positions_for(self, question: int) -> int:
        """The positions for a question of this kind; 0 where the agent is greedy."""
        if question == ACTION:
            return self.positions
        return self.inside if question == INSIDE else 0

    def imagined(self, observation: Observation, dice: Dice) -> State:
        """A world to look ahead in, judged by this agent's weights."""
        world = observation.imagine(dice)
        world.judge(self.weights)
        return world

    def best_code(self, codes: list[int], observation: Observation, dice: Dice, positions: int) -> int:
        """The best of these options: worlds are looked at until one option is left or the positions are used up."""
        lookahead = self.lookahead(observation.seat)
        comparison = Comparison(codes)
        while len(comparison.values) > 1 and lookahead.spent() < positions:
            self.look(lookahead, comparison, observation, dice)
            comparison.drop()
        return comparison.leader()

    def lookahead(self, seat: int) -> Lookahead:
        """A search for a seat, at its begin."""
        return Lookahead(seat, self.replies)

    def look(self, lookahead: Lookahead, comparison: Comparison, observation: Observation, dice: Dice) -> None:
        """Add the value of each option in one more world; all of them meet the same hidden cards and the same dice."""
        world = self.imagined(observation, dice)
        lookahead.enter(world)
        places = world.codes()
        luck = Luck(dice)
        for code, values in comparison.values.items():
            values.append(lookahead.value_of(world.clone(), places.index(code), luck))


def best_few(values: list[int], most: int) -> list[int]:
    """The options with the highest values: two, and more from the upper half of the range, up to `most`."""
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    enough = (values[order[0]] + values[order[-1]]) // 2
    return [option for place, option in enumerate(order[:most]) if place < 2 or values[option] >= enough]
