"""Stay on Target as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Ask, IllegalDecision, Observation, Outcome, State
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

    def seat(self) -> int:
        return self.asker

    def count(self) -> int:
        return len(self.options)

    def ask(self) -> Ask | None:
        if self.asker < 0:
            return None
        step = flow.STEPS[self.phase]
        options = [step.option(self, self.asker, option) for option in self.options]
        return Ask(self.asker, step.prompt(self, self.asker), tuple(options))

    def apply(self, index: int) -> None:
        self._check(index)
        flow.answer(self, index)
        flow.run(self)

    def attempt(self, index: int) -> None:
        """Answer and stop there: what the answer is worth is judged by what its seat knows (evaluate.py)."""
        self._check(index)
        self.is_trial = True
        flow.answer(self, index)

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

    def _check(self, index: int) -> None:
        """Raises IllegalDecision for an index that is no option."""
        if self.asker < 0 or index < 0 or index >= len(self.options):
            raise IllegalDecision(refusal(self, index))


def refusal(table: Assault, index: int) -> str:
    """Why an index is refused, with what would be legal."""
    ask = table.ask()
    if ask is None:
        return "nothing is asked"
    legal = ", ".join([f"{number}: {option}" for number, option in enumerate(ask.options)])
    return f'option {index}; legal here: {legal} (seat {ask.seat}, "{ask.prompt}")'


def begin(setup: Setup, dice: Dice, max_steps: int) -> Assault:
    """A game from its first question on."""
    table = Assault()
    table.lay_out(setup, dice, max_steps or MAX_STEPS)
    flow.begin_game(table)
    return table
