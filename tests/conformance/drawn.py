"""Games of subjects drawn at random over everything a game has: every registered game, every number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sandtable.engine.dice import seeded
from sandtable.engine.game import Game, Setup, State
from sandtable.engine.registry import all_games, game
from sandtable.playtest.survey import Asked, begin, draw
from tests.conformance.example import Example
from tests.conformance.examples import example_of
from tests.conformance.walks import LONGEST

SHORT = 300
"""Decisions that a short game does not reach."""


@dataclass(frozen=True)
class Drawn:
    """Random games of one game with a number of players."""

    name: str
    seats: int
    seed: int = 20163

    def __str__(self) -> str:
        return f"{self.name} for {self.seats}"

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def example(self) -> Example:
        """The example with a fitting census and flips."""
        return example_of(self.name)

    def setup(self, number: int) -> Setup:
        return draw(self._asked, number)

    def start(self, number: int) -> State:
        return begin(self._asked, number)

    @property
    def _asked(self) -> Asked:
        return Asked(self.name, seats=(self.seats,), seed=self.seed)

    @property
    def is_short(self) -> bool:
        """Whether its games are over after a few hundred decisions, so that more of them can be looked at."""
        return sum(1 for _ in zip(range(SHORT), self.decisions(0), strict=False)) < SHORT

    def decisions(self, number: int, every: int = 1, first: int = 0) -> Iterator[State]:
        """The states of one random game in which somebody decides, from the `first` on each `every`-th of them.

        It is the game itself that is handed out, before the decision is taken: work on clones.
        """
        state, dice = self.start(number), seeded("drawn", self.seed, number)
        taken = 0
        while state.seat() >= 0:
            assert taken < LONGEST, "the game does not end"
            if taken % every == first % every:
                yield state
            state.apply(dice.below(state.count()))
            taken += 1


ALL = [Drawn(name, seats) for name, played in all_games().items() for seats in played.seat_counts()]
