"""The parts that all keys share: the context of a query, the operators and what they mean in the database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from django.db.models import Q

from catalog.models import CardSet, Format
from catalog.query.syntax import Value
from catalog.tables import Tables, tables
from web.reader import Reader

EQUAL: Final = (":", "=", "!=")
ORDERED: Final = (":", "=", "!=", "<", "<=", ">", ">=")
LOOKUPS: Final = {":": "", "=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}
"""Operator to the ending of a Django lookup; `!=` is read as `=` and then denied."""
OPERATOR_WORDS: Final = {"=": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}


@dataclass
class Context:
    """The tables that values are read against; they are asked for only when a key needs one."""

    format: str | None = None
    """Code of the format whose point values count; None: the printed ones."""

    reader: Reader | None = None
    """The person who asks, for keys about what they own; None: nobody is known."""
    known: Callable[[], Tables] = tables
    """Gives the tables."""

    @cached_property
    def tables(self) -> Tables:
        return self.known()

    def fresh(self) -> Context:
        """The same tables for another query, whose format is not chosen yet."""
        return replace(self, format=None, known=lambda: self.tables)

    @property
    def sets(self) -> dict[str, CardSet]:
        return self.tables.sets

    @property
    def formats(self) -> dict[str, Format]:
        return self.tables.formats

    @property
    def formats_by_word(self) -> dict[str, Format]:
        """Formats by the words of queries (`Tables.formats_by_word`)."""
        return self.tables.formats_by_word

    @property
    def subtypes(self) -> dict[str, str]:
        return self.tables.subtypes


Reading = Callable[[str, Value, Context], tuple[Q, str]]
"""(operator, value, context) to a condition over Card and the value in words. Raises BadValue."""
