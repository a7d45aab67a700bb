"""The examples of Tide of Iron for the suites of every game."""

from __future__ import annotations

from simulate.games.tide_of_iron.scenario import SCENARIOS
from tests.conformance.example import Example, Surveyed
from tests.simulate.games.tide_of_iron.census import tide_of_iron_census, tide_of_iron_flip


def tide_of_iron(scenario: str) -> Example:
    """Both sides of a scenario that comes with the game."""
    sides = ({"name": "American"}, {"name": "German"})
    return Example("tide_of_iron", sides, tide_of_iron_census, tide_of_iron_flip, SCENARIOS.document(scenario), 13)


SURVEYED = Surveyed("", {"random": 300, "greedy-2": 6})
EXAMPLES = {"tide-of-iron": tide_of_iron("at-the-breaking-point")}
