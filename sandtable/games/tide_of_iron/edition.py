# interpreted: asked by reports
"""The cards of the game, and the mark of those that the engine can play."""

from __future__ import annotations

from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.scenario import SCENARIOS


def encoded_cards() -> dict[str, bool]:
    """Every strategy and operations card by id: True when it is encoded."""
    strategy = {code: code in STRATEGY for code in card_facts.strategy_cards()}
    return strategy | {code: code in OPERATIONS for code in card_facts.operations_cards()}


def cards_of(slug: str = "") -> dict[str, str]:
    """Names of strategy cards by id: those of a scenario's decks, or of every scenario's."""
    decks = {
        deck["name"]
        for each in ([slug] if slug else SCENARIOS.slugs)
        for side in SCENARIOS.document(each)["sides"].values()
        for deck in side.get("decks", ())
    }
    return {card.id: card.name for card in card_facts.strategy_cards().values() if card.deck in decks}
