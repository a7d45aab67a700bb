"""Mafia City as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from typing import Final

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, Outcome, State
from simulate.engine.log import Event
from simulate.games.mafia_city import evaluate as judging
from simulate.games.mafia_city import storing, story, tallying
from simulate.games.mafia_city.flow import begin_game
from simulate.games.mafia_city.observe import Window
from simulate.games.mafia_city.prepared import Setup
from simulate.games.mafia_city.state import Table
from simulate.games.mafia_city.terms import ENDING_NAMES, NOBODY, NOT_OVER, STEP_BUDGET

MAX_STEPS: Final = 20_000
"""Decisions before a game is capped; ordinary games take two to six hundred."""


class City(Table):
    """A table with everything the engine asks of a state."""

    def attempt(self, index: int) -> None:
        self.is_trial = True
        self.apply(index)

    def clone(self) -> State:
        copy = City()
        self.copy_to(copy)
        return copy

    def store(self) -> bytes:
        return storing.store(self)

    def digest(self) -> int:
        return storing.digest(self)

    def observe(self, seat: int) -> Observation:
        return Window(self, seat)

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        winners = (self.winner,) if self.winner != NOBODY else ()
        return Outcome(winners, ENDING_NAMES[self.ending], self.round, self.first, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def is_settled(self) -> bool:
        if self.ending != NOT_OVER:
            return True
        frame = self.frames[-1]
        return frame.node.begins_something(frame)

    def record(self) -> None:
        self.telling = True

    def events(self) -> list[Event]:
        return story.tell(self)

    def usage(self) -> dict[str, set[str]]:
        return tallying.usage(self)


def begin(setup: Setup, dice: Dice, max_steps: int) -> City:
    """A game from its first question on."""
    city = City()
    city.lay_out(setup, dice, max_steps or MAX_STEPS)
    begin_game(city)
    return city
