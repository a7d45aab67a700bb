"""The examples of Tide of Iron for the suites of every game."""

from __future__ import annotations

from typing import Any

from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.conformance.example import Example, Surveyed
from tests.sandtable.games.tide_of_iron.census import tide_of_iron_census, tide_of_iron_flip
from tests.sandtable.games.tide_of_iron.scenario_documents import a_garrison
from tests.support.depth import games


def tide_of_iron(document: dict[str, Any]) -> Example:
    """Both sides of a scenario."""
    sides = ({"name": "American"}, {"name": "German"})
    return Example("tide_of_iron", sides, tide_of_iron_census, tide_of_iron_flip, document, 13)


SURVEYED = Surveyed("", {"random": games(12, deep=300), "greedy-2": games(1, deep=6)})
EXAMPLES = {
    "tide-of-iron": tide_of_iron(SCENARIOS.document("at-the-breaking-point")),
    "tide-of-iron-placed": tide_of_iron(a_garrison()),
}
