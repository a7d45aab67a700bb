"""The known ways of every unit equal the full walk, at every step of games in which the world moves on."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.actions.walking import fire_on, flooded, known_ways, walk
from sandtable.games.tide_of_iron.combat import op_fire
from sandtable.games.tide_of_iron.frames import Activation
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.movement import points_of
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, ADVANCE
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin
from tests.sandtable.games.tide_of_iron.own_grounds import GROUNDS

GOES_ON = 24
"""Decisions for which a world goes on after it was judged, as a planner's does."""


def moving(world: Battle, unit: int) -> tuple[Battle, Activation]:
    """A judged copy in which the unit is about to advance."""
    trial = world.clone()
    assert isinstance(trial, Battle)
    trial.is_trial = True
    activation = Activation(unit, ADVANCE, points_of(trial, unit, ADVANCE))
    activation.origin = trial.where[unit]
    trial.activation = activation
    return trial, activation


def compared(world: Battle, unit: int) -> int:
    """Compare the known reaches and risks of a unit with new ones; the number of those that were known."""
    trial, activation = moving(world, unit)
    guards = op_fire.guards(trial, 1 - trial.seat_of(unit))
    ways = known_ways(trial, activation, guards)
    for (start, points, _, _), known in ways.reaches.items():
        if start == trial.where[unit]:
            new = flooded(trial, unit, start, points, activation)
            assert (known.hexes, known.left, known.before) == (new.hexes, new.left, new.before)
    for hex_, risk in ways.risks.items():
        moves.put_on(trial, unit, hex_)
        assert risk == fire_on(trial, unit, guards)
    return len(ways.reaches) + len(ways.risks)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["crossroads", "race", "front"])
def test_known_ways_equal_the_full_walk(name: str) -> None:
    document = GROUNDS[name]() if name in GROUNDS else SCENARIOS.document(name)
    dice = seeded(12, name)
    plan = Plan("tide_of_iron", ({"name": "American"}, {"name": "German"}), ("random", "random"), 13, document)
    world = begin(plan, 0)
    assert isinstance(world, Battle)
    known = 0
    for number in range(10_000):
        if world.seat() < 0:
            break
        if number % GOES_ON == 0:
            world.judge("greedy-2")
        if world.phase == ACTION_PHASE:
            for unit in range(world.setup.units):
                if world.where[unit] >= 0 and not world.inside_enemies(unit):
                    known += compared(world, unit)
                    walk(*moving(world, unit))
        world.apply(dice.below(world.count()))
    assert known > 1_000
