"""Mafia City as a game of the engine: how a game is begun, stored and watched."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.door import Rules
from sandtable.engine.game import Outcome, State
from sandtable.engine.storing import Storing
from sandtable.games.mafia_city import evaluate as judging
from sandtable.games.mafia_city import storing, tallying
from sandtable.games.mafia_city.flow import begin_game
from sandtable.games.mafia_city.lines import TOLD_HAND
from sandtable.games.mafia_city.nodes import NAMES
from sandtable.games.mafia_city.observe import Window
from sandtable.games.mafia_city.setup import Setup
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.story import STORY
from sandtable.games.mafia_city.terms import ENDING_NAMES, NOBODY, NOT_OVER, STEP_BUDGET

MAX_STEPS: Final = 20_000
"""Decisions before a game is capped; ordinary games take two to six hundred."""


@mypyc_attr(acyclic=True)
class City(Table):
    """A table with everything the engine asks of a state."""

    def clone(self) -> State:
        copy = City()
        self.copy_to(copy)
        return copy

    def rules(self) -> Rules[Setup, City]:
        return RULES

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        winners = (self.winner,) if self.winner != NOBODY else ()
        return Outcome(winners, ENDING_NAMES[self.ending], self.round, self.first, self.ending == STEP_BUDGET)

    def evaluate(self, seat: int) -> int:
        return judging.evaluate(self, seat)

    def judge(self, weights: str) -> None:
        self.weights = self.setup.weights.get(weights, self.weights)

    def record(self) -> None:
        """Record events from now on; the present hands are told first."""
        super().record()
        for seat in range(self.setup.seats):
            if self.cards[seat]:
                self.tell(TOLD_HAND, seat, self.cards[seat], seat)

    def usage(self) -> dict[str, set[str]]:
        return tallying.usage(self)


STORING: Final = Storing(
    "Mafia City",
    City,
    storing.ORDER,
    nodes=NAMES,
    parts=storing.PARTS,
    left_out=storing.LEFT_OUT,
    shared=storing.SHARED,
)
RULES: Final = Rules(Setup, STORING, Window, STORY, begin_game, MAX_STEPS)
