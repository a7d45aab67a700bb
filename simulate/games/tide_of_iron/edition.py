# interpreted: asked by reports
"""Which cards the game promises, and whether the engine can play each of them."""

from __future__ import annotations

from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.cards.operations import OPERATIONS
from simulate.games.tide_of_iron.cards.strategy import STRATEGY


def encoded_cards() -> dict[str, bool]:
    """Every strategy and operations card by id: True when it is encoded."""
    strategy = {code: code in STRATEGY for code in facts.strategy_cards()}
    return strategy | {code: code in OPERATIONS for code in facts.operations_cards()}
