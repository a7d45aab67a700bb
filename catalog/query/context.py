"""The parts that all keys share: the context of a query, the operators and what they mean in the database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from django.db.models import Q

from catalog.models import CardSet, Format, Subtype
from catalog.query.syntax import Value

EQUAL: Final = (":", "=", "!=")
ORDERED: Final = (":", "=", "!=", "<", "<=", ">", ">=")
LOOKUPS: Final = {":": "", "=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}
"""Operator to the ending of a Django lookup; `!=` is read as `=` and then denied."""
OPERATOR_WORDS: Final = {"=": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}


@dataclass
class Context:
    """The tables that values are read against; each is read once per query and only when a key needs it."""

    format: str | None = None
    """Code of the format whose point values count; None: the printed ones."""

    @cached_property
    def sets(self) -> dict[str, CardSet]:
        return CardSet.objects.in_bulk()

    @cached_property
    def formats(self) -> dict[str, Format]:
        return Format.objects.in_bulk()

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


Reading = Callable[[str, Value, Context], tuple[Q, str]]
"""(operator, value, context) to a condition over Card and the value in words. Raises BadValue."""
