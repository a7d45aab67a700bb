"""The examples of Tide of Iron for the suites of every game."""

from __future__ import annotations

import json
from typing import Any

from benchmarks.ours import BREAKING_POINT
from sandtable.games.tide_of_iron import GAME
from tests.conformance.example import Example, Surveyed
from tests.sandtable.games.tide_of_iron.census import tide_of_iron_census, tide_of_iron_flip
from tests.sandtable.games.tide_of_iron.scenario_documents import a_garrison, a_team_fight
from tests.support.depth import games


def tide_of_iron(document: dict[str, Any], players: int = 2) -> Example:
    """The players of a scenario."""
    names = GAME.player_names(document, players)
    return Example(
        "tide_of_iron", tuple({"name": name} for name in names), tide_of_iron_census, tide_of_iron_flip, document, 13
    )


SURVEYED = Surveyed("", {"random": games(12, deep=300), "greedy-2": games(1, deep=6)})
EXAMPLES = {
    "tide-of-iron": tide_of_iron(json.loads(BREAKING_POINT.read_text(encoding="utf-8"))),
    "tide-of-iron-placed": tide_of_iron(a_garrison()),
    "tide-of-iron-three": tide_of_iron(a_team_fight(), 3),
    "tide-of-iron-four": tide_of_iron(a_team_fight(), 4),
}
