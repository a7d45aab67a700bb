"""The examples of Stay on Target for the suites of every game."""

from __future__ import annotations

from sandtable.games.stay_on_target.scenario import SCENARIOS
from tests.conformance.example import Example, Surveyed
from tests.sandtable.games.stay_on_target.census import stay_on_target_census, stay_on_target_flip
from tests.support.depth import games


def stay_on_target(seats: int, scenario: str = "standard") -> Example:
    """A number of pilots; the first one asks for blue, the others get dealt colours."""
    pilots = ({"name": "Blue leader", "colour": "blue"}, *({"name": f"Pilot {seat + 1}"} for seat in range(1, seats)))
    return Example(
        "stay_on_target", pilots, stay_on_target_census, stay_on_target_flip, SCENARIOS.document(scenario), 5
    )


SURVEYED = Surveyed("", {"random": games(40, deep=300), "greedy-2": games(1, deep=20)})
EXAMPLES = {
    "stay-on-target": stay_on_target(3),
    "stay-on-target-two": stay_on_target(2),
    "stay-on-target-five": stay_on_target(5, "hot-trench"),
}
