"""Keys whose values are whole numbers: cost, health, points, year."""

from __future__ import annotations

from django.db.models import Q
from django.utils.translation import gettext as _

from catalog.models import Standing
from catalog.query.context import LOOKUPS, Context, Reading
from catalog.query.problems import BadValue
from catalog.query.syntax import Value


def whole_number(value: Value) -> int:
    """A number that a column can hold. Raises BadValue."""
    digits = value.text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise BadValue(_("“%s” is not a whole number up to 9999.") % value.text)
    return int(value.text)


def number(column: str) -> Reading:
    """A key over a column of numbers; `none` means an empty one."""

    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        if value.text.casefold() == "none" and operator in (":", "="):
            return Q(**{f"{column}__isnull": True}), _("none")
        wanted = whole_number(value)
        return Q(**{f"{column}{LOOKUPS[operator]}": wanted}), str(wanted)

    return read


def year(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """The year in which the card's set was released."""
    wanted = whole_number(value)
    return Q(**{f"card_set__released__year{LOOKUPS[operator]}": wanted}), str(wanted)


def points(*columns: str) -> Reading:
    """A key over point values, any of these columns: the printed ones, or those of the chosen format."""

    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        wanted, total = whole_number(value), Q()
        for column in columns:
            total |= Q(**{f"{column}{LOOKUPS[operator]}": wanted})
        if context.format is None:
            return total, str(wanted)
        rows = Standing.objects.filter(total, format=context.format)
        return Q(pk__in=rows.values("card")), str(wanted)

    return read
