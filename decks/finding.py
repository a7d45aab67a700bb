"""Narrow a list of decks: by tag, by a card they have."""

from __future__ import annotations

from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import BooleanField, F, Func, Q, QuerySet, Value
from django.db.models.sql.compiler import SQLCompiler

from decks.models import Deck
from sandtable.games.destiny.facts import prints_of


class HasText(Func):
    """True where a JSON list of texts, given first, holds the text given second."""

    function = "jsonb_exists"
    arity = 2
    output_field = BooleanField()

    def as_sqlite(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper, **context: Any) -> tuple[str, Any]:
        template = "EXISTS (SELECT 1 FROM json_each(%(expressions)s))"
        return super().as_sql(compiler, connection, template=template, arg_joiner=") WHERE value = (", **context)


def with_tag(decks: QuerySet[Deck], tag: str) -> QuerySet[Deck]:
    """Decks that have this tag, letter by letter."""
    return decks.filter(HasText(F("tags"), Value(tag)))


def with_card(decks: QuerySet[Deck], code: str) -> QuerySet[Deck]:
    """Decks whose newest version has any print of a card, on the team or among the cards."""
    found = Q()
    for each in prints_of(code):
        found |= Q(current__snapshot__cards__has_key=each)
        found |= Q(current__snapshot__characters__icontains=f'"{each}"')
    return decks.filter(found)
