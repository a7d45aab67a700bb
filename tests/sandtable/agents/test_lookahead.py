"""The look-ahead: what follows counts, it ends with the round, and a win has a bound."""

from __future__ import annotations

from sandtable.agents.lookahead import Lookahead
from sandtable.agents.luck import Luck
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import TOGETHER, IllegalDecision, State

DIE = -1
WIN = 1_000_000


class Tale(State):
    """A game for two who take turns: `moves` says what each option adds to the points of its seat.

    The move `together` is one part of a choice that both make at once.
    """

    def __init__(self, moves: list[list[int]], dice: Dice, at: int = 0, points: int = 0, together: int = -1) -> None:
        self.moves = moves
        self.dice = dice
        self.at = at
        self.points = points
        self.together = together

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
        return Tale(self.moves, self.dice.clone(), self.at, self.points, self.together)

    def reseed(self, dice: Dice) -> None:
        self.dice = dice.split()

    def codes(self) -> list[int]:
        return self.moves[self.at]

    def question(self) -> int:
        return TOGETHER if self.at == self.together else super().question()

    def is_settled(self) -> bool:
        return True

    def evaluate(self, seat: int) -> int:
        points = self.points if seat == 0 else -self.points
        return points if self.seat() >= 0 else WIN if points > 0 else -WIN


OPEN = [[0, 0]]
"""A last question that nobody comes to, so that the game goes on."""


def value(moves: list[list[int]], option: int, replies: int, seed: int = 1) -> int:
    return Lookahead(0, replies).value_of(Tale(moves, seeded(seed)), option, Luck(seeded(seed)))


def test_without_replies_the_option_counts_by_itself() -> None:
    assert value([[30, 50], [5, 9], *OPEN], option=1, replies=0) == 50


def test_the_reply_that_suits_the_other_best_is_taken_off() -> None:
    assert value([[30, 50], [5, 9], *OPEN], option=1, replies=1) == 50 - 9


def test_the_next_own_action_is_added() -> None:
    assert value([[30, 50], [5, 9], [2, 20, 11], *OPEN], option=0, replies=2) == 30 - 9 + 20


def test_the_look_ends_after_the_choice_that_all_make_together() -> None:
    """The third move is made by both at once, and its first option is taken; the fourth is not looked at."""
    tale = Tale([[30, 50], [5], [7, 100], [40], [0]], seeded(1), together=2)
    assert Lookahead(0, 9).value_of(tale, 1, Luck(seeded(1))) == 50 - 5 + 7


def test_the_dice_of_the_game_are_not_those_that_an_imagined_roll_sees() -> None:
    """The roll depends on the dice of the look alone."""
    moves = [[DIE], [0], *OPEN]
    found = {Lookahead(0, 1).value_of(Tale(moves, seeded("own", n)), 0, Luck(seeded("world"))) for n in range(10)}
    assert len(found) == 1
    assert len({value(moves, 0, 1, seed) for seed in range(10)}) > 1


def test_a_finished_game_counts_twice_the_largest_value() -> None:
    lookahead = Lookahead(0, 1)
    assert lookahead.worth(Tale([[0], [0]], seeded(1), at=1, points=-40)) == -40
    assert lookahead.worth(Tale([[0]], seeded(1), at=1, points=5)) == 2 * 40
    assert lookahead.worth(Tale([[0]], seeded(1), at=1, points=-5)) == -2 * 40


def test_judged_positions_are_counted() -> None:
    """Every option of the reply, and the position at the end."""
    lookahead = Lookahead(0, 1)
    lookahead.value_of(Tale([[30, 50], [5, 9, 1], *OPEN], seeded(1)), 0, Luck(seeded(1)))
    assert lookahead.positions == 3 + 1
