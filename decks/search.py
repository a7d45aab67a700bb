"""The builder's card list: which cards fit a few simple filters."""

from __future__ import annotations

from dataclasses import dataclass, replace

from simulate.games.destiny.decklist import DeckList
from simulate.games.destiny.facts import CardFacts, all_cards
from simulate.games.destiny.formats import Format
from simulate.games.destiny.legality import is_usable

MOST_SHOWN = 60


@dataclass(frozen=True)
class Filters:
    """What the reader asked for; an empty value asks for nothing."""

    words: str = ""
    type: str = ""
    color: str = ""
    also_unusable: bool = False


@dataclass(frozen=True)
class Found:
    """The first cards that fit, how many fit in all, and which filter alone would help when nothing does."""

    cards: list[CardFacts]
    total: int
    hint: str = ""


def find(filters: Filters, deck: DeckList, format: Format) -> Found:
    """Cards that fit the filters, usable ones only unless asked otherwise, in order of set and number."""
    fitting = _fitting(filters, deck, format)
    return Found(fitting[:MOST_SHOWN], len(fitting), "" if fitting else _hint(filters, deck, format))


def _fitting(filters: Filters, deck: DeckList, format: Format) -> list[CardFacts]:
    return [
        card
        for card in all_cards().values()
        if _matches(card, filters) and (filters.also_unusable or is_usable(card, deck, format))
    ]


def _matches(card: CardFacts, filters: Filters) -> bool:
    words = filters.words.casefold().split()[:8]
    haystack = f"{card.full_name} {card.code} {' '.join(card.subtypes)}".casefold()
    return (
        filters.type in ("", card.type)
        and filters.color in ("", card.color)
        and all(word in haystack for word in words)
    )


def _hint(filters: Filters, deck: DeckList, format: Format) -> str:
    """The name of the filter that, taken away alone, would find something; "" when none would."""
    looser = {
        "usable": replace(filters, also_unusable=True),
        "type": replace(filters, type=""),
        "color": replace(filters, color=""),
        "words": replace(filters, words=""),
    }
    return next((name for name, other in looser.items() if other != filters and _fitting(other, deck, format)), "")
