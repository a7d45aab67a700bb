"""The values that the second evaluation keeps for a question equal new ones, at every step of whole games."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.outlook import UNKNOWN, Seen
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin
from tests.sandtable.games.tide_of_iron.own_grounds import GROUNDS

MOST = 3
"""Options of a question that are tried, beside the one that is taken."""


def forget(seen: Seen) -> None:
    units = len(seen.points)
    seen.points = [UNKNOWN] * units
    seen.guards = [UNKNOWN] * units
    seen.opens = [UNKNOWN] * len(seen.opens)
    seen.places = [[] for _ in range(units)]
    seen.ways = [None] * units


def tried(world: Battle, option: int, forgets: bool) -> list[int]:
    """The values of an option for both seats, with what is known by now or with nothing."""
    assert world.outlook is not None
    seen = world.outlook.seen
    kept = (seen.points, seen.guards, seen.opens, seen.places, seen.ways)
    if forgets:
        forget(seen)
    trial = world.clone()
    trial.attempt(option)
    values = []
    for seat in range(2):
        if forgets:
            forget(seen)
        values.append(trial.evaluate(seat))
    if forgets:
        seen.points, seen.guards, seen.opens, seen.places, seen.ways = kept
    return values


def some_options(count: int, first: int) -> list[int]:
    """Neighbours in the list: they are about the same unit, for which most is known."""
    return [(first + step) % count for step in range(min(count, MOST + 1))]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["crossroads", "race", "front"])
def test_kept_values_are_those_that_would_be_worked_out(name: str) -> None:
    document = GROUNDS[name]() if name in GROUNDS else SCENARIOS.document(name)
    dice = seeded(11, name)
    plan = Plan("tide_of_iron", ({"name": "American"}, {"name": "German"}), ("random", "random"), 12, document)
    state = begin(plan, 0)
    assert isinstance(state, Battle)
    compared = 0
    while state.seat() >= 0:
        choice = dice.below(state.count())
        if state.count() > 1:
            world = state.observe(state.seat()).imagine(dice)
            world.judge("greedy-2")
            assert isinstance(world, Battle)
            for option in some_options(world.count(), choice):
                assert tried(world, option, False) == tried(world, option, True), (state.round, option)
                compared += 1
        state.apply(choice)
    assert compared > 500
