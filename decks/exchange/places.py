"""Places of a deck that only our own shapes have: the others refuse such a deck instead of losing a part of it."""

from __future__ import annotations

from decks.exchange.community import NotExpressible
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import card


def check_places(deck: DeckList) -> None:
    """Raises NotExpressible for a deck with cards set aside or chosen backs."""
    held = {
        "set aside": [code for code, _ in deck.set_aside],
        "a chosen back": [back for _, back in deck.backs],
    }
    for place, codes in held.items():
        if codes:
            raise NotExpressible(f"{card(codes[0]).full_name} is {place}; this shape has no place for that")
