"""The ways to win and the score, as the page of a seat tells them."""

from __future__ import annotations

from sandtable.engine.viewing import viewing_of
from sandtable.engine.views import Goal
from tests.conformance.examples import start


def goal(example: str) -> Goal:
    table = start(example, 1)
    found = viewing_of("stay_on_target").goal(table, 0)
    assert found is not None
    return found


def test_the_points_that_are_needed() -> None:
    """SOT-WIN-01 and SOT-D14: 4 Target Points from earlier runs, at most 30 runs."""
    found = goal("stay-on-target-two")
    assert found.wins[0].startswith("Whoever has 4 Target Points from earlier runs and completes a run")
    assert found.left == "Attack Run 1 of at most 30" and found.scores == ("0 of 4 Target Points",) * 2
