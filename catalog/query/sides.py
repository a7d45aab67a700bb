"""Keys about dice: `side:2RD`, `side>=3MD`, `side:special`, `sides:Sp>=2`."""

from __future__ import annotations

import re
from typing import Final

from django.db.models import Count, Q
from django.utils.translation import gettext as _

from catalog.models import DieSide
from catalog.query.context import LOOKUPS, OPERATOR_WORDS, Context
from catalog.query.problems import BadValue, closest
from catalog.query.syntax import Value
from sandtable.games.destiny.facts import SYMBOLS

_SYMBOLS: Final = {code.casefold(): code for code in SYMBOLS}
_WORDS: Final = {word: code for code, word in SYMBOLS.items()}
_WRITTEN: Final = "|".join(sorted((re.escape(code) for code in _SYMBOLS if code != "-"), key=len, reverse=True))
"""Longer symbols first, so that "fr" is not read as "f"."""
_SIDE: Final = re.compile(
    rf"(?P<modifier>\+?)(?P<value>\d{{1,2}}|x)?(?P<symbol>{_WRITTEN})(?:i(?P<indirect>\d))?(?P<cost>\d)?"
)
_COUNT: Final = re.compile(r"(?P<side>.+?)(?P<operator><=|>=|!=|<|>|=)(?P<number>\d)")


def side(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """Cards with a die that has such a side."""
    return Q(pk__in=DieSide.objects.filter(_like(operator, value.text)).values("card")), _said(value.text)


def is_written(text: str) -> bool:
    """The text is a side with a value as printed: `3MD`, `+2RD`, `XID`; a word or a symbol alone is not."""
    match = _SIDE.fullmatch(text.casefold())
    return bool(match and match["value"])


def count(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """Cards with a die on which a number of sides are as written; `sides:Sp` alone means at least one."""
    match = _COUNT.fullmatch(value.text)
    wanted, compare, number = match.groups() if match else (value.text, ">=", "1")
    such = DieSide.objects.filter(_like(":", wanted))
    q = _counted(such.values("card"), "=" if compare == "!=" else compare, int(number))
    return (Q(has_die=True) & ~q if compare == "!=" else q), _("%(compare)s %(number)s sides with %(side)s") % {
        "compare": OPERATOR_WORDS[compare],
        "number": number,
        "side": _said(wanted),
    }


def _counted(cards: object, compare: str, number: int) -> Q:
    totals = cards.annotate(total=Count("pk")).filter(**{f"total{LOOKUPS[compare]}": number})  # type: ignore[attr-defined]
    q = Q(pk__in=totals.values("card"))
    counts_none = {"<": number > 0, "<=": True, "=": number == 0, ">": False, ">=": number == 0}[compare]
    return q | (Q(has_die=True) & ~Q(pk__in=cards)) if counts_none else q


def _like(operator: str, text: str) -> Q:
    """Condition over DieSide. Raises BadValue.

    Everything written must be there: `2RD` is any cost and modifier or not, `+2RD` modifiers only, `2RD1` that cost.
    With `=` the whole side must be as written; with `<` and `>` the value is compared.
    """
    wanted = text.casefold()
    symbol = _SYMBOLS.get(wanted) or _WORDS.get(wanted)
    if symbol:
        return _symbol_alone(operator, symbol)
    match = _SIDE.fullmatch(wanted)
    if match is None:
        message = _("“%s” is no die side; write for example 2RD, +1MD, 3MD1, special or blank.") % text
        raise BadValue(message, closest(text, _WORDS))
    return _written(operator, match)


def _symbol_alone(operator: str, symbol: str) -> Q:
    if operator not in (":", "="):
        raise BadValue(_("A comparison needs a value, for example 3MD."), f"3{symbol}")
    return Q(symbol=symbol)


def _written(operator: str, match: re.Match[str]) -> Q:
    q = Q(symbol=_SYMBOLS[match["symbol"]])
    if match["value"] == "x":
        q &= Q(is_x=True)
    elif match["value"]:
        q &= Q(is_x=False, **{f"value{LOOKUPS[operator]}": int(match["value"])})
    if operator == "=":
        exact = Q(cost=int(match["cost"] or 0), indirect_cost=int(match["indirect"] or 0))
        return q & exact & Q(is_modifier=bool(match["modifier"]))
    for column, group in (("cost", "cost"), ("indirect_cost", "indirect")):
        if match[group]:
            q &= Q(**{column: int(match[group])})
    return q & Q(is_modifier=True) if match["modifier"] else q


def _said(text: str) -> str:
    symbol = _SYMBOLS.get(text.casefold())
    return SYMBOLS[symbol] if symbol else text
