"""The builder's card list: which cards fit a query of the catalogue's search language and a few simple filters."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Final
from urllib.parse import urlencode

from django.contrib.auth.models import AnonymousUser
from django.core.paginator import Page, Paginator
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from catalog import query
from catalog.query.context import Context
from decks.collecting import owned_prints
from sandtable.games.destiny.building.filling import use_of
from sandtable.games.destiny.building.fitting import Part, Section, arranged, prints_last, room, usable
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, all_cards
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.text import is_encoded
from web.reader import Reader

NOBODY: Final = AnonymousUser()

PAGE_SIZE = 60
"""Cards shown at a time."""


@dataclass(frozen=True)
class Chip:
    """A filter that is on or off."""

    name: str
    """Of the field in addresses and forms."""
    label: Promise
    keeps: Callable[[Reader], Callable[[CardFacts], bool]]
    """Gives for a reader what decides about a card."""
    is_personal: bool = False
    """True where it depends on the reader; such lists are not kept for others."""


def _owned(reader: Reader) -> Callable[[CardFacts], bool]:
    held = owned_prints(reader)
    return lambda card: card.code in held


CHIPS: Final = (
    Chip("played", gettext_lazy("Only what the engine plays"), lambda reader: lambda card: is_encoded(card.code)),
    Chip("own", gettext_lazy("Only what I own"), _owned, is_personal=True),
)
"""The chips above the list. A chip joins by an entry here."""


@dataclass(frozen=True)
class Filters:
    """The reader's filters; an empty value filters nothing."""

    words: str = ""
    """In the search language of cards: `t:upgrade c<=2`, or a part of a name."""
    type: str = ""
    color: str = ""
    also_unusable: bool = False
    chips: frozenset[str] = frozenset()
    """Names of CHIPS that are on."""

    @property
    def query(self) -> str:
        """The filters as a query of an address; empty values are left out."""
        given = {"q": self.words, "type": self.type, "color": self.color, "unusable": "1" * self.also_unusable}
        given |= {chip.name: "1" for chip in CHIPS if chip.name in self.chips}
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
    parts: Mapping[str, Part] = field(default_factory=dict)
    """By code of a card on this page, the part of the deck whose cards begin with it."""

    @property
    def cards(self) -> list[CardFacts]:
        """The cards of this page."""
        return list(self.page.object_list)

    @property
    def total(self) -> int:
        """The number of cards that fit, on all pages together."""
        return self.page.paginator.count


def find(filters: Filters, deck: DeckList, format: Format, page: str = "1", reader: Reader = NOBODY) -> Found:
    """Cards that fit the filters, usable ones only unless asked otherwise.

    With words in order of set and number, but titles that are exactly the words before all others. Without words those
    that published decks use most come first and further prints of a card last, and without a type those for a part of
    the deck that lacks something before the others.
    Point values are compared as the format has them. A page that doesn't exist is the first or the last one.
    """
    words = without_number(filters.words)[1].strip()
    if words:
        return _found_by_words(words, filters, deck, format, page, reader)
    listed = _listed(filters, deck, format, reader)
    shown = _page(listed.cards, page)
    hint = "" if listed.cards else _hint(filters, None, deck, format, reader)
    return Found(shown, hint, parts=_beginnings(listed.sections, shown))


@dataclass(frozen=True)
class Listed:
    """All cards of a list without words, and its parts, if it has any."""

    cards: list[CardFacts]
    sections: list[Section]


def _listed(filters: Filters, deck: DeckList, format: Format, reader: Reader) -> Listed:
    """Kept by what the list depends on: most presses change the copies of a card and not the list."""
    if any(chip.is_personal for chip in CHIPS if chip.name in filters.chips):
        return _all_listed(filters, deck, format, reader)
    bare = replace(deck, name="", format=format, cards=(), plot_dice=deck.plot_dice)
    return _kept_list(filters, bare, min(1, max(0, room(deck, format))), format)


