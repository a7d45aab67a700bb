"""The cards of this edition, which have to be encoded."""

# interpreted: only reports ask

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.facts import cards_of
from sandtable.games.destiny.text import is_encoded

SETS: Final = ("AW",)
"""Awakenings: 174 cards."""


def encoded_cards() -> dict[str, bool]:
    """Every card code of the edition, with True for cards that the engine can play."""
    return {card.code: is_encoded(card.code) for code in SETS for card in cards_of(code)}
