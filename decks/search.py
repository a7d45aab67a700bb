"""The builder's card list: which cards fit a query of the catalogue's search language and a few simple filters."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from catalog import query
from catalog.models import Card
from simulate.games.destiny.decklist import DeckList
from simulate.games.destiny.facts import CardFacts, all_cards
from simulate.games.destiny.formats import Format
from simulate.games.destiny.legality import is_usable

MOST_SHOWN = 60


@dataclass(frozen=True)
class Filters:
    """What the reader asked for; an empty value asks for nothing."""

    words: str = ""
    """In the search language of cards: `t:upgrade c<=2`, or a part of a name."""
    type: str = ""
    color: str = ""
    also_unusable: bool = False


@dataclass(frozen=True)
class Found:
    """The first cards that fit, how many fit in all, and which filter alone would help when nothing does."""

    cards: list[CardFacts]
    total: int
    hint: str = ""
    sentence: str = ""
    """How the words were read; empty without words."""
    problems: list[query.PointedOut] = field(default_factory=list)
    """Why the words can't be read; then there are no cards."""


def find(filters: Filters, deck: DeckList, format: Format) -> Found:
    """Cards that fit the filters, usable ones only unless asked otherwise, in order of set and number.

    Point values are compared as the format has them.
    """
    try:
        asked = query.read(filters.words, format=format.code)
    except query.BadQuery as error:
        return Found([], 0, problems=query.pointed_out(filters.words, error))
    named = _named(asked) if filters.words.strip() else None
    fitting = _fitting(filters, named, deck, format)
    hint = "" if fitting else _hint(filters, named, deck, format)
    return Found(fitting[:MOST_SHOWN], len(fitting), hint, asked.sentence)


def _named(asked: query.Query) -> frozenset[str]:
    """The codes of the cards a query means."""
    return frozenset(Card.objects.filter(asked.q).values_list("code", flat=True))


def _fitting(filters: Filters, named: frozenset[str] | None, deck: DeckList, format: Format) -> list[CardFacts]:
    return [
        card
        for card in all_cards().values()
        if (named is None or card.code in named)
        and filters.type in ("", card.type)
        and filters.color in ("", card.color)
        and (filters.also_unusable or is_usable(card, deck, format))
    ]


def _hint(filters: Filters, named: frozenset[str] | None, deck: DeckList, format: Format) -> str:
    """The name of the filter that, taken away alone, would find something; "" when none would."""
    looser = {
        "usable": (replace(filters, also_unusable=True), named),
        "type": (replace(filters, type=""), named),
        "color": (replace(filters, color=""), named),
        "words": (filters, None),
    }
    return next(
        (name for name, other in looser.items() if other != (filters, named) and _fitting(*other, deck, format)), ""
    )
