"""The search form: what may be chosen beside the query itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from catalog.columns import COLUMNS, USUAL
from catalog.selectors import ORDERINGS
from catalog.tables import Tables

VIEWS: Final = {"list": _("List"), "tiles": _("Tiles with dice"), "columns": _("Columns")}


@dataclass(frozen=True)
class Asked:
    """A search as an address asks for it. An unknown choice counts as the default."""

    text: str
    """The query as typed; a NUL character stays in, so that the error of the query names it."""
    order: str = "set"
    view: str = "list"
    format: str = ""
    """The code of the format whose points count; empty: as printed."""
    columns: tuple[str, ...] = USUAL
    """The words of the chosen columns."""


def read(data: QueryDict, known: Tables) -> Asked:
    """The search that an address asks for."""
    order, view, format = (data.get(name, "") for name in ("order", "view", "format"))
    columns = tuple(word for word in data.getlist("col") if word in COLUMNS)
    return Asked(
        text=data.get("q", "").strip(),
        order=order if order.removeprefix("-") in ORDERINGS else "set",
        view=view if view in VIEWS else "list",
        format=format if format in known.formats else "",
        columns=columns or USUAL,
    )


class FindForm(forms.Form):
    """The choices beside the search text: order, view, format and columns."""

    order = forms.ChoiceField(label=_("Sort by"), required=False)
    view = forms.ChoiceField(label=_("Show as"), required=False, choices=list(VIEWS.items()))
    format = forms.ChoiceField(label=_("Points in"), required=False)
    col = forms.MultipleChoiceField(
        label=_("Columns"),
        required=False,
        choices=[(word, column.label) for word, column in COLUMNS.items()],
        widget=forms.CheckboxSelectMultiple(attrs={"form": "find"}),
    )

    def __init__(self, asked: Asked, known: Tables) -> None:
        chosen = {"order": asked.order, "view": asked.view, "format": asked.format, "col": list(asked.columns)}
        super().__init__(chosen, label_suffix="")
        orders = [(name, label) for name, (_columns, label) in ORDERINGS.items()]
        downward = [(f"-{name}", _("%(order)s, backwards") % {"order": label}) for name, label in orders]
        formats = known.formats.values()
        now = [(each.code, each.name) for each in formats if not each.until]
        earlier = [(each.code, each.name) for each in formats if each.until]
        self._offer("order", [*orders, *downward])
        self._offer("format", [("", _("as printed")), *now, (_("Earlier lists"), earlier)])

    def _offer(self, name: str, choices: list[Any]) -> None:
        """Choices of the field itself: with those of its widget alone every choice would be marked as a mistake."""
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        field.choices = choices
