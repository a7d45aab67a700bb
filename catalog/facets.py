"""Filters beside the list. They edit the query's text: the query is the only state, so its address can be shared."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

from django.db.models import Count
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from catalog.models import Affiliation, CardQuerySet, CardSet, CardType, Color, Rarity

_ANSWERS: Final[dict[object, str]] = {True: "yes", False: "no"}
"""The words of queries for yes and no."""


@dataclass(frozen=True)
class Choice:
    """One value of a filter."""

    label: str | Promise
    query: str
    """The whole query with this value switched on or off."""
    is_on: bool
    tone: str = ""
    value: str = ""
    """The value as the database has it."""
    count: int | None = None
    """The cards of the present result that have it; None: not counted, or a count would say nothing: a further value
    of a filter that is on adds cards, which are not in the present result.
    """


@dataclass(frozen=True)
class Facet:
    """One filter with its values."""

    label: str | Promise
    choices: list[Choice]
    column: str = ""
    """The column of Card that the values are counted by; empty: they are not counted."""

    @property
    def is_on(self) -> bool:
        return any(choice.is_on for choice in self.choices)


def of(text: str) -> list[Facet]:
    """The filters, each value with the query that switches it on or off."""
    sets = [(each.code, f"{each.name} ({each.code})") for each in CardSet.objects.all()]
    return [
        Facet(
            _("Color"),
            [_choice(text, "color", ("f", "faction", "colour"), *each, tone=True) for each in Color.choices],
            "color",
        ),
        Facet(_("Type"), [_choice(text, "type", ("t",), *each) for each in CardType.choices], "type"),
        Facet(
            _("Affiliation"),
            [_choice(text, "affiliation", ("a",), *each) for each in Affiliation.choices],
            "affiliation",
        ),
        Facet(_("Rarity"), [_choice(text, "rarity", ("y", "r"), *each) for each in Rarity.choices], "rarity"),
        Facet(
            _("Die"),
            [_choice(text, "die", ("d",), *each) for each in (("yes", _("with a die")), ("no", _("without")))],
            "has_die",
        ),
        Facet(_("Playtests"), [_choice(text, "engine", (), "full", _("played by the engine"))]),
        Facet(_("Set"), [_choice(text, "set", ("s",), *each) for each in sets], "card_set_id"),
    ]


def counted(filters: list[Facet], cards: CardQuerySet) -> list[Facet]:
    """The filters with the number of cards of the result beside each value: one query counts them all. Values that no
    card of the result has are left out, but for filters that are on.
    """
    columns = [facet.column for facet in filters if facet.column]
    totals: dict[str, Counter[str]] = {column: Counter() for column in columns}
    for *values, number in cards.order_by().values_list(*columns).annotate(number=Count("pk")):
        for column, value in zip(columns, values, strict=True):
            totals[column][_ANSWERS.get(value, value)] += number
    return [_with_counts(facet, totals[facet.column]) if facet.column else facet for facet in filters]


def _with_counts(facet: Facet, totals: Counter[str]) -> Facet:
    if facet.is_on:
        chosen = [replace(each, count=totals[each.value]) if each.is_on else each for each in facet.choices]
        return replace(facet, choices=chosen)
    found = [replace(each, count=totals[each.value]) for each in facet.choices if totals[each.value]]
    return replace(facet, choices=found)


def _choice(text: str, key: str, aliases: tuple[str, ...], value: Any, label: Any, tone: bool = False) -> Choice:
    values, rest = _taken_out(text, (key, *aliases))
    is_on = str(value).casefold() in (each.casefold() for each in values)
    wanted = [each for each in values if each.casefold() != str(value).casefold()] if is_on else [*values, str(value)]
    term = f"{key}:{'|'.join(wanted)}" if wanted else ""
    return Choice(label, " ".join(filter(None, [rest, term])), is_on, f"is-{value}" if tone else "", str(value))


def _taken_out(text: str, keys: tuple[str, ...]) -> tuple[list[str], str]:
    """Values of a plain `key:value|value` term that holds for the whole query, and the query without it.

    Terms below an `or`, in brackets or negated stay untouched: a filter adds to them.
    """
    if re.search(r'[()"]|(?<!\S)(?:or|\|)(?!\S)', text, re.IGNORECASE):
        return [], _grouped(text)
    values: list[str] = []
    rest = []
    for word in text.split():
        match = re.fullmatch(rf"(?:{'|'.join(keys)})[:=]([^<>=:]+)", word, re.IGNORECASE)
        if match:
            values.extend(each for each in match[1].split("|") if each)
        else:
            rest.append(word)
    return values, " ".join(rest)


def _grouped(text: str) -> str:
    """Put brackets around a query with an `or` outside brackets, so that another term can be added."""
    outside = re.sub(r'"[^"]*"|\([^()]*\)', "", text)
    return f"({text})" if re.search(r"(?<!\S)or(?!\S)|\|", outside, re.IGNORECASE) else text
