"""Filters beside the list. They edit the query's text: the query is the only state, so its address can be shared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from catalog.models import Affiliation, CardType, Color, Rarity
from catalog.tables import Tables

Counts = Mapping[str, Mapping[object, int]]
"""By column of Card and value the cards of the present result that have it."""
Labelled = Iterable[tuple[str, str | Promise]]
"""Values of a filter with their names."""
_ANSWERS: Final[dict[str, object]] = {"yes": True, "no": False}
"""The words of queries for yes and no, as the database has them."""

_NOT_PLAIN: Final = re.compile(r'[()"]|(?<!\S)(?:or|\|)(?!\S)', re.IGNORECASE)


@dataclass(frozen=True)
class Choice:
    """One value of a filter."""

    label: str
    query: str
    """The whole query with this value switched on or off."""
    is_on: bool
    tone: str = ""
    count: int | None = None
    """The cards of the present result that have it; None: not counted, or a count would say nothing: a further value
    of a filter that is on adds cards, which are not in the present result.
    """


@dataclass(frozen=True)
class Facet:
    """One filter with its values."""

    label: str | Promise
    choices: list[Choice]

    @property
    def is_on(self) -> bool:
        return any(choice.is_on for choice in self.choices)


@dataclass(frozen=True)
class _Kind:
    """A filter: its key in queries with the shorter names, and the column whose values are counted, if any."""

    label: str | Promise
    key: str
    aliases: tuple[str, ...]
    values: Labelled
    column: str = ""
    has_tones: bool = False


_KINDS: Final = (
    _Kind(_("Color"), "color", ("f", "faction", "colour"), Color.choices, "color", has_tones=True),
    _Kind(_("Type"), "type", ("t",), CardType.choices, "type"),
    _Kind(_("Affiliation"), "affiliation", ("a",), Affiliation.choices, "affiliation"),
    _Kind(_("Rarity"), "rarity", ("y", "r"), Rarity.choices, "rarity"),
    _Kind(_("Die"), "die", ("d",), (("yes", _("with a die")), ("no", _("without"))), "has_die"),
    _Kind(_("Playtests"), "engine", (), (("full", _("played by the engine")),)),
)


def of(text: str, known: Tables, counts: Counts | None = None) -> list[Facet]:
    """The filters, each value with the query that switches it on or off and, where counted, the number of its cards."""
    return [Facet(kind.label, _worth_showing(_choices(text, kind, counts or {}))) for kind in (*_KINDS, _sets(known))]


def _worth_showing(choices: Iterable[Choice]) -> list[Choice]:
    """Without the values that no card of the result has; of a filter that is on, all, with counts of what is on."""
    every = list(choices)
    if any(each.is_on for each in every):
        return [each if each.is_on else replace(each, count=None) for each in every]
    return [each for each in every if each.count != 0]


def _sets(known: Tables) -> _Kind:
    named = [(each.code, f"{each.name} ({each.code})") for each in known.sets.values()]
    return _Kind(_("Set"), "set", ("s",), named, "card_set_id")


def _choices(text: str, kind: _Kind, counts: Counts) -> Iterator[Choice]:
    values, rest = _taken_out(text, (kind.key, *kind.aliases))
    folded = [each.casefold() for each in values]
    counted = counts.get(kind.column)
    for value, label in _labels(kind.key, get_language()) or kind.values:
        is_on = value.casefold() in folded
        wanted = [each for each in values if each.casefold() != value.casefold()] if is_on else [*values, value]
        term = f"{kind.key}:{'|'.join(wanted)}" if wanted else ""
        number = None if counted is None else counted.get(_ANSWERS.get(value, value), 0)
        tone = f"is-{value}" if kind.has_tones else ""
        yield Choice(str(label), f"{rest} {term}".strip(), is_on, tone, number)


@cache
def _labels(key: str, language: str | None) -> tuple[tuple[str, str], ...]:
    """The values of a filter with their names in the present language; nothing for sets, which the tables know."""
    return tuple((value, str(label)) for kind in _KINDS if kind.key == key for value, label in kind.values)


def _taken_out(text: str, keys: tuple[str, ...]) -> tuple[list[str], str]:
    """Values of a plain `key:value|value` term that holds for the whole query, and the query without it.

    Terms below an `or`, in brackets or negated stay untouched: a filter adds to them.
    """
    if _NOT_PLAIN.search(text):
        return [], _grouped(text)
    values: list[str] = []
    rest = []
    for word in text.split():
        match = _term(keys).fullmatch(word)
        if match:
            values.extend(each for each in match[1].split("|") if each)
        else:
            rest.append(word)
    return values, " ".join(rest)


@cache
def _term(keys: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(keys)})[:=]([^<>=:]+)", re.IGNORECASE)


def _grouped(text: str) -> str:
    """Put brackets around a query with an `or` outside brackets, so that another term can be added."""
    outside = re.sub(r'"[^"]*"|\([^()]*\)', "", text)
    return f"({text})" if re.search(r"(?<!\S)or(?!\S)|\|", outside, re.IGNORECASE) else text
