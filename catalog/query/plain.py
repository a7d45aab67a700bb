"""Plain words read as people mean them: `hero red`, `cheap blue upgrade`, `vadre`, `3MD`.

A bare word is a part of a name first. Where no card has all the words, they are read as terms ("red" is `color:red`)
and as misspelled names; the answer says so, and the literal search stays one link away. Where names were found, other
readings are offered beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from catalog.query import spelling, syntax
from catalog.query.context import Context
from catalog.query.meaning import Query, read
from catalog.query.problems import BadQuery
from catalog.query.syntax import And, Term
from catalog.query.vocabulary import Vocabulary

MOST_WORDS: Final = 8
"""A longer row of bare words is a sentence; it is searched as written."""
LONGEST_PHRASE: Final = 5
"""The most words that are tried as one: "covert missions", "spirit of rebellion"."""
MOST_OFFERS: Final = 3


@dataclass(frozen=True)
class Understood:
    """A query, perhaps read in another way than it was written, and other readings to choose from."""

    query: Query
    """The reading whose cards are shown."""
    is_literal: bool = True
    """False: no card has these words in its name, so `query` is a reading of plain words."""
    offers: tuple[Query, ...] = ()
    """Other readings that find cards, the likeliest first."""


def understand(
    text: str,
    *,
    format: str | None = None,
    literal: bool = False,
    context: Context | None = None,
    with_offers: bool = True,
) -> Understood:
    """Read a query; its plain words as terms or nearest names where no name has them. Raises BadQuery.

    With `literal` nothing but the query as written counts. Other readings are offered beside it, with `with_offers`.
    """
    context = context or Context()
    asked = read(text, format=format, context=context)
    words = _bare_words(text)
    if not words:
        return Understood(asked)
    finds_names = bool(asked.codes)
    if (finds_names or literal) and not with_offers:
        return Understood(asked)
    offers = tuple(_readings(text, words, format, context, with_spelling=not finds_names))
    if finds_names or literal or not offers:
        return Understood(asked, offers=offers)
    return Understood(offers[0], is_literal=False, offers=offers[1:])


def _bare_words(text: str) -> list[Term]:
    """The words without a key that every result must have, in the order of the text."""
    tree = syntax.parse(text)
    parts = tree.parts if isinstance(tree, And) else (tree,)
    while len(parts) == 1 and isinstance(parts[0], And):
        parts = parts[0].parts
    found = [part for part in parts if isinstance(part, Term) and not part.key and _is_plain(part)]
    return found if len(found) <= MOST_WORDS else []


def _is_plain(term: Term) -> bool:
    """One word that may be read otherwise: no phrase, no pattern, no card code."""
    return (
        len(term.values) == 1
        and not term.values[0].is_phrase
        and "*" not in term.values[0].text
        and not term.values[0].text.isdigit()
    )


def _readings(
    text: str, words: list[Term], format: str | None, context: Context, *, with_spelling: bool
) -> Iterator[Query]:
    """The readings that find cards; each once."""
    seen, given = {text}, 0
    for candidate in _candidates(text, words, Vocabulary(context), with_spelling):
        if candidate in seen or given == MOST_OFFERS:
            continue
        seen.add(candidate)
        try:
            asked = read(candidate, format=format, context=context)
        except BadQuery:  # two words together can be too long; then this is no reading
            continue
        if asked.codes:
            given += 1
            yield asked


def _candidates(text: str, words: list[Term], vocabulary: Vocabulary, with_spelling: bool) -> Iterator[str]:
    """Texts that may be meant: every plain word as a term; only those in no name; then with the nearest names."""
    pieces = list(_pieces(text, words, vocabulary))
    unnamed = [_only_if_unnamed(piece) for piece in pieces]
    yield _written(text, pieces)
    yield _written(text, unnamed)
    if with_spelling:
        for place in (0, 1):
            yield _written(text, [_mended(piece, vocabulary, place, as_term=True) for piece in pieces])
            yield _written(text, [_mended(piece, vocabulary, place, as_term=False) for piece in unnamed])
        name = spelling.joined_name(text)
        if name:
            yield name


@dataclass(frozen=True)
class _Piece:
    """A stretch of bare words and the term that stands for it; empty where none does."""

    start: int
    end: int
    words: str
    term: str = ""


def _pieces(text: str, words: list[Term], vocabulary: Vocabulary) -> Iterator[_Piece]:
    """The bare words in order, the longest rows that mean something taken together."""
    at = 0
    while at < len(words):
        size = next((size for size in range(LONGEST_PHRASE, 0, -1) if _row(text, words, at, size, vocabulary)), 1)
        start, last = words[at].position, words[at + size - 1]
        end = last.position + last.values[0].length
        yield _Piece(start, end, text[start:end], vocabulary.term(text[start:end]))
        at += size


def _row(text: str, words: list[Term], at: int, size: int, vocabulary: Vocabulary) -> bool:
    """These words stand next to each other and mean something together."""
    row = words[at : at + size]
    if len(row) < size:
        return False
    apart = any(text[one.position + one.values[0].length : other.position].strip() for one, other in pairwise(row))
    end = row[-1].position + row[-1].values[0].length
    return not apart and bool(vocabulary.term(text[row[0].position : end]))


def _only_if_unnamed(piece: _Piece) -> _Piece:
    """The piece with its term only where no name has the words."""
    return replace(piece, term="") if spelling.is_in_a_name(piece.words) else piece


def _mended(piece: _Piece, vocabulary: Vocabulary, place: int, *, as_term: bool) -> _Piece:
    """A piece that means nothing and is in no name, with its nearest word in place: the first or the second."""
    if piece.term or spelling.is_in_a_name(piece.words):
        return piece
    near = spelling.nearest(piece.words, vocabulary.terms)
    if not near:
        return piece
    word = near[min(place, len(near) - 1)]
    term = vocabulary.term(word)
    return replace(piece, term=term if term and (as_term or not spelling.is_in_a_name(word)) else word)


def _written(text: str, pieces: list[_Piece]) -> str:
    """The text with the terms of the pieces in place of their words."""
    for piece in reversed(pieces):
        if piece.term:
            text = text[: piece.start] + piece.term + text[piece.end :]
    return text
