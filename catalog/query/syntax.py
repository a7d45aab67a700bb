"""From text to a tree of terms. What the terms mean is `keys.py`'s business."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from django.utils.translation import gettext as _
from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from catalog.query.problems import BadQuery, QueryProblem

MOST_CHARACTERS: Final = 500
MOST_IN_A_WORD: Final = 100
MOST_TERMS: Final = 40
MOST_TREES: Final = 500
"""Trees of queries kept in memory."""
DEEPEST: Final = 8

GRAMMAR: Final = r"""
?start: either?
?either: both (_OR both)*
?both: part (_AND? part)*
?part: _MINUS part -> negated
     | "(" either ")"
     | FIELD OPERATOR value (_JOIN value)* -> field
     | value (_JOIN value)* -> bare
value: PHRASE | WORD

// A join stands between values without space (`f:blue|red`); any other bar is an `or` between terms.
_JOIN.6: /(?<=\S)\|(?=[^\s|()])(?![A-Za-z]+(?:[:=<>]|!=))/
_OR.5: /or(?=[\s(]|$)|\|/i
_AND.5: /and(?=[\s(]|$)/i
_MINUS.4: /-(?=[^\s|)])/
FIELD.4: /[A-Za-z]+(?=\s*(?:[:=<>]|!=))/
OPERATOR.4: /!=|<=|>=|[:=<>]/
PHRASE.3: /"[^"]*"/
WORD: /[^\s()|"]+/
%ignore /\s+/
"""


@dataclass(frozen=True)
class Value:
    """A word or a phrase as written, without its quotation marks."""

    text: str
    position: int
    is_phrase: bool

    @property
    def length(self) -> int:
        return len(self.text) + 2 * self.is_phrase


@dataclass(frozen=True)
class Term:
    """`key operator value|value`; a bare word has the key ""."""

    key: str
    operator: str
    values: tuple[Value, ...]
    position: int


@dataclass(frozen=True)
class Not:
    part: Node


@dataclass(frozen=True)
class And:
    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Or:
    parts: tuple[Node, ...]


Node = Term | Not | And | Or


class _Tree(Transformer[Token, Any]):
    """Builds nodes while parsing, from the inside out, so that no depth of input deepens the call stack."""

    def start(self, parts: list[Node]) -> And:
        return And(tuple(parts))

    def either(self, parts: list[Node]) -> Or:
        return Or(tuple(parts))

    def both(self, parts: list[Node]) -> And:
        return And(tuple(parts))

    def negated(self, parts: list[Node]) -> Node:
        [part] = parts
        return part.part if isinstance(part, Not) else Not(part)

    def field(self, parts: list[Any]) -> Term:
        key, operator, *values = parts
        return Term(str(key), str(operator), tuple(values), key.start_pos)

    def bare(self, values: list[Value]) -> Term:
        return Term("", ":", tuple(values), values[0].position)

    def value(self, tokens: list[Token]) -> Value:
        [token] = tokens
        is_phrase = token.type == "PHRASE"
        return Value(token[1:-1] if is_phrase else str(token), token.start_pos or 0, is_phrase)


_PARSER: Final = Lark(GRAMMAR, parser="lalr", lexer="contextual", transformer=_Tree())


@lru_cache(maxsize=MOST_TREES)
def parse(text: str) -> Node:
    """The tree of a query; `And(())` for an empty one. Raises BadQuery.

    Trees never change and depend on the text alone; a search needs its tree several times.
    """
    _refuse_oversized(text)
    try:
        tree: Node = _PARSER.parse(text)  # type: ignore[assignment]  # lark's types ignore the transformer
    except UnexpectedToken as error:
        raise BadQuery([_unexpected(text, error)]) from None
    except UnexpectedCharacters as error:
        raise BadQuery([_unreadable(text, error.pos_in_stream or 0)]) from None
    return tree


def _refuse_oversized(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        message = _("A query has at most %(most)d characters; this one has %(given)d.")
        raise BadQuery([_large(MOST_CHARACTERS, message % {"most": MOST_CHARACTERS, "given": len(text)})])
    if "\x00" in text or any(0xD800 <= ord(character) <= 0xDFFF for character in text):
        raise BadQuery([QueryProblem(0, len(text), "syntax", _("The query holds characters that are no text."))])
    depth = 0
    for match in re.finditer(r'"[^"]*"|[()]|[^\s()|"]+', text):
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if depth > DEEPEST:
            raise BadQuery([_large(match.start(), _("Brackets may be at most %d deep.") % DEEPEST)])
        if len(match[0]) > MOST_IN_A_WORD:
            raise BadQuery([_large(match.start(), _("A word has at most %d characters.") % MOST_IN_A_WORD)])


def _large(position: int, message: str) -> QueryProblem:
    return QueryProblem(position, 1, "too_large", message)


def _unexpected(text: str, error: UnexpectedToken) -> QueryProblem:
    token = error.token
    if token.type != "$END":
        position = token.start_pos or 0
        return QueryProblem(position, len(token), "syntax", *_about(str(token)))
    end = len(text.rstrip())
    if re.search(r"[A-Za-z]\s*(?:[:=<>]|!=|<=|>=)$", text[:end]):
        return QueryProblem(end, 1, "syntax", _("A value is missing at the end."))
    if {"RPAR"} & set(error.accepts or error.expected):
        return QueryProblem(text.rfind("("), 1, "syntax", _("This bracket is never closed."), text.rstrip() + ")")
    return QueryProblem(end, 1, "syntax", _("Something is missing at the end."))


def _about(written: str) -> tuple[str, str]:
    """Message and suggestion for something that may not stand where it stands."""
    if written == ")":
        return _("There is nothing to close here, or the brackets are empty."), ""
    if written == "|" or written.casefold() == "or":
        return _("Something is missing before or after “%s”.") % written, ""
    return _("“%s” may not stand here.") % written, _("put it in quotation marks")


def _unreadable(text: str, position: int) -> QueryProblem:
    if text[position] == '"':
        return QueryProblem(position, 1, "syntax", _("The quotation mark is never closed."), text + '"')
    return QueryProblem(position, 1, "syntax", *_about(text[position]))
