"""Destiny as a game of the engine: a game is begun, stored and watched here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.door import Rules
from sandtable.engine.game import Outcome, State
from sandtable.engine.storing import Storing
from sandtable.games.destiny import evaluate as judging
from sandtable.games.destiny import storing
from sandtable.games.destiny import tallying as counting
from sandtable.games.destiny.flow import begin_game
from sandtable.games.destiny.lines import TOLD_DRAW
from sandtable.games.destiny.nodes import NAMES
from sandtable.games.destiny.observe import Window
from sandtable.games.destiny.phases.discarding import SECRETS
from sandtable.games.destiny.phases.turns import chooses_action
from sandtable.games.destiny.rerolls import reroll_value
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.story import STORY
from sandtable.games.destiny.terms import ENDING_NAMES, NOBODY, NOT_OVER, STEP_BUDGET

MAX_STEPS = 5000
"""Decisions before a game is capped; ordinary games take one to three hundred."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Duel(Table):
    """A table with everything the engine asks of a state."""

    def clone(self) -> State:
        copy = Duel()
        self.copy_to(copy)
        return copy

    def rules(self) -> Rules[Setup, Duel]:
        return RULES

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        winners = (self.winner,) if self.winner != NOBODY else ()
        return Outcome(winners, ENDING_NAMES[self.ending], self.round, self.first, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def known_value(self, index: int, values: list[int]) -> int | None:
        return reroll_value(self, index, values)

    def judge(self, weights: str) -> None:
        self.weights = self.setup.weights.get(weights, self.weights)

    def is_settled(self) -> bool:
        if self.ending != NOT_OVER:
            return True
        frame = self.frames[-1]
        return chooses_action(frame) or frame.die == SECRETS

    def record(self) -> None:
        """Record events from now on; the present hands are told first."""
        super().record()
        for seat in range(self.setup.seats):
            if self.hands[seat]:
                self.tell(TOLD_DRAW, seat, self.hands[seat], seat)

    def usage(self) -> dict[str, set[str]]:
        return counting.usage(self)

    def usage_of_seats(self) -> list[dict[str, set[str]]]:
        return counting.usage_of_seats(self)


STORING: Final = Storing(
    "Destiny",
    Duel,
    storing.ORDER,
    version=storing.VERSION,
    nodes=NAMES,
    parts=storing.PARTS,
    tail=storing.TAIL,
    left_out=storing.LEFT_OUT,
    later=storing.LATER,
    grown=storing.GROWN,
    shared=storing.SHARED,
)
RULES: Final = Rules(Setup, STORING, Window, STORY, begin_game, MAX_STEPS)
