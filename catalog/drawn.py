"""Rows and tiles of cards, each drawn once in a process: a die strip costs more than the rest of its row.

A card looks the same in every list, so a drawn row is kept until the card itself says something else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from django.db.models import prefetch_related_objects
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from catalog.models import Card

ROW: Final = "catalog/_row.html"
TILE: Final = "catalog/_tile.html"
MOST_KEPT: Final = 8000
"""Rows and tiles that a process keeps: every card in both shapes, a few thousand characters each."""

_kept: dict[tuple[object, ...], SafeString] = {}


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
        if len(_kept) >= MOST_KEPT:
            forget()
        _kept[key] = markup
    return markup


def forget() -> None:
    """Draw every card anew from now on."""
    _kept.clear()


def _key(card: Card, template: str) -> tuple[object, ...]:
    """Everything the picture depends on: the card as it is now, the name of its set, the template and the language."""
    return card.code, card.fingerprint, card.updated_at, card.card_set.name, template, get_language()
