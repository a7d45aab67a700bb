"""The scenarios of Mafia City."""

# interpreted: reads files, once each

from __future__ import annotations

from simulate.engine.problem import Problem
from simulate.engine.scenarios import Scenarios


class MafiaCityScenarios(Scenarios):
    """Cities, decks and targets to play with."""

    def problems(self, document: object) -> list[Problem]:
        from simulate.games.mafia_city import legality  # which reads documents, and asks here for their shape

        return legality.problems(document)


SCENARIOS = MafiaCityScenarios("simulate.games.mafia_city")
