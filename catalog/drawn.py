"""Rows and tiles of cards, and whole lists, each drawn once in a process: a die strip costs more than its row.

A card looks the same in every list, so a drawn row is kept until the card itself says something else. A list looks the
same to every reader, so it is kept until the catalogue changes (its revision counts every load and import).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from django.db.models import prefetch_related_objects
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from catalog.models import Card

ROW: Final = "catalog/_row.html"
TILE: Final = "catalog/_tile.html"
MOST_KEPT: Final = 8000
"""Rows and tiles that a process keeps: every card in both shapes, a few thousand characters each."""

MOST_LISTS: Final = 60
"""The number of whole lists that a process keeps; a long one is 250,000 characters of HTML."""
LONGEST_ADDRESS: Final = 300
"""A list with a longer address is drawn each time."""

_kept: dict[tuple[object, ...], SafeString] = {}
_lists: dict[tuple[object, ...], List] = {}


@dataclass(frozen=True)
class List:
    """A search with its results, as drawn for one address."""

    text: str
    """The query as typed."""
    markup: SafeString
    status: int


def list_at(address: str, what: tuple[object, ...], draw: Callable[[], List]) -> List:
    """The list at this address, drawn once for each state of the catalogue and language; `what` tells states apart."""
    key = (address, get_language(), *what)
    found = _lists.get(key)
    if found is None:
        found = draw()
        if len(address) <= LONGEST_ADDRESS:
            _make_room(_lists, MOST_LISTS)
            _lists[key] = found
    return found


def fetch(cards: Iterable[Card], template: str) -> None:
    """Read in two queries what drawing these cards needs; cards that are drawn already need nothing."""
    missing = [card for card in cards if _key(card, template) not in _kept]
    prefetch_related_objects(missing, "sides", "subtypes")


def drawn(card: Card, template: str) -> SafeString:
    """The card as this template shows it."""
    key = _key(card, template)
    markup = _kept.get(key)
    if markup is None:
        markup = render_to_string(template, {"card": card})
        _make_room(_kept, MOST_KEPT)
        _kept[key] = markup
    return markup


def forget() -> None:
    """Draw every card anew from now on."""
    _kept.clear()
    _lists.clear()


def _make_room(kept: dict[tuple[object, ...], Any], most: int) -> None:
    """Begin anew when everything that may be kept is there."""
    if len(kept) >= most:
        kept.clear()


def _key(card: Card, template: str) -> tuple[object, ...]:
    """Everything the picture depends on: the card as it is now, the name of its set, the template and the language."""
    return card.code, card.fingerprint, card.updated_at, card.card_set.name, template, get_language()
