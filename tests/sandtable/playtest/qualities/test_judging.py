"""An agent values the options of a decision one step ahead, or like a planner, which plays on."""

from __future__ import annotations

import pytest

from sandtable.agents.greedy import GreedyAgent, values_of
from sandtable.agents.planner import PlannerAgent, best_few
from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, State
from sandtable.playtest.qualities.judging import best, valued
from tests.conformance.walks import decisions

GAME = "destiny"


def chosen_states(seed: int, every: int = 1) -> list[State]:
    """Decisions of a game in which there is a choice."""
    return [state.clone() for state in decisions(GAME, seed, every=every) if state.count() > 1]


def test_the_best_options_come_first_and_the_taken_one_is_never_left_out() -> None:
    assert list(best({0: 5, 1: 9, 2: 9, 3: 1}, taken=2)) == [(2, 9), (1, 9), (0, 5), (3, 1)]
    assert list(best({7: 1, 4: 3}, taken=7)) == [(4, 3), (7, 1)]
    many = list(best({each: each for each in range(100)}, taken=3))
    assert len(many) == 13 and many[0] == (99, 99) and many[-1] == (3, 3)


def test_greedy_values_all_options_one_step_ahead() -> None:
    for number, state in enumerate(chosen_states(31, every=6)):
        view = state.observe(state.seat())
        world = view.imagine(seeded("own", number))
        world.judge("greedy-2")
        values = valued(view, 0, GreedyAgent(), seeded("own", number))
        assert list(values.values()) == values_of(world, state.seat()) and list(values) == list(range(view.count()))


def test_a_planner_values_what_seems_best_and_what_was_taken() -> None:
    planner, looked = PlannerAgent(positions=60, kept=3), 0
    for number, state in enumerate(chosen_states(32)):
        view, worst = state.observe(state.seat()), state.count() - 1
        at_once = valued(view, worst, GreedyAgent(), seeded("own", number))
        values = valued(view, worst, planner, seeded("own", number))
        if state.question() != ACTION:
            assert values == at_once
            continue
        assert set(values) == {*best_few(list(at_once.values()), 3), worst}
        looked += values != {option: at_once[option] for option in values}
    assert looked > 10


def test_what_a_planner_values_most_is_what_it_plays() -> None:
    """With the same dice, and so few worlds that its own choice drops no option on the way."""
    planner, actions = PlannerAgent(positions=1), 0
    for number, state in enumerate(chosen_states(33)):
        if state.question() != ACTION:
            continue
        view = state.observe(state.seat())
        played = planner.choose(view, seeded("own", number))
        values = valued(view, played, planner, seeded("own", number))
        assert next(best(values, taken=played))[0] == played
        actions += 1
    assert actions > 10


@pytest.mark.parametrize("judge", [GreedyAgent(), PlannerAgent(positions=60)])
def test_neither_hidden_cards_nor_the_dice_to_fall_change_a_value(judge: GreedyAgent | PlannerAgent) -> None:
    for number, state in enumerate(chosen_states(34, every=12)):
        worlds = [state.observe(state.seat()).imagine(seeded("world", number, each)) for each in range(2)]
        found = [valued(each.observe(each.seat()), 0, judge, seeded("own", number)) for each in (state, *worlds)]
        assert found[0] == found[1] == found[2]
