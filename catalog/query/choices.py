"""Keys whose values are names from a list: color, set, subtype, format and the like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from django.db.models import Q
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from catalog.models import Card, Color
from catalog.query.context import LOOKUPS, Context, Reading
from catalog.query.problems import BadValue, closest
from catalog.query.syntax import Value
from sandtable.games.destiny import facts

MOST_NAMED: Final = 20
"""A longer list of choices is not written out in a message."""


def pick(value: Value, known: Mapping[str, str | Promise]) -> str:
    """The code that a value means: a code, a name, or the beginning of exactly one name. `known` is code to name."""
    names = {code: str(name) for code, name in known.items()}
    wanted = value.text.casefold()
    for code, name in names.items():
        if wanted in (code.casefold(), name.casefold()):
            return code
    starting = {code for code, name in names.items() if wanted and name.casefold().startswith(wanted)}
    if len(starting) == 1:
        return starting.pop()
    choices = sorted(names) if len(names) <= MOST_NAMED else ()
    raise not_among(value, choices, [*names, *names.values()])


def not_among(value: Value, choices: Iterable[str], known: Iterable[str]) -> BadValue:
    """The error for a value that is none of the known words; the choices are named in the message."""
    named = ", ".join(choices)
    message = _("“%(value)s” is not one of: %(choices)s.") if named else _("“%(value)s” is not known.")
    return BadValue(message % {"value": value.text, "choices": named}, closest(value.text, known))


def one_of(column: str, choices: Iterable[tuple[str, str | Promise]]) -> Reading:
    """A key over a column with choices."""
    known = dict(choices)

    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        code = pick(value, known)
        return Q(**{column: code}), str(known[code]).lower()

    return read


def color(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """A color, or the word the sets use for it: blue is Force."""
    factions = {name.casefold(): code for code, name in facts.read("names.json")["factions"].items()}
    code = factions.get(value.text.casefold()) or pick(value, dict(Color.choices))
    return Q(color=code), code


def subtype(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """A subtype by code or name."""
    code = pick(value, context.subtypes)
    links = Card.subtypes.through.objects.filter(subtype=code)
    return Q(pk__in=links.values("card")), context.subtypes[code].lower()


def card_set(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """A set by code or name; `<` and `>` compare the order of release."""
    chosen = context.sets[pick(value, {code: each.name for code, each in context.sets.items()})]
    if operator in (":", "="):
        return Q(card_set=chosen.code), chosen.name
    return Q(**{f"card_set__position{LOOKUPS[operator]}": chosen.position}), chosen.name


def standing(*statuses: str) -> Reading:
    """A key over formats: cards that have one of these standings in the format."""

    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        words = context.formats_by_word
        chosen = words[pick(value, {word: each.name for word, each in words.items()})]
        rows = chosen.standings.filter(status__in=statuses)
        return Q(pk__in=rows.values("card")), chosen.name

    return read
