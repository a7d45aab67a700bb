"""Rows and tiles of cards, and whole lists, each drawn once in a process: a die strip costs more than its row.

A card looks the same in every list and a list looks the same to every reader, so both are kept until the catalogue
changes (`catalog.tables`). A list that depends on the reader is never kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from django.template.loader import get_template
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from catalog import tables
from catalog.models import Card
from catalog.tables import Tables

ROW: Final = "catalog/_row.html"
TILE: Final = "catalog/_tile.html"

LONGEST_ADDRESS: Final = 300
"""A list with a longer address is drawn each time."""


@dataclass(frozen=True)
class List:
    """A search with its results, as drawn for one address."""

    text: str
    """The query as typed."""
    markup: SafeString
    status: int
    is_personal: bool = False
    """It depends on who asked, so it is kept for nobody."""


def list_at(known: Tables, address: str, what: tuple[object, ...], draw: Callable[[], List]) -> List:
    """The list at this address, drawn once for each state of the catalogue and language; `what` tells states apart."""
    key = (address, get_language(), *what)
    found: List | None = known.lists.get(key)
    if found is None:
        found = draw()
        if len(address) <= LONGEST_ADDRESS and not found.is_personal:
            known.lists.put(key, found)
    return found


def cards(known: Tables, codes: Sequence[str], template: str) -> SafeString:
    """These cards one after the other as the template shows them; those that are not drawn yet are read and drawn."""
    kept = known.rows[(template, get_language())]
    missing = [code for code in codes if code not in kept]
    if missing:
        to_draw = get_template(template)
        for card in Card.objects.for_listing().filter(pk__in=missing):
            kept[card.code] = to_draw.render({"card": card})
    return SafeString("".join(kept[code] for code in codes if code in kept))


def forget() -> None:
    """Draw every card anew from now on."""
    tables.forget()
