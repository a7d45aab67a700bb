"""Keys that look for words: names, subtitles and, where a user imported them, printed texts."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from django.db.models import CharField, Lookup, Q, TextField
from django.utils.translation import gettext as _

from catalog.models import PrintedText
from catalog.query.context import Context
from catalog.query.problems import BadValue
from catalog.query.spelling import codes_with
from catalog.query.syntax import Value
from catalog.words import folded
from sandtable.games.destiny import facts
from sandtable.games.destiny.text import errata_text, is_encoded, rules_text

MOST_WILDCARDS: Final = 5
_CODE: Final = re.compile(r"[0-9]{5,6}[A-Za-z]?")


if TYPE_CHECKING:
    AnyLookup = Lookup[Any]
else:
    AnyLookup = Lookup


@CharField.register_lookup
@TextField.register_lookup
class Like(AnyLookup):
    """`column__like=pattern`, where `%` stands for any characters and a backslash takes its meaning away."""

    lookup_name = "like"

    def as_sql(self, compiler: Any, connection: Any) -> tuple[str, tuple[Any, ...]]:
        column, of_column = self.process_lhs(compiler, connection)
        pattern, of_pattern = self.process_rhs(compiler, connection)
        return rf"{column} LIKE {pattern} ESCAPE '\'", (*of_column, *of_pattern)


def like(value: Value, *, whole: bool) -> str:
    """The pattern of a value: `*` stands for any characters; `whole` binds it to both ends. Raises BadValue."""
    text = folded(value.text)
    if not text.strip("* "):
        raise BadValue(_("There is no word to look for."))
    if text.count("*") > MOST_WILDCARDS:
        raise BadValue(_("A word has at most %d asterisks.") % MOST_WILDCARDS)
    escaped = re.sub(r"([\\%_])", r"\\\1", text).replace("*", "%")
    return escaped if whole else f"%{escaped}%"


def _said(value: Value) -> str:
    return f"“{value.text}”"


def name(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """Part of the name; the whole name with `=`."""
    return Q(search_name__like=like(value, whole=operator == "=")), _said(value)


def bare(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """A word without a key: part of the name or subtitle, a card code, or the first letters of a name in capitals."""
    if value.text[:1] in "<>=!:" and not value.is_phrase and value.text:
        raise BadValue(_("A key is missing before “%s”.") % value.text, f"cost{value.text}")
    if _CODE.fullmatch(value.text):
        return Q(code=value.text.upper()), value.text.upper()
    q = Q(search_name__like=like(value, whole=False))
    if not value.is_phrase and (codes := codes_with(value.text)):
        q |= Q(pk__in=codes)
    if value.text.isalpha() and value.text.isupper() and len(value.text) > 1:
        q |= Q(acronym=value.text)
    return q, _said(value)


def subtitle(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    return Q(search_subtitle__like=like(value, whole=operator == "=")), _said(value)


def text(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """Words of the rules text: the one made from the engine's card, and the printed one where it was imported."""
    pattern = like(value, whole=operator == "=")
    printed = Q(pk__in=PrintedText.objects.filter(search_text__like=pattern).values("card"))
    spoken = re.compile(re.escape(folded(value.text)).replace(r"\*", ".*?"))
    matches = spoken.fullmatch if operator == "=" else spoken.search
    return printed | Q(pk__in=[code for code, said in _generated().items() if matches(said)]), _said(value)


def flavor(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    return _printed("flavor", operator, value)


def artist(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    return _printed("illustrator", operator, value)


def _printed(column: str, operator: str, value: Value) -> tuple[Q, str]:
    if "*" in value.text:
        raise BadValue(_("An asterisk works in names and rules texts only."), value.text.replace("*", ""))
    lookup = "iexact" if operator == "=" else "icontains"
    rows = PrintedText.objects.filter(**{f"{column}__{lookup}": value.text})
    return Q(pk__in=rows.values("card")), _said(value)


@cache
def encoded_codes() -> tuple[str, ...]:
    """Codes of the cards the engine plays."""
    return tuple(code for code in facts.all_cards() if is_encoded(code))


@cache
def _generated() -> dict[str, str]:
    """Code to folded rules text, with and without errata, for the cards the engine plays."""
    return {code: folded(f"{rules_text(code)}\n{errata_text(code) or ''}") for code in encoded_codes()}
