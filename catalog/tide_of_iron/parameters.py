"""Parameters of section 30 for pages: their allowed values, their defaults and the reasons for the defaults."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import Parameter, Value


@dataclass(frozen=True)
class ParameterRow:
    """One line of the table."""

    parameter: Parameter
    default: str
    allowed: str


def all_parameters() -> list[ParameterRow]:
    """Every parameter, in the order of the book."""
    return [ParameterRow(row, said(row.default), _allowed(row)) for row in facts.parameters().values()]


def said(value: Value) -> str:
    """A value as people read it: yes, 5, defender, "1, 2"."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value) or _("none")
    return str(value)


def _allowed(row: Parameter) -> str:
    """The allowed values, in words."""
    if len(row.choices) == 1:
        return _("nothing else")
    if row.choices:
        return ", ".join(said(choice) for choice in row.choices)
    if row.kind == "flag":
        return _("yes or no")
    limits = _("%(low)d to %(high)d") % {"low": row.low, "high": row.high}
    return _("%(count)d numbers, each %(limits)s") % {"count": row.length, "limits": limits} if row.length else limits
