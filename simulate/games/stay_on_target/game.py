"""Stay on Target as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, Outcome, State
from simulate.engine.log import Event
from simulate.games.stay_on_target import evaluate as judging
from simulate.games.stay_on_target import flow, storing, story, tallying
from simulate.games.stay_on_target.observe import Window
from simulate.games.stay_on_target.prepared import Setup
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import ENDING_NAMES, NOT_OVER, STEP_BUDGET

MAX_STEPS = 20_000
"""Decisions before a game is capped; thirty runs of five players take less than three thousand."""


class Assault(Table):
    """A table with everything the engine asks of a state."""

    def prompt(self) -> str:
        return flow.STEPS[self.phase].prompt(self, self.asker)

    def word(self, option: int) -> str:
        return flow.STEPS[self.phase].option(self, self.asker, option)

    def take_answer(self, option: int) -> None:
        flow.STEPS[self.phase].take(self, self.asker, option)

    def run(self) -> None:
        if not self.is_trial:
            flow.run(self)

    def run_out(self) -> None:
        self.end([], STEP_BUDGET)

    def attempt(self, index: int) -> None:
        """Answer and stop there: what the answer is worth is judged by what its seat knows (evaluate.py)."""
        self.is_trial = True
        self.apply(index)

    def clone(self) -> State:
        copy = Assault()
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
        return Outcome(self.winners, ENDING_NAMES[self.ending], self.round, self.opener, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def is_settled(self) -> bool:
        return True

    def record(self) -> None:
        if not self.telling and self.steps == 0:
            flow.tell_opening(self)
        self.telling = True

    def events(self) -> list[Event]:
        return story.tell(self)

    def usage(self) -> dict[str, set[str]]:
        return tallying.usage(self)

    def tally(self) -> dict[str, int]:
        return tallying.tally(self)


def begin(setup: Setup, dice: Dice, max_steps: int) -> Assault:
    """A game from its first question on."""
    table = Assault()
    table.lay_out(setup, dice, max_steps or MAX_STEPS)
    flow.begin_game(table)
    return table
