"""Space Bastards as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, Outcome, State
from simulate.engine.log import Event
from simulate.games.space_bastards import evaluate as judging
from simulate.games.space_bastards import storing, story
from simulate.games.space_bastards.actions.change import CHANGING
from simulate.games.space_bastards.flow import begin_game
from simulate.games.space_bastards.observe import Window
from simulate.games.space_bastards.prepared import Setup
from simulate.games.space_bastards.state import NOT_OVER, STEP_BUDGET, Table

MAX_STEPS = 20_000
"""Decisions before a game is capped; ordinary games take some hundreds."""


class Expedition(Table):
    """A table with everything the engine asks of a state."""

    def attempt(self, index: int) -> None:
        if not self.is_trial:
            self.is_trial = True
            self.weighs_cards = self.asker >= 0 and self.frames[-1].node is CHANGING
        self.apply(index)

    def clone(self) -> State:
        copy = Expedition()
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
        return Outcome(
            self.winners, story.ENDING_NAMES[self.ending], self.round, self.first, self.ending == STEP_BUDGET
        )

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def is_settled(self) -> bool:
        return self.ending != NOT_OVER or self.frames[-1].node.begins_something(self.frames[-1])

    def record(self) -> None:
        self.telling = True

    def events(self) -> list[Event]:
        return story.tell(self)

    def usage(self) -> dict[str, set[str]]:
        return story.usage(self)


def begin(setup: Setup, dice: Dice, max_steps: int) -> Expedition:
    """A game from its first question on."""
    expedition = Expedition()
    expedition.lay_out(setup, dice, max_steps or MAX_STEPS)
    begin_game(expedition)
    return expedition
