"""A state waits on exactly one question or is over, and nothing but a legal decision moves it."""

from __future__ import annotations

import pytest

from sandtable.agents import AGENTS
from sandtable.engine.dice import seeded
from sandtable.engine.game import BadSetup, IllegalDecision
from sandtable.engine.registry import all_games
from sandtable.playtest.batch import play_chunk
from tests.conformance.examples import EXAMPLES, game_of, plan, start
from tests.conformance.walks import decisions, ending, to_the_end
from tests.support.depth import games

SEARCHING = ("planner-2", "deep-2", "planner-3")
"""Agents that take too long for whole games of everything; tests/sandtable/agents/test_planner.py plays them."""


def test_every_game_has_an_example() -> None:
    assert {example.game for example in EXAMPLES.values()} == set(all_games())


@pytest.mark.deep
def test_random_games_end_and_say_how(name: str) -> None:
    seats = len(EXAMPLES[name].subjects)
    for seed in range(games(40, deep=100)):
        state = start(name, seed)
        to_the_end(state, seeded("random", seed))
        outcome = state.outcome()
        assert outcome is not None and outcome.reason and not outcome.is_capped
        assert set(outcome.winners) <= set(range(seats)) and 0 <= outcome.first < seats
        assert (state.seat(), state.count(), state.ask()) == (-1, 0, None)


@pytest.mark.deep
def test_there_is_always_a_legal_decision_and_words_for_it(name: str) -> None:
    for seed in range(games(4, deep=8)):
        for state in decisions(name, seed):
            ask = state.ask()
            assert ask is not None and state.outcome() is None
            assert ask.seat == state.seat() and len(ask.options) == state.count() > 0
            assert ask.prompt.strip() and all(option.strip() for option in ask.options)
            assert state.observe(ask.seat).count() == state.count()


def test_every_offered_option_can_be_taken(name: str) -> None:
    for state in decisions(name, 3):
        for index in range(state.count()):
            state.clone().apply(index)


def test_an_illegal_index_is_refused_and_changes_nothing(name: str) -> None:
    for state in decisions(name, 1, every=3):
        before = state.store()
        for index in (-1, state.count(), state.count() + 1000, -(2**31)):
            with pytest.raises(IllegalDecision):
                state.apply(index)
        assert state.store() == before


def test_a_finished_game_takes_no_decision(name: str) -> None:
    state = start(name, 2)
    to_the_end(state, seeded("end"))
    before = state.store()
    with pytest.raises(IllegalDecision):
        state.apply(0)
    assert state.store() == before


def test_the_budget_caps_a_game(name: str) -> None:
    whole = len(to_the_end(start(name, 4), seeded("budget")))
    for budget in (1, 2, 10, whole - 1):
        state = start(name, 4, max_steps=budget)
        assert len(to_the_end(state, seeded("budget"))) == budget
        outcome = state.outcome()
        assert outcome is not None and outcome.is_capped and outcome.winners == ()


def test_a_budget_that_is_not_reached_changes_nothing_about_the_play(name: str) -> None:
    assert to_the_end(start(name, 4, max_steps=4000), seeded("play")) == to_the_end(start(name, 4), seeded("play"))


@pytest.mark.deep
def test_equal_seeds_give_equal_games_and_others_do_not(name: str) -> None:
    seeds = range(games(8, deep=20))
    first = [ending(start(name, seed)) for seed in seeds]
    assert first == [ending(start(name, seed)) for seed in seeds]
    assert len(set(first)) == len(seeds)


def test_the_wrong_number_of_seats_is_a_bad_set_up(name: str) -> None:
    subjects = list(EXAMPLES[name].subjects)
    for wrong in ([], subjects[: game_of(name).min_seats - 1], subjects * (game_of(name).max_seats + 1)):
        with pytest.raises(BadSetup) as refused:
            game_of(name).setup(wrong)
        assert refused.value.problems


def test_an_unknown_scenario_is_a_bad_set_up(name: str) -> None:
    with pytest.raises(BadSetup):
        game_of(name).setup(list(EXAMPLES[name].subjects), {"there is no such thing": 1})


@pytest.mark.deep
@pytest.mark.parametrize("agent", [agent for agent in AGENTS if agent not in SEARCHING])
def test_every_agent_plays_every_game_to_its_end(name: str, agent: str) -> None:
    """Four games of two; more than two take their time, and one of them asks what the others ask."""
    usual = 4 if len(EXAMPLES[name].subjects) <= 2 else 1
    records = play_chunk(plan(name, agent), 0, games(usual, deep=4))
    assert records
    assert {record.outcome for record in records} <= {"wins", "losses", "draws"}, records


@pytest.mark.parametrize("example_name", [each for each in EXAMPLES if game_of(each).scenarios() is None])
def test_a_subject_is_refused_by_itself_for_what_refuses_the_set_up(example_name: str) -> None:
    """Asking for a playtest judges each subject by itself; nothing else about them stops the game from starting."""
    game, example = game_of(example_name), EXAMPLES[example_name]
    broken = {**example.subjects[0], "no game has this key": 1}
    assert all(game.subject_problems(subject) == [] for subject in example.subjects)
    found = game.subject_problems(broken)
    assert found
    with pytest.raises(BadSetup) as refused:
        game.setup([*example.subjects[:-1], broken])
    assert all(any(problem in told for told in refused.value.problems) for problem in found)
