"""Values that are kept for later games are those that a new set-up works out."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.stay_on_target import setting_up
from sandtable.games.stay_on_target.scenario import SCENARIOS
from sandtable.games.stay_on_target.setup import Setup

STEPS = 90
EVERY = 9


def a_setup(seats: int) -> Setup:
    setup = game("stay_on_target").setup([{"name": "A"}] * seats, SCENARIOS.document(SCENARIOS.slugs[0]))
    assert isinstance(setup, Setup)
    return setup


@pytest.mark.parametrize("weights", ["greedy-0", "greedy-2"])
def test_kept_values_are_those_of_new_tables(weights: str) -> None:
    seats = 3
    state = game("stay_on_target").start(a_setup(seats), seeded("kept"))
    state.judge(weights)
    dice = seeded("kept", weights)
    compared = 0
    for step in range(STEPS):
        if state.seat() < 0:
            break
        trial = state.clone()
        trial.attempt(dice.below(trial.count()))
        kept = [trial.evaluate(seat) for seat in range(seats)]
        if step % EVERY == 0:
            setting_up._charts.cache_clear()
            fresh = game("stay_on_target").restore(a_setup(seats), trial.store())
            fresh.judge(weights)
            assert [fresh.evaluate(seat) for seat in range(seats)] == kept
            compared += 1
        state.apply(dice.below(state.count()))
    assert compared > 5