@lru_cache(maxsize=128)
def _kept_list(filters: Filters, deck: DeckList, lacking: int, format: Format) -> Listed:
    return _all_listed(filters, deck, format, NOBODY, is_full=not lacking)


def _all_listed(
    filters: Filters, deck: DeckList, format: Format, reader: Reader, is_full: bool | None = None
) -> Listed:
    fitting = prints_last(_fitting(filters, None, deck, format, reader))
    if filters.type:
        return Listed(fitting, [])
    sections = arranged(fitting, deck, format, is_full=room(deck, format) <= 0 if is_full is None else is_full)
    return Listed([card for section in sections for card in section.cards], sections)


def _found_by_words(words: str, filters: Filters, deck: DeckList, format: Format, page: str, reader: Reader) -> Found:
    try:
        asked = query.understand(words, format=format.code, context=Context(reader=reader), with_offers=False).query
    except query.BadQuery as error:
        return Found(_page([], "1"), problems=query.pointed_out(words, error))
    fitting = _fitting(filters, asked.codes, deck, format, reader)
    hint = "" if fitting else _hint(filters, asked.codes, deck, format, reader)
    title = words.casefold()
    fitting.sort(key=lambda card: card.name.casefold() != title)
    return Found(_page(fitting, page), hint, asked.sentence)


def without_number(words: str) -> tuple[int | None, str]:
    """The number of copies before a name, and the name: (2, "force speed") for "2 force speed" or "2x force speed"."""
    read = _NUMBERED.fullmatch(words)
    return (int(read["copies"]), read["name"]) if read else (None, words)


_NUMBERED: Final = re.compile(r"\s*(?P<copies>[0-9])\s*x?\s+(?P<name>\S.*)", re.IGNORECASE)


def _beginnings(sections: list[Section], page: Page[CardFacts]) -> dict[str, Part]:
    """The first card of each section on a page."""
    shown = {card.code for card in page.object_list}
    first = {
        section.part: next((card.code for card in section.cards if card.code in shown), "") for section in sections
    }
    return {code: part for part, code in first.items() if code}


def _page(cards: list[CardFacts], number: str) -> Page[CardFacts]:
    return Paginator(cards, PAGE_SIZE).get_page(number)


def _fitting(
    filters: Filters, named: frozenset[str] | None, deck: DeckList, format: Format, reader: Reader
) -> list[CardFacts]:
    can_use = None if filters.also_unusable else usable(deck, format)
    keep = [chip.keeps(reader) for chip in CHIPS if chip.name in filters.chips]
    return [
        card
        for card in (_most_used_first() if named is None else _in_printed_order(named))
        if filters.type in ("", card.type)
        and filters.color in ("", card.color)
        and (can_use is None or card.code in can_use)
        and all(keeps(card) for keeps in keep)
    ]


def _in_printed_order(codes: frozenset[str]) -> list[CardFacts]:
    """These cards in order of set and number."""
    places = _places()
    return [all_cards()[code] for code in sorted(codes & places.keys(), key=places.__getitem__)]


@cache
def _places() -> dict[str, int]:
    """The place of each card in order of set and number."""
    return {code: place for place, code in enumerate(all_cards())}


@cache
def _most_used_first() -> tuple[CardFacts, ...]:
    """All cards, those in most published decks first, then in order of set and number."""
    return tuple(sorted(all_cards().values(), key=lambda card: -use_of(card.code)))


def _hint(filters: Filters, named: frozenset[str] | None, deck: DeckList, format: Format, reader: Reader) -> str:
    """The name of the filter that, taken away alone, would find something; "" when none would."""
    looser = {
        "usable": (replace(filters, also_unusable=True), named),
        "type": (replace(filters, type=""), named),
        "color": (replace(filters, color=""), named),
        "chips": (replace(filters, chips=frozenset()), named),
        "words": (filters, None),
    }
    return next(
        (
            name
            for name, other in looser.items()
            if other != (filters, named) and _fitting(*other, deck, format, reader)
        ),
        "",
    )
