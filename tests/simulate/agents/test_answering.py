"""Questions inside an imagined effect: an answer is judged after the reactions to it."""

from __future__ import annotations

from simulate.agents.answering import best_answer, settled, settled_with_reactions
from simulate.engine.game import State


class Blow(State):
    """Seat 0 hits itself (0) or the other seat (1). The seat that is hit may flinch (1), and is hurt after that."""

    def __init__(self, answers: tuple[int, ...] = ()) -> None:
        self.answers = answers

    def seat(self) -> int:
        return self.answers[0] if len(self.answers) == 1 else 0

    def count(self) -> int:
        return 2

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


def test_a_blow_is_meant_for_the_other_although_it_hurts_only_after_a_reaction() -> None:
    assert best_answer(Blow()) == 1
    assert settled_with_reactions(Blow()).evaluate(0) == 5


def test_without_reactions_the_first_of_equal_answers_is_taken() -> None:
    """The first greedy agent stays as it was."""
    assert settled(Blow()).evaluate(0) == -5


def test_a_settled_state_stays_as_it_is() -> None:
    assert settled_with_reactions(Blow((1, 0))).evaluate(0) == 10
