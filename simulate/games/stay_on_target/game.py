"""Stay on Target as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from simulate.engine.asking import NOT_OVER
from simulate.engine.door import Rules
from simulate.engine.game import ACTION, INSIDE, NO_QUESTION, TOGETHER, Observation, Outcome, State
from simulate.engine.log import Event
from simulate.engine.storing import Storing
from simulate.games.stay_on_target import evaluate as judging
from simulate.games.stay_on_target import flow, storing, tallying, terms
from simulate.games.stay_on_target.observe import Window
from simulate.games.stay_on_target.setup import Setup
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.story import STORY
from simulate.games.stay_on_target.terms import ENDING_NAMES, STEP_BUDGET

MAX_STEPS = 20_000
"""Decisions before a game is capped; thirty runs of five players take less than three thousand."""


@mypyc_attr(acyclic=True)
class Assault(Table):
    """A table with everything the engine asks of a state."""

    def prompt(self) -> str:
        return flow.STEPS[self.phase].prompt(self, self.asker)

    def word(self, option: int) -> str:
        return flow.STEPS[self.phase].option(self, self.asker, option)

    def take_answer(self, option: int) -> None:
        flow.STEPS[self.phase].take(self, self.asker, option)

    def question(self) -> int:
        """Cards are laid one by one; all other answers are kept until everybody has answered."""
        if self.asker < 0:
            return NO_QUESTION
        if self.phase != terms.LAYING:
            return TOGETHER
        return ACTION if len(self.hand) == self.setup.draw else INSIDE

    def declines(self, option: int) -> bool:
        if self.phase == terms.PREDICTING:
            return option == terms.NO_PREDICTION
        return self.phase in (terms.DEFENDING, terms.SHIELDED) and option == terms.TAKE_IT

    def topic(self) -> int:
        return self.phase

    def meaning(self, option: int) -> int:
        """A card of the hand by what it shows: worlds deal others."""
        if self.phase != terms.LAYING:
            return option
        card = self.hand[option]
        return self.setup.card_value[card] * terms.TYPES + self.setup.card_type[card]

    def run(self) -> None:
        """A judged copy stops at the answer: it is judged by the knowledge of its seat (evaluate.py)."""
        if not self.is_trial:
            flow.run(self)

    def run_out(self) -> None:
        self.end([], STEP_BUDGET)

    def clone(self) -> State:
        copy = Assault()
        self.copy_to(copy)
        return copy

    def store(self) -> bytes:
        return STORING.store(self)

    def observe(self, seat: int) -> Observation:
        return Window(self, seat)

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        return Outcome(self.winners, ENDING_NAMES[self.ending], self.round, self.opener, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def record(self) -> None:
        is_new = not self.telling and self.steps == 0
        super().record()
        if is_new:
            flow.tell_opening(self)

    def events(self) -> list[Event]:
        return STORY.events(self)

    def usage(self) -> dict[str, set[str]]:
        return tallying.usage(self)

    def tally(self) -> dict[str, int]:
        return tallying.tally(self)


STORING: Final = Storing("Stay on Target", Assault, storing.ORDER, shared=storing.SHARED)
RULES: Final = Rules(Setup, STORING, flow.begin_game, MAX_STEPS)
