"""Values known from another imagined world equal new ones, and luck is never taken for known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.agents.answering import best_answer
from sandtable.agents.greedy import WEIGHTS, values_of
from sandtable.agents.known import Known
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from sandtable.games.tide_of_iron.game import Battle
from tests.conformance.examples import EXAMPLES, start
from tests.conformance.walks import decisions

KNOWING = [name for name in EXAMPLES if start(name, 2).likeness() is not None]
"""Examples of games that say what tells two tables apart."""
OTHERS = [name for name in EXAMPLES if name not in KNOWING]


def judged(state: State, *seed: object) -> State:
    """A world that the seat to decide imagines and judges."""
    world = state.observe(state.seat()).imagine(seeded(*map(str, seed)))
    world.judge(WEIGHTS)
    return world


def some(example: str, every: int) -> Iterator[State]:
    """Questions with a choice out of a random game, from its set-up to its end."""
    yield from (state for state in decisions(example, 8, every=every) if state.count() > 1)


@pytest.mark.parametrize("example", KNOWING)
def test_known_values_are_those_that_would_be_worked_out(example: str) -> None:
    known, asked = Known(), 0
    for number, state in enumerate(some(example, every=23)):
        for each in range(2):
            world = judged(state, number, each)
            known.enter(world)
            world.reseed(seeded(number, each))
            assert known.values_of(world) == values_of(world.clone(), world.seat())
            assert known.best_answer(world) == best_answer(world.clone())
            asked += 1
    kept = sum(len(each.values) for each in known.worlds.values())
    assert 0 < kept < asked, "some questions of the second world are known from the first"


@pytest.mark.parametrize("example", KNOWING)
def test_worlds_that_differ_in_nothing_but_the_dice_are_alike(example: str) -> None:
    for number, state in enumerate(some(example, every=41)):
        world = judged(state, number)
        same, other = world.clone(), world.clone()
        same.reseed(seeded("other dice", number))
        other.apply(number % other.count())
        assert world.likeness() is not None
        assert same.likeness() == world.likeness() and hash(same.likeness()) == hash(world.likeness())
        assert other.likeness() != world.likeness()


@pytest.mark.parametrize("example", KNOWING)
def test_an_option_that_meets_luck_is_noted(example: str) -> None:
    """The value of a tried option that used dice or turned up a card is not kept for other worlds."""
    for number, state in enumerate(some(example, every=19)):
        world = judged(state, number)
        assert isinstance(world, AskingTable)
        for option in range(min(world.count(), 6)):
            before = world.luck_met()
            trial = world.clone()
            trial.attempt(option)
            assert isinstance(trial, AskingTable)
            has_rolled = trial.dice.state() != world.dice.state()
            has_drawn = isinstance(trial, Battle) and isinstance(world, Battle) and trial.decks != world.decks
            assert world.luck_met() > before or not (has_rolled or has_drawn)


def test_the_first_card_of_a_deck_is_luck() -> None:
    """Tide of Iron begins with the question from which deck the first card comes."""
    state = start("tide-of-iron", 2)
    assert isinstance(state, Battle)
    world = judged(state, 1)
    before = world.luck_met()
    world.clone().attempt(0)
    assert world.luck_met() == before + 1
    known = Known()
    known.enter(world)
    known.values_of(world)
    assert known.world.values == {}


def test_a_game_that_does_not_tell_tables_apart_is_worked_out_anew() -> None:
    state = start(OTHERS[0], 2)
    known = Known()
    known.enter(state)
    assert state.likeness() is None and state.luck_met() == 0
    assert known.values_of(state) == values_of(state.clone(), state.seat())
    assert known.worlds == {} and known.world.values == {}
