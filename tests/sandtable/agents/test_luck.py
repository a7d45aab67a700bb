"""An action has the same dice after every option of a world, and other dice in another world."""

from __future__ import annotations

from sandtable.agents.luck import Luck
from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from tests.conformance.walks import decisions

FACES = 1_000_000


def test_an_action_has_the_same_dice_after_other_actions() -> None:
    luck = Luck(seeded("world"))
    state = next(state for state in decisions("destiny", 24) if state.count() >= 3)
    early = luck.of_action(state, 0).below(FACES)
    luck.begin()
    between = luck.of_action(state, 1).below(FACES)
    late = luck.of_action(state, 0).below(FACES)
    assert late == early != between


def test_an_action_that_is_taken_once_more_has_further_dice() -> None:
    luck = Luck(seeded("world"))
    state = next(decisions("destiny", 24))
    assert luck.of_action(state, 0).below(FACES) != luck.of_action(state, 0).below(FACES)


class Turn(State):
    """A question with one option, whose code is the same for both seats."""

    def __init__(self, seat: int) -> None:
        self.asked = seat

    def seat(self) -> int:
        return self.asked

    def codes(self) -> list[int]:
        return [7]


def test_the_seats_have_dice_of_their_own() -> None:
    luck = Luck(seeded("world"))
    assert luck.of_action(Turn(0), 0).below(FACES) != luck.of_action(Turn(1), 0).below(FACES)
    luck.begin()
    alone = luck.of_action(Turn(1), 0).below(FACES)
    luck.begin()
    luck.of_action(Turn(0), 0)
    assert luck.of_action(Turn(1), 0).below(FACES) == alone


def test_another_world_has_other_dice() -> None:
    state = next(decisions("destiny", 24))
    assert len({Luck(seeded("world", number)).of_action(state, 0).below(FACES) for number in range(10)}) == 10


def test_equal_replies_are_decided_alike_after_every_option() -> None:
    luck = Luck(seeded("world"))
    assert luck.of_choice().below(FACES) == luck.of_choice().below(FACES)
