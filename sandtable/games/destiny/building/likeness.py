# interpreted: only pages and tools that compare lists ask
"""The likeness of two decks: the weight of the cards they share, copy by copy, over the weight of all their cards.

It is 1 for the same cards and 0 for none in common. The weight of a card is the logarithm of the number of published
decks over the number of those that use it (`data/card_use.json`); all prints of a card are one card.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from sandtable.games.destiny import facts
from sandtable.games.destiny.building.filling import use_of
from sandtable.games.destiny.decklist import DeckList

Copies = Mapping[str, int]
"""Copies by the first print of a card; of a character its dice."""


def copies_of(content: DeckList) -> Counter[str]:
    """The cards of a deck with their copies."""
    team = ((member.code, member.dice) for member in content.characters)
    return counted([*team, *((plot, 1) for plot in content.plots), *content.cards])


def likeness(one: Copies, other: Copies) -> float:
    """The likeness of two decks, from 0 to 1."""
    codes = one.keys() | other.keys()
    shared = sum(weight(code) * min(one.get(code, 0), other.get(code, 0)) for code in codes)
    every = sum(weight(code) * max(one.get(code, 0), other.get(code, 0)) for code in codes)
    return shared / every if every else 0.0


def weight(code: str) -> float:
    """The rarity of a card in published decks: the logarithm of all decks over those that use it."""
    return math.log((_decks() + 1) / (min(use_of(code), _decks()) + 1))


@cache
def _decks() -> int:
    """The number of published decks whose cards were counted."""
    decks: int = facts.read("card_use.json")["decks"]
    return decks


def counted(pairs: Iterable[tuple[Any, Any]]) -> Counter[str]:
    """Copies by first print from pairs of a code and a number; codes that no card has are left out."""
    found: Counter[str] = Counter()
    for code, copies in pairs:
        if code in facts.all_cards():
            found[facts.first_print(code)] += int(copies)
    return found
