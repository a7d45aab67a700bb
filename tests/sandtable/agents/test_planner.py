"""The planner answers every question of every game, sees nothing hidden, and finds what one step does not show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.agents import TUNED, agent
from sandtable.agents.greedy import GreedyAgent
from sandtable.agents.planner import PlannerAgent, best_few
from sandtable.agents.tuned import Tuned
from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, INSIDE
from sandtable.playtest.play import play_game
from tests.conformance.examples import EXAMPLES, plan, start
from tests.conformance.walks import decisions

DECISIONS = 12


@pytest.mark.parametrize("inside", [0, 20])
@pytest.mark.parametrize("example", EXAMPLES)
def test_it_plays_every_game(example: str, inside: int) -> None:
    state, dice, planner = start(example, 3), seeded("planner"), PlannerAgent(positions=20, kept=2, inside=inside)
    for _ in range(DECISIONS):
        if state.seat() < 0:
            break
        state.apply(planner.choose(state.observe(state.seat()), dice))


@pytest.mark.parametrize("inside", [0, 60])
def test_neither_hidden_cards_nor_the_dice_to_fall_change_a_choice(inside: int) -> None:
    """Worlds that agree with what a seat knows differ in all that it can't know; it answers alike in each."""
    planner = PlannerAgent(positions=60, inside=inside)
    for number, state in enumerate(decisions("destiny", 31, every=12)):
        view = state.observe(state.seat())
        worlds = [view.imagine(seeded("world", number, each)) for each in range(2)]
        found = {planner.choose(each.observe(each.seat()), seeded("own", number)) for each in (state, *worlds)}
        assert len(found) == 1


def test_equal_seeds_give_equal_games() -> None:
    """Known games, so that the interpreted and the compiled build have to agree on them."""
    short = replace(plan("destiny", "planner-2", seed=5), max_steps=24)
    records = [play_game(short, 0) for _ in range(2)]
    assert records[0].digest == records[1].digest
    assert records[0].outcome == "capped", records[0]


@pytest.mark.parametrize("name", ["planner-2", "deep-2"])
def test_it_can_be_tuned(name: str) -> None:
    planner = TUNED[name](Tuned("other", {"positions": 9}))
    assert isinstance(planner, PlannerAgent) and planner.weights == "other" and planner.positions == 9


def test_the_deep_agent_is_a_planner_with_more_positions() -> None:
    deep, planner = agent("deep-2"), agent("planner-2")
    assert isinstance(deep, PlannerAgent) and isinstance(planner, PlannerAgent)
    assert deep.positions > planner.positions
    assert (deep.replies, deep.kept) == (planner.replies, planner.kept)
    assert deep.weights == planner.weights


def test_a_decided_game_is_played_like_greedy() -> None:
    planner, greedy = PlannerAgent(decided=0), GreedyAgent()
    actions = [state.clone() for state in decisions("destiny", 32) if state.question() == ACTION]
    assert len(actions) > 20
    for number, state in enumerate(actions):
        seen = state.observe(state.seat())
        assert planner.choose(seen, seeded("own", number)) == greedy.choose(seen, seeded("own", number))


def test_two_options_are_looked_into_and_more_from_the_upper_half_of_the_range() -> None:
    assert best_few([0, 100, 60, 49, 50], 4) == [1, 2, 4]
    assert best_few([0, 100], 4) == [1, 0]
    assert best_few([7, 7, 7, 7, 7], 4) == [0, 1, 2, 3]


def test_a_question_inside_an_effect_is_searched_where_there_are_positions_for_it() -> None:
    """Without them it is answered like greedy; with them some answer differs, and simultaneous choices never do."""
    greedy, plain, searching = GreedyAgent(), PlannerAgent(), PlannerAgent(inside=200)
    differs = 0
    for number, state in enumerate(decisions("destiny", 33)):
        if state.question() == ACTION or state.count() == 1:
            continue
        seen = state.observe(state.seat())
        usual, answer, looked_into = (each.choose(seen, seeded("own", number)) for each in (greedy, plain, searching))
        assert answer == usual
        assert looked_into == usual or state.question() == INSIDE
        differs += looked_into != usual
    assert differs
