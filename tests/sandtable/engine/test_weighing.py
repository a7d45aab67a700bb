"""Weights are data: the files of every game fit its evaluation, and a wrong one is refused with all wrong names."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import Setup, State
from sandtable.engine.registry import all_games, game
from sandtable.engine.weighing import FIRST, filled, weightings
from tests.conformance.examples import start


class TwoWeights:
    def __init__(self) -> None:
        self.gold = 0
        self.silver = 0
        self.worked_out: list[int] = []


def test_weights_are_filled_by_name() -> None:
    weights = filled(TwoWeights(), {"silver": 3, "gold": 7})
    assert (weights.gold, weights.silver, weights.worked_out) == (7, 3, [])


def test_missing_and_unknown_names_are_all_named() -> None:
    with pytest.raises(ValueError, match="missing gold; unknown bronze, tin"):
        filled(TwoWeights(), {"silver": 3, "tin": 1, "bronze": 2})


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_file_says_how_its_weights_were_found(name: str) -> None:
    for weighting in weightings(f"sandtable.games.{name}").values():
        assert weighting.origin["how"]
        assert all(isinstance(value, int) for value in weighting.values.values())


def judged_by(state: State, weights: str) -> int:
    copy = state.clone()
    copy.judge(weights)
    return copy.evaluate(state.seat())


def test_a_state_judges_by_the_first_weights_until_it_is_told_others() -> None:
    state = start("destiny", 3)
    assert judged_by(state, FIRST) == state.evaluate(state.seat())
    assert judged_by(state, "of nobody") == state.evaluate(state.seat())


def test_copies_judge_as_their_original() -> None:
    state = start("destiny", 4)
    state.judge("greedy-2")
    copy = state.clone()
    for _ in range(30):
        if state.seat() < 0:
            break
        copy.apply(0)
        state.apply(0)
        assert copy.evaluate(0) == state.evaluate(0)


def test_the_judge_leaves_the_game_as_it_is() -> None:
    state = start("destiny", 5)
    before = state.store(), state.digest(), state.observe(0).key()
    state.judge("greedy-2")
    assert (state.store(), state.digest(), state.observe(0).key()) == before


def test_weights_of_ones_own_are_known_by_their_name() -> None:
    destiny = game("destiny")
    setup = destiny.setup([destiny.random_subject(seeded(seat)) for seat in range(2)])
    values = dict(weightings("sandtable.games.destiny")[FIRST].values)
    setup.weigh("of mine", values | {"health": 1 + values["health"]})
    state = destiny.start(setup, seeded("game"))
    state.judge("of mine")
    first = state.evaluate(0)
    state.judge(FIRST)
    assert first != state.evaluate(0) or state.evaluate(0) == 0


def test_a_game_without_weights_refuses_them() -> None:
    with pytest.raises(ValueError, match="no weights"):
        Setup().weigh("of mine", {"health": 1})
