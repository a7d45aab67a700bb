"""The examples of Space Bastards for the suites of every game."""

from __future__ import annotations

from sandtable.games.space_bastards.scenario import SCENARIOS
from tests.conformance.example import Example, Surveyed
from tests.sandtable.games.space_bastards.census import space_bastards_census, space_bastards_flip
from tests.support.depth import games


def space_bastards(players: int) -> Example:
    """The standard board for a number of players."""
    subjects = tuple({"name": f"Player {number + 1}"} for number in range(players))
    board = SCENARIOS.document("standard")
    return Example("space_bastards", subjects, space_bastards_census, space_bastards_flip, board, 4)


SURVEYED = Surveyed("", {"random": games(25, deep=300), "greedy-2": games(2, deep=6)})
EXAMPLES = {
    "space-bastards": space_bastards(3),
    "space-bastards-two": space_bastards(2),
    "space-bastards-five": space_bastards(5),
}
