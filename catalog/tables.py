"""The tables that every list of cards asks for, kept in the memory of a process until the catalogue changes.

They are the same for every reader: sets, formats and subtypes, the cards in every order, and who has which value of a
filter. A load or an import changes the state of the catalogue (`CatalogState`), and the next request reads them anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from catalog.models import Card, CardSet, CatalogState, Format, Subtype
from web.kept import Kept

COUNTED: Final = ("color", "type", "affiliation", "rarity", "has_die", "card_set_id")
"""The columns by whose values a result is counted."""

MOST_LISTS: Final = 60
"""The number of whole lists that a process keeps; a long one is 250,000 characters of HTML."""

_kept: tuple[object, Tables] | None = None


class Tables:
    """The catalogue in one state; each table is read when it is asked for first."""

    def __init__(self) -> None:
        self._orders: dict[str, list[str]] = {}
        self.rows: dict[tuple[str, str | None], dict[str, Any]] = defaultdict(dict)
        """Drawn cards by template and language, then by code (`catalog.drawn`)."""
        self.lists: Kept[Any] = Kept(MOST_LISTS)
        """The finished HTML of whole lists of cards, by the address of their page (`catalog.drawn`)."""

    @cached_property
    def sets(self) -> dict[str, CardSet]:
        return {each.code: each for each in CardSet.objects.all()}

    @cached_property
    def formats(self) -> dict[str, Format]:
        return {each.code: each for each in Format.objects.all()}

    @cached_property
    def formats_by_word(self) -> dict[str, Format]:
        """Formats by the words of queries: the community's code means the list that is published now; an earlier list
        is `inf-2021`. The code of a deck's format is a word too, where it is no other format's.
        """
        words = {each.word.casefold(): each for each in self.formats.values()}
        return {**{code.casefold(): each for code, each in self.formats.items()}, **words}

    @cached_property
    def subtypes(self) -> dict[str, str]:
        return dict(Subtype.objects.values_list("code", "name"))

    @cached_property
    def terms(self) -> dict[str, str]:
        """The plain words of this catalogue, each with its term (`catalog.query.vocabulary` fills it)."""
        return {}

    @cached_property
    def _places(self) -> dict[str, int]:
        """The place of each card in a row of bits."""
        return {code: place for place, code in enumerate(Card.objects.order_by("code").values_list("code", flat=True))}

    @cached_property
    def _bits(self) -> dict[str, dict[object, int]]:
        """For each counted column and value the cards that have it, as a row of bits."""
        found: dict[str, dict[object, list[str]]] = {column: defaultdict(list) for column in COUNTED}
        for code, *values in Card.objects.values_list("code", *COUNTED):
            for column, value in zip(COUNTED, values, strict=True):
                found[column][value].append(code)
        return {column: {value: self._row(codes) for value, codes in each.items()} for column, each in found.items()}

    def _row(self, codes: Iterable[str]) -> int:
        row = bytearray(len(self._places) // 8 + 1)
        for place in map(self._places.__getitem__, codes):
            row[place >> 3] |= 1 << (place & 7)
        return int.from_bytes(row, "little")

    def in_order(self, name: str, order: Iterable[Any]) -> list[str]:
        """The codes of all cards in an order of the database, which `name` tells from the others."""
        found = self._orders.get(name)
        if found is None:
            found = self._orders[name] = list(Card.objects.order_by(*order).values_list("code", flat=True))
        return found

    def counts(self, codes: Iterable[str]) -> Mapping[str, Mapping[object, int]]:
        """For each counted column and value the number of these cards that have it."""
        row = self._row(codes)
        return {
            column: {value: (row & bits).bit_count() for value, bits in each.items()}
            for column, each in self._bits.items()
        }


def tables(state: CatalogState | None = None) -> Tables:
    """The tables of the present state of the catalogue; before the first load nothing is kept."""
    global _kept
    state = state or CatalogState.current()
    if state is None:
        return Tables()
    key = (state.data_version, state.revision, state.loaded_at)
    kept = _kept
    if kept is None or kept[0] != key:
        kept = _kept = (key, Tables())
    return kept[1]


def forget() -> None:
    """Read everything anew at the next request."""
    global _kept
    _kept = None
