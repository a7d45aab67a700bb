"""Texts of the things on a table: what a card, a place or a unit does, for somebody who points at it.

They are made from a view, so nobody reads the text of a thing that they may not see. Words of rules come from the rule
books (docs/rules), by the ids of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from catalog.rulebook import book_of, text_of
from sandtable.engine.viewing import named
from sandtable.engine.views import Things, View
from web.kept import Kept

_SOURCE: Final = re.compile(r"^\[[^\]]*\] ?")
"""The page of a printed rule book before the words of a rule."""
_DRAWN: Final[Kept[SafeString]] = Kept(4000)
"""The HTML of texts: a card lies at many tables."""
MOST_RULES: Final = 6
"""Rules that one text quotes; the rule book has the others."""


@dataclass(frozen=True)
class Explained:
    """The text of some things that have it in common, e.g. two copies of a card."""

    title: str
    at: tuple[str, ...]
    """The names of the things."""
    lines: tuple[str, ...] = ()
    """Sentences; symbols of dice stand in brackets, as in "[melee]"."""
    rules: tuple[tuple[str, str], ...] = field(default=())
    """Rules of the book: the id and the words."""
    link: str = ""
    """The page that says more."""
    is_printed: bool = False
    """True where the lines are texts of cards that the owner of the installation has brought along."""

    @property
    def html(self) -> SafeString:
        """The text as a part of a list on a page."""
        return _drawn(self)


def _drawn(each: Explained) -> SafeString:
    """The HTML of a text. It is made of nothing but this text, which is the key it is kept under."""
    found = _DRAWN.get(each)
    if found is None:
        found = render_to_string("simulate/watching/boards/_explained.html", {"each": each})
        _DRAWN.put(each, found)
    return found


def things_by(view: View, key: str) -> dict[str, list[Things]]:
    """The things of a view that have this key, by its value, in the order of the table."""
    found: dict[str, list[Things]] = {}
    for _name, thing, _within in named(view.things):
        if value := thing.get(key):
            found.setdefault(str(value), []).append(thing)
    return found


def names(things: Iterable[Things]) -> tuple[str, ...]:
    """The names in "at" of some things."""
    return tuple(each["at"] for each in things)


def sections(titles: Mapping[str, tuple[str, ...]], at: Mapping[str, list[Things]]) -> Iterator[Explained]:
    """Texts from a rule book: `titles` names its sections ("MAF-THI") by title, `at` the things of each title."""
    for title, things in at.items():
        if title in titles:
            yield Explained(title, names(things), rules=rules_of(titles[title]))


@cache
def rules_of(wanted: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The first rules of sections ("MAF-THI"), or single rules by their ids, each with its words."""
    return tuple(rule for each in wanted for rule in _rules(each))[:MOST_RULES]


def _rules(wanted: str) -> Iterator[tuple[str, str]]:
    if text := text_of(wanted):
        yield wanted, _SOURCE.sub("", text)
        return
    book = book_of(f"{wanted}-01")
    for each in book.rules if book else ():
        if each.id.startswith(f"{wanted}-"):
            yield from _rules(each.id)
