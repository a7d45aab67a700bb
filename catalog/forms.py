"""The search form: what may be chosen beside the query itself."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from catalog.columns import COLUMNS, USUAL
from catalog.models import Format
from catalog.selectors import ORDERINGS

DEFAULTS = {"order": "set", "view": "list", "format": ""}


class FindForm(forms.Form):
    """Search text, order, view and format. An unknown choice counts as the default."""

    q = forms.CharField(required=False, strip=True)
    order = forms.ChoiceField(label=_("Sort by"), required=False)
    view = forms.ChoiceField(
        label=_("Show as"),
        required=False,
        choices=[("list", _("List")), ("tiles", _("Tiles with dice")), ("columns", _("Columns"))],
    )
    format = forms.ChoiceField(label=_("Points in"), required=False)
    col = forms.MultipleChoiceField(
        label=_("Columns"),
        required=False,
        choices=[(word, column.label) for word, column in COLUMNS.items()],
        widget=forms.CheckboxSelectMultiple(attrs={"form": "find"}),
    )

    def __init__(self, data: Any) -> None:
        super().__init__({**DEFAULTS, **data.dict(), "col": _known(data.getlist("col"))}, label_suffix="")
        orders: list[tuple[str, Any]] = [(name, label) for name, (_columns, label) in ORDERINGS.items()]
        downward = [(f"-{name}", _("%(order)s, backwards") % {"order": label}) for name, label in orders]
        self._set_choices("order", [*orders, *downward])
        printed: list[tuple[str, Any]] = [("", _("as printed"))]
        formats = list(Format.objects.values_list("code", "name", "until"))
        now: list[tuple[Any, Any]] = [(code, name) for code, name, until in formats if not until]
        earlier = [(code, name) for code, name, until in formats if until]
        self._set_choices("format", [*printed, *now, (_("Earlier lists"), earlier)])
        self.full_clean()

    def _set_choices(self, name: str, choices: list[tuple[Any, Any]]) -> None:
        field = self.fields[name]
        if isinstance(field, forms.ChoiceField):
            field.choices = choices

    @property
    def text(self) -> str:
        """The query as typed. A NUL character, which a form would refuse, stays in: the error of the query names it."""
        return str(self.cleaned_data.get("q", self.data.get("q", "")))

    def chosen(self, name: str) -> str:
        """A valid choice, else the default."""
        return str(self.cleaned_data.get(name) or DEFAULTS[name])

    @property
    def columns(self) -> list[str]:
        """The words of the chosen columns."""
        return list(self.cleaned_data.get("col") or USUAL)


def _known(words: list[str]) -> list[str]:
    """The words that name a column, else those of the usual columns."""
    return [word for word in words if word in COLUMNS] or list(USUAL)
