"""Forms of scenarios: a definition as text or file, and its simple values as fields beside it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from config.api.json import BadJSON, parse_json
from config.api.text import tidy_name
from scenarios.checking import MOST_BYTES, Problem
from scenarios.games import pages_of
from scenarios.games.contract import Entry
from scenarios.models import NOTE_LENGTH, TITLE_LENGTH
from scenarios.reading import LIMITS
from scenarios.writing import as_text

SUMMARY_LENGTH: Final = 1000

_COMMON: Final = {
    "title": Entry(forms.CharField(label=gettext_lazy("Title"), max_length=TITLE_LENGTH), ("title",), is_wide=True),
    "summary": Entry(
        forms.CharField(
            label=gettext_lazy("Summary"), max_length=SUMMARY_LENGTH, widget=forms.Textarea(attrs={"rows": 3})
        ),
        ("summary",),
        is_wide=True,
    ),
}
"""What every game's definitions have."""


class UnreadableText(ValueError):
    """The text is no JSON we take; `problems` says why and where."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


def parsed(text: str) -> Any:
    """The value of a definition somebody typed or sent. Raises UnreadableText."""
    try:
        return parse_json(text.removeprefix("\ufeff"), LIMITS)
    except BadJSON as bad:
        raise UnreadableText([Problem("", each.path, each.message) for each in bad.problems]) from None


class ImportForm(forms.Form):
    """A definition, pasted or as a file."""

    source = forms.CharField(label=gettext_lazy("Definition"), widget=forms.Textarea, required=False, strip=False)
    file = forms.FileField(label=gettext_lazy("Or a JSON file"), required=False)

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        if upload := data.get("file"):
            data["source"] = self._text_of(upload)
        if not (data.get("source") or "").strip():
            raise forms.ValidationError(_("Paste a definition or choose a file."))
        return data

    def _text_of(self, upload: Any) -> str:
        if upload.size > MOST_BYTES:
            raise forms.ValidationError(_("The file is too large for a scenario."))
        try:
            return str(upload.read().decode("utf-8"))
        except UnicodeDecodeError as error:
            raise forms.ValidationError(_("The file is not UTF-8 text.")) from error


class EditForm(forms.Form):
    """The simple values of a definition and all of it as text; a simple value that was changed wins over the text."""

    definition = forms.CharField(label=gettext_lazy("Definition"), widget=forms.Textarea, strip=False)
    note = forms.CharField(label=gettext_lazy("Note"), max_length=NOTE_LENGTH, required=False)

    def __init__(self, game: str, definition: dict[str, Any], data: Any = None) -> None:
        """The form over a definition of a game, filled with what was sent when there is any."""
        self.entries = {**_COMMON, **pages_of(game).entries}
        initial = {name: each.read(definition) for name, each in self.entries.items()}
        super().__init__(data, initial=initial | {"definition": as_text(definition)}, label_suffix="")
        self.fields.update({name: deepcopy(each.field) for name, each in self.entries.items()})

    def wide(self) -> list[forms.BoundField]:
        """Simple values with a line of their own."""
        return [self[name] for name, each in self.entries.items() if each.is_wide]

    def narrow(self) -> list[forms.BoundField]:
        """Simple values that stand side by side."""
        return [self[name] for name, each in self.entries.items() if not each.is_wide]

    def clean_note(self) -> str:
        return tidy_name(self.cleaned_data["note"])

    def content(self) -> Any:
        """The definition that was meant; the form is valid. Raises UnreadableText."""
        definition = parsed(self.cleaned_data["definition"])
        for name in self.changed_data:
            if name in self.entries:
                self.entries[name].write(definition, self.cleaned_data[name])
        return definition
