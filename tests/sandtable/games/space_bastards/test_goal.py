"""The ways to win and the score, as the page of a seat tells them."""

from __future__ import annotations

from sandtable.engine.viewing import viewing_of
from sandtable.engine.views import Goal
from tests.conformance.examples import start


def goal(example: str) -> Goal:
    table = start(example, 1)
    found = viewing_of("space_bastards").goal(table, 0)
    assert found is not None
    return found


def test_the_rounds_that_score() -> None:
    """SPB-SCO-01, 03 and 04: planets score after rounds 4, 8 and 12, in the last one twice; SPB-SET-01: 5 money."""
    found = goal("space-bastards-two")
    words = "round 4 (1 point a planet), round 8 (1 point a planet) and round 12 (2 points a planet)"
    assert words in found.wins[1] and "for 5 money each" in found.wins[2]
    assert found.left == "Before the first of 12 rounds" and found.scores == ("0 points, 5 money",) * 2
