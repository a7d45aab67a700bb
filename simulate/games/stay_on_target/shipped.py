# interpreted: reads files, once each
"""The scenarios of Stay on Target."""

from __future__ import annotations

from simulate.engine.problem import Problem
from simulate.engine.scenarios import Scenarios


class StayOnTargetScenarios(Scenarios):
    """Imperial decks and rebel squadrons."""

    def problems(self, document: object) -> list[Problem]:
        from simulate.games.stay_on_target import legality  # which reads documents, and asks here for their shape

        return legality.problems(document)


SCENARIOS = StayOnTargetScenarios("simulate.games.stay_on_target")
