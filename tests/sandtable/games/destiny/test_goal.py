"""The ways to win and the score, as the page of a seat tells them."""

from __future__ import annotations

from sandtable.engine.viewing import viewing_of
from sandtable.engine.views import Goal
from tests.conformance.examples import start


def goal(example: str) -> Goal:
    table = start(example, 1)
    found = viewing_of("destiny").goal(table, 0)
    assert found is not None
    return found


def test_two_and_more_players() -> None:
    """DST-WIN-02 to 04, DST-MUL-13."""
    two, four = goal("destiny"), goal("destiny-four")
    assert two.wins[2] == "If both lose at the same time, the one who controls the battlefield wins."
    assert four.wins[2] == "The last player left wins." and (len(two.scores), len(four.scores)) == (2, 4)
    assert two.left == "" and "in 2 characters" in two.scores[0]
