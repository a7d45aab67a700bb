"""The promises over subjects drawn from the whole pool, not only over the examples."""

from __future__ import annotations

from functools import cache

import pytest

from sandtable.agents import agent
from sandtable.engine.build import build_kind
from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from sandtable.playtest.survey import Asked, survey
from tests.conformance.deep import copies_go_on_identically
from tests.conformance.drawn import ALL, Drawn
from tests.conformance.walks import to_the_end
from tests.support.depth import games

pytestmark = pytest.mark.deep

IS_FAST = build_kind() == "compiled"
"""The interpreted build takes twenty times as long and is given fewer games."""
SURVEYED = games(60, deep=240) if IS_FAST else 6
GAMES = range(games(2, deep=4) if IS_FAST else 1)
each_drawn = pytest.mark.parametrize("drawn", ALL, ids=str)


@cache
def every(drawn: Drawn) -> int:
    """From one decision that is looked at to the next: a short game has to be looked at often to prove anything."""
    return 5 if IS_FAST or drawn.is_short else 20


@each_drawn
def test_random_subjects_play_to_the_end_and_the_same_twice(drawn: Drawn) -> None:
    asked = Asked(drawn.name, seats=(drawn.seats,), seed=drawn.seed)
    found = survey(asked, SURVEYED // len(ALL))
    assert (found.failed, found.capped) == ({}, [])
    assert sum(found.endings.values()) == found.games
    assert found.digest == survey(asked, SURVEYED // len(ALL)).digest


@each_drawn
def test_copies_go_on_identically(drawn: Drawn) -> None:
    """A few decisions of a few games; `python -m tests.conformance.deep` does all of many."""
    for number in GAMES:
        assert copies_go_on_identically(drawn, number, every=every(drawn) * (drawn.seats - 1)) > 2


@each_drawn
def test_nobody_sees_what_is_hidden(drawn: Drawn) -> None:
    """Every seat, also those that are not asked: other hands and orders of decks make no other observation."""
    flipped = 0
    for number in GAMES:
        for at, state in enumerate(drawn.decisions(number, every=every(drawn), first=number)):
            for viewer in range(drawn.seats):
                other = drawn.example.flip_hidden(state, viewer, seeded("flip", at, viewer))
                assert other.observe(viewer).key() == state.observe(viewer).key(), (number, at, viewer)
                flipped += other.store() != state.store()
    assert flipped > 5, "hardly anything was hidden: this proves nothing"


@each_drawn
def test_nobody_decides_on_what_is_hidden(drawn: Drawn) -> None:
    asked = 0
    for number in GAMES:
        for at, state in enumerate(drawn.decisions(number, every=2 * every(drawn), first=number)):
            viewer = state.seat()
            other = drawn.example.flip_hidden(state, viewer, seeded("flip", at))
            choices = [agent("greedy-2").choose(each.observe(viewer), seeded("choice", at)) for each in (state, other)]
            assert choices[0] == choices[1], (number, at)
            asked += state.count() > 1
    assert asked > 0


@each_drawn
def test_what_any_seat_imagines_agrees_with_what_it_knows_and_can_be_played(drawn: Drawn) -> None:
    for number in GAMES:
        for at, state in enumerate(drawn.decisions(number, every=every(drawn), first=number)):
            for viewer in range(drawn.seats):
                before = state.store()
                world = state.observe(viewer).imagine(seeded("imagine", number, at, viewer))
                assert agrees(world, state, viewer), (number, at, viewer)
                assert drawn.example.census(world) == []
                play_on(world, at)
                assert state.store() == before, "imagining changed the real table"


def agrees(world: State, state: State, viewer: int) -> bool:
    """Whether an imagined table is all the viewer knows of the real one."""
    same = world.observe(viewer).key() == state.observe(viewer).key() and world.seat() == state.seat()
    return same and (viewer != state.seat() or world.ask() == state.ask())


def play_on(world: State, seed: int, most: int = 25) -> None:
    """Every option can be taken, and so can what comes next."""
    for option in range(world.count()):
        copy = world.clone()
        copy.apply(option)
    dice = seeded("on", seed)
    for _ in range(most):
        if world.seat() >= 0:
            world.apply(dice.below(world.count()))


@each_drawn
def test_a_finished_game_can_be_looked_at(drawn: Drawn) -> None:
    state = drawn.start(9)
    to_the_end(state, seeded("over"))
    for viewer in range(drawn.seats):
        seen = state.observe(viewer)
        other = drawn.example.flip_hidden(state, viewer, seeded("flip"))
        assert seen.imagine(seeded("imagine")).outcome() == state.outcome()
        assert seen.key() == other.observe(viewer).key()
