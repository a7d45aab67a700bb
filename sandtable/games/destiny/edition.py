"""The cards of this edition, which have to be encoded."""

# interpreted: only reports ask

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.facts import all_cards, cards_of
from sandtable.games.destiny.text import is_encoded

SETS: Final = ("AW",)
"""Awakenings: 174 cards."""


def missing_cards() -> dict[str, dict[str, str]]:
    """By set code the names of the cards that the engine can't play yet, by card code; complete sets are left out."""
    found: dict[str, dict[str, str]] = {}
    for card in all_cards().values():
        if not is_encoded(card.code):
            found.setdefault(card.set_code, {})[card.code] = card.full_name
    return found


def encoded_cards() -> dict[str, bool]:
    """Every card code of the edition, with True for cards that the engine can play."""
    return {card.code: is_encoded(card.code) for code in SETS for card in cards_of(code)}
