"""Decks and operations cards for the form, with the texts that are made from what the engine plays."""

from __future__ import annotations

from typing import Any

from catalog.tide_of_iron.cards import CardPage, all_cards
from sandtable.games.tide_of_iron import card_facts


def card_data() -> dict[str, Any]:
    """The cards of each deck by its name, and the operations cards."""
    cards = all_cards()
    decks = {name: [_card(each) for each in cards if each.deck == name] for name in card_facts.decks()}
    return {"decks": decks, "operations": [_card(each) for each in cards if each.is_operation]}


def _card(page: CardPage) -> dict[str, Any]:
    return {"id": page.card.id, "name": page.card.name, "cost": page.cost, "when": page.when, "text": page.text}
