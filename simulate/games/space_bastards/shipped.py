"""The scenarios of Space Bastards."""

# interpreted: reads files, once each

from __future__ import annotations

from simulate.engine.problem import Problem
from simulate.engine.scenarios import Scenarios


class SpaceBastardsScenarios(Scenarios):
    """Maps of planets and travel fields, and the order in which relationships are carried out."""

    def problems(self, document: object) -> list[Problem]:
        from simulate.games.space_bastards import legality  # which reads documents, and asks here for their shape

        return legality.problems(document)


SCENARIOS = SpaceBastardsScenarios("simulate.games.space_bastards")
