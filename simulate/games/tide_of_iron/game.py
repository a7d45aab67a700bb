"""Tide of Iron as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, Outcome, State
from simulate.engine.log import Event
from simulate.games.tide_of_iron import evaluate as judging
from simulate.games.tide_of_iron import planning, storing, story, tallying
from simulate.games.tide_of_iron.flow import begin_game
from simulate.games.tide_of_iron.observe import Window
from simulate.games.tide_of_iron.prepared import Setup
from simulate.games.tide_of_iron.state import NOT_OVER, STEP_BUDGET, Table
from simulate.games.tide_of_iron.story import ENDING_NAMES
from simulate.games.tide_of_iron.terms import NOBODY

MAX_STEPS = 50_000
"""Decisions before a game is capped; ordinary games take one to four thousand."""


class Battle(Table):
    """A table with everything the engine asks of a state."""

    def attempt(self, index: int) -> None:
        if not self.plan:
            self.plan = planning.plan(self)
        self.is_trial = True
        self.apply(index)

    def clone(self) -> State:
        copy = Battle()
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
        first = self.setup.initiative
        return Outcome(winners, ENDING_NAMES[self.ending], self.round, first, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def is_settled(self) -> bool:
        return self.ending != NOT_OVER or self.frames[-1].node.begins_something()

    def record(self) -> None:
        self.telling = True

    def events(self) -> list[Event]:
        return story.tell(self)

    def usage(self) -> dict[str, set[str]]:
        return tallying.usage(self)

    def tally(self) -> dict[str, int]:
        return tallying.tally(self)


def begin(setup: Setup, dice: Dice, max_steps: int) -> Battle:
    """A game from its first question on."""
    battle = Battle()
    battle.lay_out(setup, dice, max_steps or MAX_STEPS)
    begin_game(battle)
    return battle
