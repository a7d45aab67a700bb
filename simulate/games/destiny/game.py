"""Destiny as a game of the engine: how a set-up is read, a game begun, stored and watched."""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, Outcome, State
from simulate.engine.log import Event
from simulate.games.destiny import evaluate as judging
from simulate.games.destiny import storing, story
from simulate.games.destiny import usage as counting
from simulate.games.destiny.discarding import SECRETS
from simulate.games.destiny.flow import begin_game
from simulate.games.destiny.observe import Window
from simulate.games.destiny.prints import Setup
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import ENDING_NAMES, NOBODY, NOT_OVER, STEP_BUDGET, TOLD_DRAW
from simulate.games.destiny.turns import chooses_action

MAX_STEPS = 5000
"""Decisions before a game is capped; ordinary games take one to three hundred."""


class Duel(Table):
    """A table with everything the engine asks of a state."""

    def clone(self) -> State:
        copy = Duel()
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
        return chooses_action(frame) or frame.die == SECRETS

    def record(self) -> None:
        """From now on; the hands of this moment are told first."""
        self.telling = True
        for seat in range(self.setup.seats):
            if self.hands[seat]:
                self.tell(TOLD_DRAW, seat, self.hands[seat], seat)

    def events(self) -> list[Event]:
        return story.tell(self)

    def usage(self) -> dict[str, set[str]]:
        return counting.usage(self)


def begin(setup: Setup, dice: Dice, max_steps: int) -> Duel:
    """A game from its first question on."""
    duel = Duel()
    duel.lay_out(setup, dice, max_steps or MAX_STEPS)
    begin_game(duel)
    return duel
