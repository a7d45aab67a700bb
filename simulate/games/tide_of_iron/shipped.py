# interpreted: reads files, once each
"""The scenarios of Tide of Iron, and what the decks of those that come with it hold."""

from __future__ import annotations

from simulate.engine.problem import Problem
from simulate.engine.scenarios import Scenarios
from simulate.games.tide_of_iron import facts


class TideOfIronScenarios(Scenarios):
    """Battles on maps of boards."""

    def problems(self, document: object) -> list[Problem]:
        from simulate.games.tide_of_iron import legality  # which reads documents, and asks here for their shape

        return legality.problems(document)


SCENARIOS = TideOfIronScenarios("simulate.games.tide_of_iron")


def cards_of(slug: str = "") -> dict[str, str]:
    """Names of strategy cards by id: those of a scenario's decks, or of every scenario's."""
    decks = {
        deck["name"]
        for each in ([slug] if slug else SCENARIOS.slugs)
        for side in SCENARIOS.document(each)["sides"].values()
        for deck in side.get("decks", ())
    }
    return {card.id: card.name for card in facts.strategy_cards().values() if card.deck in decks}
