"""The look-ahead: replies count by their gains, luck does not count, a win has a bound."""

from __future__ import annotations

from simulate.agents.lookahead import Lookahead
from simulate.engine.dice import Dice, seeded
from simulate.engine.game import IllegalDecision, State

DIE = -1
WIN = 1_000_000


class Tale(State):
    """A game for two who take turns: `moves` says what each option adds to the points of its seat."""

    def __init__(self, moves: list[list[int]], dice: Dice, at: int = 0, points: int = 0) -> None:
        self.moves = moves
        self.dice = dice
        self.at = at
        self.points = points

    def seat(self) -> int:
        return self.at % 2 if self.at < len(self.moves) else -1

    def count(self) -> int:
        return len(self.moves[self.at]) if self.at < len(self.moves) else 0

    def apply(self, index: int) -> None:
        if not 0 <= index < self.count():
            raise IllegalDecision(index)
        gain = self.moves[self.at][index]
        gain = 10 * self.dice.below(8) if gain == DIE else gain
        self.points += gain if self.at % 2 == 0 else -gain
        self.at += 1

    def clone(self) -> State:
        return Tale(self.moves, self.dice.clone(), self.at, self.points)

    def reseed(self, dice: Dice) -> None:
        self.dice = dice.split()

    def is_settled(self) -> bool:
        return True

    def evaluate(self, seat: int) -> int:
        points = self.points if seat == 0 else -self.points
        return points if self.seat() >= 0 else WIN if points > 0 else -WIN


OPEN = [[0, 0]]
"""A last question that nobody comes to, so that the game goes on."""


def value(moves: list[list[int]], option: int, replies: int, seed: int = 1) -> int:
    return Lookahead(0, replies).value_of(Tale(moves, seeded(seed)), option, seeded(seed))


def test_without_replies_the_option_counts_by_itself() -> None:
    assert value([[30, 50], [5, 9], *OPEN], option=1, replies=0) == 50


def test_the_reply_that_suits_the_other_best_is_taken_off() -> None:
    assert value([[30, 50], [5, 9], *OPEN], option=1, replies=1) == 50 - 9


def test_the_next_own_action_is_added() -> None:
    assert value([[30, 50], [5, 9], [2, 20, 11], *OPEN], option=0, replies=2) == 30 - 9 + 20


def test_the_luck_of_an_own_roll_does_not_reach_the_replies() -> None:
    """Each side gains a fixed number of points after the roll."""
    for seed in range(20):
        alone = value([[DIE], [7, 3], [4, 1], *OPEN], 0, replies=0, seed=seed)
        assert value([[DIE], [7, 3], [4, 1], *OPEN], 0, replies=2, seed=seed) == alone - 7 + 4


def test_a_roll_counts_with_its_mean() -> None:
    """The mean of the die is 35. Four rolls in each of 100 worlds: a mean outside 35 +- 5 is more than four sigma."""
    found = [value([[DIE], *OPEN], 0, replies=0, seed=seed) for seed in range(100)]
    assert 30 < sum(found) / len(found) < 40


def test_a_finished_game_counts_three_times_the_largest_value() -> None:
    lookahead = Lookahead(0, 1)
    assert lookahead.worth(Tale([[0], [0]], seeded(1), at=1, points=-40)) == -40
    assert lookahead.worth(Tale([[0]], seeded(1), at=1, points=5)) == 3 * 40
    assert lookahead.worth(Tale([[0]], seeded(1), at=1, points=-5)) == -3 * 40


def test_judged_positions_are_counted() -> None:
    """Two rolls for a step without dice, and every option of the reply."""
    lookahead = Lookahead(0, 1)
    lookahead.value_of(Tale([[30, 50], [5, 9, 1], *OPEN], seeded(1)), 0, seeded(1))
    assert lookahead.positions == 2 + 3 + 2
