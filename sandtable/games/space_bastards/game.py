"""Space Bastards as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.door import Rules
from sandtable.engine.game import Outcome, State
from sandtable.engine.storing import Storing
from sandtable.games.space_bastards import evaluate as judging
from sandtable.games.space_bastards import storing, tallying
from sandtable.games.space_bastards.actions.change import CHANGING
from sandtable.games.space_bastards.flow import begin_game
from sandtable.games.space_bastards.nodes import NAMES
from sandtable.games.space_bastards.observe import Window
from sandtable.games.space_bastards.setup import Setup
from sandtable.games.space_bastards.state import NOT_OVER, STEP_BUDGET, Table
from sandtable.games.space_bastards.story import ENDING_NAMES, STORY

MAX_STEPS = 20_000
"""Decisions before a game is capped; ordinary games take some hundreds."""


@mypyc_attr(acyclic=True)
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

    def rules(self) -> Rules[Setup, Expedition]:
        return RULES

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        return Outcome(self.winners, ENDING_NAMES[self.ending], self.round, self.first, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def judge(self, weights: str) -> None:
        self.weights = self.setup.weights.get(weights, self.weights)
        self.keeps_plans = True

    def likeness(self) -> object | None:
        return LIKENESS.of(self)

    def usage(self) -> dict[str, set[str]]:
        return tallying.usage(self)


STORING: Final = Storing(
    "Space Bastards",
    Expedition,
    storing.ORDER,
    nodes=NAMES,
    parts=storing.PARTS,
    left_out=storing.LEFT_OUT,
    shared=storing.SHARED,
)
LIKENESS: Final = storing.likeness(Expedition)
RULES: Final = Rules(Setup, STORING, Window, STORY, begin_game, MAX_STEPS)
