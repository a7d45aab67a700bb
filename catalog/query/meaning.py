"""From a tree of terms to a database condition and to the sentence that says how it was read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from django.core.exceptions import EmptyResultSet
from django.db import connection
from django.db.models import Q
from django.utils.translation import gettext as _

from catalog.models import Card
from catalog.query import near, syntax
from catalog.query.context import Context
from catalog.query.keys import BARE, KEYS, Key
from catalog.query.problems import BadQuery, BadValue, QueryProblem
from catalog.query.syntax import And, Node, Not, Or, Term


@dataclass(frozen=True)
class Query:
    """A query that was understood."""

    text: str
    q: Q
    """Condition over Card."""
    sentence: str
    """The query in words; empty for an empty query."""
    format: str | None
    """Code of the format whose point values were compared; None: the printed ones."""

    @cached_property
    def codes(self) -> frozenset[str]:
        """The codes of all cards that it means, read from the database once."""
        try:
            sql, values = Card.objects.filter(self.q).order_by().values("code").query.sql_with_params()
        except EmptyResultSet:
            return frozenset()
        with connection.cursor() as cursor:  # a thousand rows cost Django's layer more than the database
            cursor.execute(sql, values)
            return frozenset(code for (code,) in cursor.fetchall())


def read(text: str, *, format: str | None = None, context: Context | None = None) -> Query:
    """Understand a query. Point values are compared in `format`, else in the one the query names, else as printed.

    `context` has the tables where the caller has read them. Raises BadQuery with every problem found.
    """
    tree = syntax.parse(text)
    reader = _Reader(context.fresh() if context else Context())
    reader.choose_format(tree, format)
    q, sentence = reader.read(tree)
    if reader.terms > syntax.MOST_TERMS:
        message = _("A query has at most %(most)d terms; this one has %(given)d.")
        values = {"most": syntax.MOST_TERMS, "given": reader.terms}
        reader.problems.append(QueryProblem(0, len(text), "too_large", message % values))
    if reader.problems:
        raise BadQuery(reader.problems)
    return Query(text, q, sentence, reader.context.format)


class _Reader:
    """Walks the tree once; collects problems instead of stopping at the first."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.problems: list[QueryProblem] = []
        self.terms = 0

    def choose_format(self, tree: Node, format: str | None) -> None:
        for term in _asked_of_every_card(tree):
            key = KEYS.get(term.key.casefold())
            if format is None and key and key.name in ("format", "legal") and len(term.values) == 1:
                named = self.context.formats_by_word.get(term.values[0].text.casefold())
                self.context.format = named.code if named else None
        if format is not None:
            known = {code.casefold(): code for code in self.context.formats}
            self.context.format = known.get(format.casefold())

    def read(self, node: Node) -> tuple[Q, str]:
        match node:
            case Term():
                self.terms += 1
                return self._term(node)
            case Not(Term(operator=":") as term):
                self.terms += 1
                q, sentence = self._term(term, denied=True)
                return ~q, sentence
            case Not(part):
                q, sentence = self.read(part)
                return ~q, _("not (%s)") % sentence
            case And(parts):
                return self._all(parts)
            case Or(parts):
                return self._any(parts)

    def _all(self, parts: tuple[Node, ...]) -> tuple[Q, str]:
        total, sentences = Q(), []
        for part in parts:
            q, sentence = self.read(part)
            total &= q
            sentences.append(f"({sentence})" if isinstance(part, Or) and len(parts) > 1 else sentence)
        return total, _(" and ").join(sentences)

    def _any(self, parts: tuple[Node, ...]) -> tuple[Q, str]:
        total, sentences = Q(), []
        for part in parts:
            q, sentence = self.read(part)
            total |= q
            sentences.append(f"({sentence})" if isinstance(part, And) else sentence)
        return total, _(" or ").join(sentences)

    def _term(self, term: Term, *, denied: bool = False) -> tuple[Q, str]:
        key = KEYS.get(term.key.casefold()) if term.key else BARE
        if key is None:
            return self._refuse(term.position, len(term.key), "unknown_key", *_unknown_key(term))
        if doubled := near.doubled_operator(term):
            message = _("“%s” holds two comparisons.") % f"{term.key}{term.operator}{term.values[0].text}"
            return self._refuse(term.position, near.length(term), "bad_value", message, doubled)
        if term.operator not in key.operators:
            message = _("“%(key)s” cannot be compared with “%(operator)s”.")
            values = {"key": term.key, "operator": term.operator}
            position = term.position + len(term.key)
            return self._refuse(position, len(term.operator), "bad_operator", message % values, " ".join(key.operators))
        return self._values(key, term, denied)

    def _values(self, key: Key, term: Term, denied: bool) -> tuple[Q, str]:
        operator = "=" if term.operator == "!=" else term.operator
        total, said = Q(), []
        for value in term.values:
            try:
                q, words = key.read(operator, value, self.context)
            except BadValue as error:
                instead = near.several(key.read, operator, value, self.context) or error.suggestion
                self._refuse(value.position, value.length, "bad_value", str(error), instead)
            else:
                total |= q
                said.append(words)
        several = _("either %s") if len(said) > 1 else "%s"
        sentence = key.says(term.operator, several % _(" or ").join(said), self.context, denied=denied)
        return (~total if term.operator == "!=" else total), sentence

    def _refuse(self, position: int, length: int, code: str, message: str, suggestion: str = "") -> tuple[Q, str]:
        self.problems.append(QueryProblem(position, max(length, 1), code, message, suggestion))
        return Q(), ""


def _unknown_key(term: Term) -> tuple[str, str]:
    key = near.key(term.key, KEYS)
    suggestion = f"{key}{term.operator}{term.values[0].text}" if key else ""
    return _("No key is called “%s”.") % term.key, suggestion


def _asked_of_every_card(tree: Node) -> Iterator[Term]:
    """Terms every result satisfies: not below an `or` or a negation."""
    match tree:
        case Term(operator=":" | "="):
            yield tree
        case And(parts):
            for part in parts:
                yield from _asked_of_every_card(part)
