"""Stay on Target as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.asking import NOT_OVER
from sandtable.engine.door import Rules
from sandtable.engine.game import ACTION, INSIDE, NO_QUESTION, POINTS, TOGETHER, Outcome, State
from sandtable.engine.storing import Order, Storing
from sandtable.games.stay_on_target import evaluate as judging
from sandtable.games.stay_on_target import flow, foresight, terms
from sandtable.games.stay_on_target.observe import Window
from sandtable.games.stay_on_target.setup import Setup
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.story import STORY

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
        """A card of the hand by its face: worlds deal others."""
        if self.phase != terms.LAYING:
            return option
        type_, value = self.setup.faces[self.hand[option]]
        return value * terms.TYPES + type_

    def run(self) -> None:
        """A judged copy stops at the answer: it is judged by the knowledge of its seat (evaluate.py)."""
        if not self.is_trial:
            flow.run(self)

    def run_out(self) -> None:
        self.end([], terms.STEP_BUDGET)

    def clone(self) -> State:
        copy = Assault()
        self.copy_to(copy)
        return copy

    def rules(self) -> Rules[Setup, Assault]:
        return RULES

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        is_capped = self.ending == terms.STEP_BUDGET
        return Outcome(self.winners, terms.ENDING_NAMES[self.ending], self.round, self.opener, is_capped)

    def evaluate(self, seat: int) -> int:
        return foresight.evaluate(self, seat) if self.weights.foresees else judging.evaluate(self, seat)

    def judge(self, weights: str) -> None:
        self.weights = self.setup.weights.get(weights, self.weights)

    def record(self) -> None:
        is_new = not self.telling and self.steps == 0
        super().record()
        if is_new:
            flow.tell_opening(self)

    def usage(self) -> dict[str, set[str]]:
        """Codes of the squadron cards that flew in any run."""
        flown = {
            self.squadron(seat).code(number)
            for seat, bits in enumerate(self.flown)
            for number in range(terms.CARDS)
            if bits >> number & 1
        }
        return {"flown": flown}

    def tally(self) -> dict[str, int]:
        """The colours of the seats and the points won with them; empty until the game has been won."""
        if not self.winners:
            return {}
        share = POINTS // len(self.winners)
        had = {f"had/colour/{self.squadron(seat).colour}": 1 for seat in range(self.setup.seats)}
        won = {f"points/colour/{self.squadron(seat).colour}": share for seat in self.winners}
        return {**had, **won}


ORDER: Final[Order] = (
    "dice",
    ("budget", "steps", "asker", "opener", "round", "first", "phase", "ending", "attack", "shown"),
    (
        "options", "answers", "deck", "row", "known", "colours", "trio", "defence", "deflected", "shield", "force",
        "out_at", "points", "flown",
    ),
    ("winners", "waiting", "hand", "danger", "aside"),
)  # fmt: skip
STORING: Final = Storing("Stay on Target", Assault, ORDER)
RULES: Final = Rules(Setup, STORING, Window, STORY, flow.begin_game, MAX_STEPS)
