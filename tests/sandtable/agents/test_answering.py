"""Questions inside an imagined effect: an answer is judged with the offers behind it declined."""

from __future__ import annotations

import pytest

from sandtable.agents.answering import (
    NESTED,
    OFFERS,
    best_answer,
    end_past_offers,
    settled,
)
from sandtable.engine.game import NO_OPTION, State
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions


class Blow(State):
    """Seat 0 hits itself (0) or the other seat (1). The seat that is hit may flinch (1), and is hurt after that."""

    def __init__(self, answers: tuple[int, ...] = ()) -> None:
        self.answers = answers

    def seat(self) -> int:
        return self.answers[0] if len(self.answers) == 1 else 0

    def count(self) -> int:
        return 2

    def declining(self) -> int:
        return 0 if len(self.answers) == 1 else NO_OPTION

    def is_settled(self) -> bool:
        return len(self.answers) == 2

    def apply(self, index: int) -> None:
        self.answers += (index,)

    def clone(self) -> State:
        return Blow(self.answers)

    def evaluate(self, seat: int) -> int:
        if not self.is_settled():
            return 0
        lost = 5 if self.answers[1] else 10
        return -lost if self.answers[0] == seat else lost


def test_a_blow_is_meant_for_the_other_although_it_hurts_only_after_an_offer() -> None:
    assert best_answer(Blow()) == 1
    assert end_past_offers(Blow()).state.evaluate(0) == 5


def test_at_once_the_first_of_equal_answers_is_taken() -> None:
    """The first greedy agent stays as it was."""
    assert settled(Blow()).evaluate(0) == -5


def test_a_settled_state_stays_as_it_is() -> None:
    assert end_past_offers(Blow((1, 0))).state.evaluate(0) == 10


def past_offers(state: State, option: int) -> State:
    """A copy of the state after an option, with the next offers declined."""
    trial = state.clone()
    trial.attempt(option)
    for _ in range(OFFERS):
        if trial.is_settled() or trial.declining() == NO_OPTION:
            break
        trial.attempt(trial.declining())
    return trial


def settled_plainly(trial: State) -> State:
    """The state that `end_past_offers` should give, found with a new copy for every option."""
    for _ in range(NESTED):
        if trial.is_settled():
            break
        values = [past_offers(trial, option).evaluate(trial.seat()) for option in range(trial.count())]
        trial.attempt(values.index(max(values)))
    return trial


@pytest.mark.parametrize("example", EXAMPLES)
def test_copies_and_values_that_are_used_again_change_nothing(example: str) -> None:
    for state in decisions(example, 77, every=2):
        for option in range(state.count()):
            trial = state.clone()
            trial.attempt(option)
            plain = settled_plainly(trial.clone())
            assert end_past_offers(trial.clone()).state.digest() == plain.digest()
            for seat in range(2):
                assert end_past_offers(trial.clone()).value_for(seat) == plain.evaluate(seat)
