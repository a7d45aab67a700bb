"""The side that would lose if nothing changed any more has to come."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.posture import behind, points_to_come
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, AMERICAN, GERMAN, NOBODY, STATUS_PHASE
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support import rule

HILL: dict[str, Any] = {"hex": "D3", "kind": "victory", "side": "neutral", "value": 2}


def a_game(**changes: Any) -> Battle:
    """The second of 8 rounds, with nobody in control of the one objective."""
    rules = game("tide_of_iron")
    state = rules.start(rules.setup([{}, {}], a_document(**changes)), seeded(3, "posture"), 5000)
    assert isinstance(state, Battle)
    while state.phase != ACTION_PHASE:
        state.apply(0)
    state.round = 2
    state.control = (NOBODY,)
    return state


@rule("TOI-OBJ-12")
@pytest.mark.parametrize(("phase", "phases"), [(ACTION_PHASE, 7), (STATUS_PHASE, 6)])
def test_an_objective_gives_its_points_in_every_command_phase_to_come(phase: int, phases: int) -> None:
    state = a_game(objectives=[HILL])
    state.control = (GERMAN,)
    state.phase = phase
    assert points_to_come(state, GERMAN) == 2 * phases
    assert points_to_come(state, AMERICAN) == 0


def test_an_objective_of_the_last_round_gives_its_points_once() -> None:
    state = a_game(objectives=[HILL | {"scored": "last round"}])
    state.control = (GERMAN,)
    assert points_to_come(state, GERMAN) == 2


@rule("TOI-SCN-03")
def test_both_sides_have_to_come_where_points_are_even() -> None:
    assert behind(a_game()) == (True, True)


def test_the_side_with_fewer_points_at_the_end_has_to_come() -> None:
    state = a_game(objectives=[HILL])
    state.points = [9, 0]
    assert behind(state) == (False, True)
    state.control = (GERMAN,)  # 2 points in each of 7 rounds
    assert behind(state) == (True, False)


def test_a_side_that_has_to_take_an_objective_has_to_come() -> None:
    taken = {
        "side": "american",
        "when": "last round",
        "if": {"controls": {"side": "american", "objectives": "victory"}},
    }
    state = a_game(objectives=[HILL], victory={"conditions": [taken], "otherwise": "german"})
    assert behind(state) == (True, False)
    state.control = (AMERICAN,)
    assert behind(state) == (False, True)
