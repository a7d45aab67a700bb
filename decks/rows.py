"""Rows of cards in the builder. A page has a hundred of them, so that what a row looks like is kept once it is drawn.

A row depends on the card, the format and what the deck has of it, not on the deck: buttons name the change and their
own id, and the form around them knows the address.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from catalog.dice_words import side_in_words
from drawing.die_sprite import die_sprite, strip_of_symbols
from drawing.svg import Markup
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality.deck import copies_allowed
from sandtable.games.destiny.text import is_encoded

MOST_KEPT: Final = 6_000
"""Rows of one format kept in memory, about 2 kB each."""
MOST_FORMATS: Final = 8
"""Formats whose rows are kept; the one not asked for the longest goes first."""
MOST_BUTTONS: Final = 4
"""The largest number of copies with a button of its own; digits on the keyboard go further."""


@dataclass(frozen=True)
class Held:
    """The part of a deck that one card is: its copies, and for a character the dice of each."""

    copies: int = 0
    dice: tuple[int, ...] = ()


NOTHING: Final = Held()


@dataclass(frozen=True)
class Row:
    """A card as a row shows it."""

    card: CardFacts
    format: Format
    held: Held
    place: str
    """The list it stands in, the beginning of its id: "list" or "deck"."""
    rules: tuple[str, ...] = ()
    """The rules it breaks in this deck."""

    @property
    def points(self) -> tuple[int, ...]:
        return self.format.points_of(self.card.code)

    @property
    def is_rebalanced(self) -> bool:
        return self.points != self.card.points

    @property
    def is_encoded(self) -> bool:
        return is_encoded(self.card.code)

    @property
    def can_be_elite(self) -> bool:
        return len(self.points) > 1

    @property
    def choice(self) -> str:
        """The change that takes a battlefield or a plot, or puts it back."""
        return f"copies:{self.card.code}:{0 if self.held.copies else 1}"

    @property
    def numbers(self) -> range:
        """The numbers of copies that have a button."""
        return range(max(2, min(copies_allowed(self.card, self.format), MOST_BUTTONS)) + 1)

    @property
    def dice(self) -> Markup:
        return strip_of_symbols(self.card.sides, titles=[side_in_words(side) for side in self.card.sides])


Rows = Callable[[str, Held, str, tuple[str, ...]], SafeString]
"""(code, what the deck has of it, place, rules it breaks) to a row."""


def rows_of(format: Format) -> Rows:
    """The rows of cards in a format, each drawn once and kept.

    Comparing formats costs more than finding a row, so a page does it once.
    """
    return _rows_of(format, get_language())


def with_focus(row: SafeString, focus: str, *, described: bool) -> SafeString:
    """A row in which the element with the id `focus`, if there is one, has the focus, as `autofocus` writes it."""
    if not _ID.fullmatch(focus):
        return row
    found = re.search(rf'id="{focus}" (?:tabindex="-1"|name="change" value="[^"]*")', row)
    if found is None:
        return row
    return SafeString(row[: found.end()] + autofocus(described=described) + row[found.end() :])


def autofocus(*, described: bool) -> SafeString:
    """The attribute that brings the focus; on a page loaded whole its description is what has just changed."""
    return SafeString(' autofocus aria-describedby="messages"' if described else " autofocus")


_ID: Final = re.compile(r"[A-Za-z0-9-]+")


@cache
def sprite() -> Markup:
    """The die faces of all cards, once for a page."""
    return die_sprite(side for facts in all_cards().values() for side in facts.sides)


@lru_cache(maxsize=MOST_FORMATS)
def _rows_of(format: Format, language: str | None) -> Rows:
    @lru_cache(maxsize=MOST_KEPT)
    def row(code: str, held: Held, place: str, rules: tuple[str, ...]) -> SafeString:
        return _drawn(Row(card(code), format, held, place, rules))

    return row


def _drawn(row: Row) -> SafeString:
    text = render_to_string("decks/_row.html", {"row": row, "card": row.card})
    return mark_safe(" ".join(text.split()))  # noqa: S308 - a template wrote it; blanks at line ends are weight alone
