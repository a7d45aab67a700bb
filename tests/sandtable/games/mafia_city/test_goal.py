"""The ways to win and the score, as the page of a seat tells them."""

from __future__ import annotations

from sandtable.engine.viewing import viewing_of
from sandtable.engine.views import Goal
from tests.conformance.examples import start


def goal(example: str) -> Goal:
    table = start(example, 1)
    found = viewing_of("mafia_city").goal(table, 0)
    assert found is not None
    return found


def test_the_target_and_the_limit_of_rounds() -> None:
    """MAF-SET-07: three experienced players play for 15 points; MAF-D38: at most 40 rounds."""
    found = goal("mafia-city")
    assert "somebody has 15 victory points" in found.wins[0] and found.left == "Before the first of at most 40 rounds"
    assert found.scores == ("0 of 15 victory points",) * 3
