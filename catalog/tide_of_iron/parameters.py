"""Parameters of section 30 for pages: their allowed values, their defaults and the reasons for the defaults."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from catalog.tide_of_iron.parameter_words import TITLES, VALUES
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import Parameter, Value


@dataclass(frozen=True)
class ParameterRow:
    """One line of the table."""

    parameter: Parameter
    title: str
    default: str
    allowed: str


def all_parameters() -> list[ParameterRow]:
    """Every parameter, in the order of the book."""
    return [
        ParameterRow(row, title(name), said(row.default), _allowed(row)) for name, row in facts.parameters().items()
    ]


def title(name: str) -> str:
    """The title of a parameter: "Cover of woods", "Panzer IV, movement"."""
    if name in TITLES:
        return str(TITLES[name])
    _table, unit, *value = facts.parameters()[name].value_of[0]
    return f"{facts.unit_types()[unit].name}, {VALUES[tuple(value)]}"


def changed(name: str, value: Value) -> str:
    """A changed parameter in words: "Cover of woods: 1 instead of 2 (TOI-MOV-17)"."""
    row = facts.parameters()[name]
    words = {"title": title(name), "value": said(value), "default": said(row.default), "rules": ", ".join(row.rules)}
    return _("%(title)s: %(value)s instead of %(default)s (%(rules)s)") % words


def said(value: Value) -> str:
    """A value as people read it: yes, 5, defender, "1, 2"."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value) or _("none")
    return str(value).replace("_", " ")


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
