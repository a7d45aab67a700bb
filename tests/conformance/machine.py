"""One game as a Hypothesis state machine: every way a state may be handled, in any order, each step judged.

A step is a decision, a run of decisions, a change to a copy (cloned, or stored and restored), an imagined table that is
played on and thrown away, or an illegal decision. The machine knows no rule: it asks the game's census.
"""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import IllegalDecision, State
from tests.conformance.drawn import ALL, Drawn

DECISION = st.integers(0, 40)
SEED = st.integers(0, 2**32)


class Handling(RuleBasedStateMachine):
    """A game of random subjects and everything that is done with its state."""

    drawn: Drawn
    state: State
    steps: ClassVar[int] = 25
    """Decisions in a run."""

    @initialize(drawn=st.sampled_from(ALL), number=SEED)
    def begin(self, drawn: Drawn, number: int) -> None:
        self.drawn = drawn
        self.setup = drawn.setup(number)
        self.state = drawn.start(number)

    def is_open(self) -> bool:
        return self.state.seat() >= 0

    @precondition(is_open)
    @rule(decision=DECISION)
    def decide(self, decision: int) -> None:
        self.apply(self.state, decision % self.state.count())

    @precondition(is_open)
    @rule(seed=SEED)
    def decide_on_and_on(self, seed: int) -> None:
        dice = seeded("run", seed)
        for _ in range(self.steps):
            if self.is_open():
                self.apply(self.state, dice.below(self.state.count()))
                self.pieces_are_conserved()

    @rule(seed=SEED)
    def go_on_as_a_clone(self, seed: int) -> None:
        self._go_on_as(self.clone(self.state), seed)

    @rule(seed=SEED)
    def go_on_as_restored(self, seed: int) -> None:
        self._go_on_as(self.restore(self.state.store()), seed)

    def _go_on_as(self, copy: State, seed: int) -> None:
        """The copy takes the place of the state, which goes its own way and must not take the copy along."""
        before = self.state.store()
        assert copy.store() == before
        assert (copy.ask(), copy.outcome()) == (self.state.ask(), self.state.outcome())
        play(self.state, seeded("away", seed))
        assert copy.store() == before, "a copy follows the original"
        self.state = copy

    @rule(seat=st.integers(0, 3), seed=SEED)
    def imagine_and_throw_away(self, seat: int, seed: int) -> None:
        viewer = seat % self.drawn.seats
        before = self.state.store()
        world = self.imagine(viewer, seeded("imagine", seed))
        assert world.observe(viewer).key() == self.state.observe(viewer).key()
        assert self.drawn.example.census(world) == []
        play(world, seeded("away", seed))
        assert self.drawn.example.census(world) == []
        assert self.state.store() == before, "imagining changes the game"

    @rule(beyond=st.integers(0, 2**40), below=st.integers(-(2**40), -1), is_below=st.booleans())
    def refuse(self, beyond: int, below: int, is_below: bool) -> None:
        before = self.state.store()
        with pytest.raises(IllegalDecision):
            self.apply(self.state, below if is_below else self.state.count() + beyond)
        assert self.state.store() == before, "a refused decision changes the game"

    @invariant()
    def pieces_are_conserved(self) -> None:
        """Cards, dice and tokens, each in one place and none beyond its bounds."""
        assert self.drawn.example.census(self.state) == []

    @invariant()
    def one_question_is_open_or_the_game_is_over(self) -> None:
        ask, outcome = self.state.ask(), self.state.outcome()
        assert (ask is None) != (outcome is None)
        if ask is None:
            assert (self.state.seat(), self.state.count()) == (-1, 0)
        else:
            assert len(ask.options) == self.state.count() >= 1
            assert ask.seat == self.state.seat() in range(self.drawn.seats)

    # The changes of the broken twins.

    def apply(self, state: State, decision: int) -> None:
        state.apply(decision)

    def clone(self, state: State) -> State:
        return state.clone()

    def restore(self, data: bytes) -> State:
        return self.drawn.game.restore(self.setup, data)

    def imagine(self, viewer: int, dice: Dice) -> State:
        return self.state.observe(viewer).imagine(dice)


def play(state: State, dice: Dice, most: int = 12) -> None:
    """Some more decisions."""
    for _ in range(most):
        if state.seat() >= 0:
            state.apply(dice.below(state.count()))
