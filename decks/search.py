"""The builder's card list: which cards fit a query of the catalogue's search language and a few simple filters."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator

from catalog import query
from catalog.models import Card
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, all_cards
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import is_usable

PAGE_SIZE = 60
"""Cards shown at a time."""


@dataclass(frozen=True)
class Filters:
    """The reader's filters; an empty value filters nothing."""

    words: str = ""
    """In the search language of cards: `t:upgrade c<=2`, or a part of a name."""
    type: str = ""
    color: str = ""
    also_unusable: bool = False

    @property
    def query(self) -> str:
        """The filters as a query of an address; empty values are left out."""
        given = {"q": self.words, "type": self.type, "color": self.color, "unusable": "1" * self.also_unusable}
        return urlencode({name: value for name, value in given.items() if value})


@dataclass(frozen=True)
class Found:
    """One page of the cards that fit, and which filter alone would help when nothing does."""

    page: Page[CardFacts]
    hint: str = ""
    sentence: str = ""
    """The search words as understood; empty without words."""
    problems: list[query.PointedOut] = field(default_factory=list)
    """The reasons against the search words; then there are no cards."""

    @property
    def cards(self) -> list[CardFacts]:
        """The cards of this page."""
        return list(self.page.object_list)

    @property
    def total(self) -> int:
        """The number of cards that fit, on all pages together."""
        return self.page.paginator.count


def find(filters: Filters, deck: DeckList, format: Format, page: str = "1") -> Found:
    """Cards that fit the filters, usable ones only unless asked otherwise, in order of set and number.

    Point values are compared as the format has them. A page that doesn't exist is the first or the last one.
    """
    try:
        asked = query.understand(filters.words, format=format.code).query
    except query.BadQuery as error:
        return Found(_page([], "1"), problems=query.pointed_out(filters.words, error))
    named = _named(asked) if filters.words.strip() else None
    fitting = _fitting(filters, named, deck, format)
    hint = "" if fitting else _hint(filters, named, deck, format)
    return Found(_page(fitting, page), hint, asked.sentence)


def _page(cards: list[CardFacts], number: str) -> Page[CardFacts]:
    return Paginator(cards, PAGE_SIZE).get_page(number)


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
