"""The second greedy agent comes when it has to, and rides where the way is long."""

from __future__ import annotations

import pytest

from tests.sandtable.games.tide_of_iron.conduct import watched
from tests.sandtable.games.tide_of_iron.own_grounds import GROUNDS

GAMES = 2
"""`conduct.py` plays many; these are enough to see an agent that has lost its way."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["village", "race"])
def test_a_side_that_has_to_come_never_stands_still(name: str) -> None:
    assert watched(GROUNDS[name](), GAMES, "greedy-2").stood_still == 0


@pytest.mark.slow
def test_squads_ride_in_a_race_and_get_off() -> None:
    found = watched(GROUNDS["race"](), GAMES, "greedy-2")
    assert found.rides > 0 and found.unloads > 0
