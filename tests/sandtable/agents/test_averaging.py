"""The averaging planner: several worlds decide instead of one, and its budget counts every evaluation."""

from __future__ import annotations

import pytest

from sandtable.agents import agent
from sandtable.agents.answering import Looked, best_answer, end_past_offers
from sandtable.agents.averaging import AveragingPlanner
from sandtable.agents.greedy import GreedyAgent, values_of
from sandtable.agents.lookahead import Lookahead
from sandtable.agents.luck import Luck
from sandtable.agents.planner import PlannerAgent
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import ACTION, TOGETHER, Observation, State
from sandtable.engine.registry import all_games
from tests.conformance.walks import decisions


class Counted(State):
    """A table of another game that notes each evaluation of it and its copies in `evaluated`."""

    def __init__(self, table: State, evaluated: list[int]) -> None:
        self.table = table
        self.evaluated = evaluated

    def seat(self) -> int:
        return self.table.seat()

    def count(self) -> int:
        return self.table.count()

    def question(self) -> int:
        return self.table.question()

    def declining(self) -> int:
        return self.table.declining()

    def codes(self) -> list[int]:
        return self.table.codes()

    def code(self, index: int) -> int:
        return self.table.code(index)

    def apply(self, index: int) -> None:
        self.table.apply(index)

    def attempt(self, index: int) -> None:
        self.table.attempt(index)

    def clone(self) -> State:
        return Counted(self.table.clone(), self.evaluated)

    def reseed(self, dice: Dice) -> None:
        self.table.reseed(dice)

    def is_settled(self) -> bool:
        return self.table.is_settled()

    def known_value(self, index: int, values: list[int]) -> int | None:
        return self.table.known_value(index, values)

    def evaluate(self, seat: int) -> int:
        self.evaluated.append(seat)
        return self.table.evaluate(seat)


def questions(seed: int, every: int = 5) -> list[State]:
    """Questions with a choice out of a game of Destiny."""
    return [state.clone() for state in decisions("destiny", seed, every=every) if state.count() > 1]


def test_every_evaluation_of_a_choice_is_counted() -> None:
    for state in questions(41):
        evaluated: list[int] = []
        looked = Looked()
        values_of(Counted(state.clone(), evaluated), state.seat(), looked)
        assert looked.positions == len(evaluated) > 0


def test_every_evaluation_inside_an_effect_is_counted() -> None:
    counts = []
    for state in questions(42, every=2):
        evaluated: list[int] = []
        looked = Looked()
        state.attempt(0)
        end_past_offers(Counted(state.clone(), evaluated), looked)
        if state.seat() >= 0:
            best_answer(Counted(state.clone(), evaluated), looked)
        assert looked.positions == len(evaluated)
        counts.append(len(evaluated))
    assert max(counts) > 2


def test_every_evaluation_of_a_look_ahead_is_spent() -> None:
    """Nested answers count as well, so more is spent than replies have options."""
    more = 0
    for number, state in enumerate(questions(43)):
        if state.question() != ACTION:
            continue
        evaluated: list[int] = []
        lookahead = Lookahead(state.seat(), 6, True)
        lookahead.value_of(Counted(state.clone(), evaluated), 0, Luck(seeded(number)))
        assert lookahead.spent() == len(evaluated)
        more += lookahead.spent() > lookahead.positions
    assert more


class Gamble(State):
    """One choice: the safe 10 points, or 100 in one world of four and -100 in the others."""

    def __init__(self, wins: bool, points: int = 0, is_over: bool = False) -> None:
        self.wins = wins
        self.points = points
        self.is_over = is_over

    def seat(self) -> int:
        return -1 if self.is_over else 0

    def count(self) -> int:
        return 0 if self.is_over else 2

    def question(self) -> int:
        return ACTION

    def is_settled(self) -> bool:
        return True

    def codes(self) -> list[int]:
        return [7, 8] if self.wins else [8, 7]

    def apply(self, index: int) -> None:
        is_safe = self.codes()[index] == 7
        self.points = 10 if is_safe else 100 if self.wins else -100
        self.is_over = True

    def clone(self) -> State:
        return Gamble(self.wins, self.points, self.is_over)

    def judge(self, weights: str) -> None:
        pass

    def evaluate(self, seat: int) -> int:
        return self.points


class Table(Observation):
    """Worlds of a gamble: the first and every fourth after it are lucky, and `imagined` counts them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.imagined = 0

    def count(self) -> int:
        return 2

    def codes(self) -> list[int]:
        return [7, 8]

    def imagine(self, dice: Dice) -> State:
        self.imagined += 1
        return Gamble(self.imagined % 4 == 1)


def test_one_lucky_world_does_not_decide() -> None:
    """The safe option is worth 10, the other (100 - 3 * 100) / 4 = -50."""
    planner = AveragingPlanner(positions=0, worlds=4)
    assert planner.mean_values([7, 8], Table(), seeded(1), Looked()) == [10, -50]
    assert planner.choose(Table(), seeded(1)) == 0


@pytest.mark.parametrize(("value", "is_decided"), [(1999, False), (2000, True), (-4499, False), (-4500, True)])
def test_a_game_counts_as_lost_later_than_as_won(value: int, is_decided: bool) -> None:
    assert AveragingPlanner(ahead=2000, behind=4500).is_decided(value) == is_decided


def test_simultaneous_choices_are_made_like_greedy() -> None:
    planner, greedy = AveragingPlanner(positions=60), GreedyAgent()
    together = [state for state in questions(44, every=1) if state.question() == TOGETHER]
    assert together
    for number, state in enumerate(together):
        seen = state.observe(state.seat())
        assert planner.choose(seen, seeded("own", number)) == greedy.choose(seen, seeded("own", number))


def test_planner_3_averages_in_destiny_and_plays_other_games_as_planner_2() -> None:
    assert isinstance(agent("planner-3", "destiny"), AveragingPlanner)
    for game in {*all_games(), ""} - {"destiny"}:
        assert type(agent("planner-3", game)) is PlannerAgent
