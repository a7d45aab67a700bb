"""The ways to win and the score, as the page of a seat tells them."""

from __future__ import annotations

from sandtable.engine.viewing import viewing_of
from sandtable.engine.views import Goal
from tests.conformance.examples import start


def goal(example: str) -> Goal:
    table = start(example, 1)
    found = viewing_of("tide_of_iron").goal(table, 0)
    assert found is not None
    return found


def test_the_conditions_of_the_scenario() -> None:
    found = goal("tide-of-iron-placed")
    assert found.wins[0] == "The Americans win if the Americans control D4 at the end of any round."
    assert found.left == "Before the first of 4 rounds" and len(found.scores) == 2
