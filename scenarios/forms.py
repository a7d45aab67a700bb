"""Forms of scenarios: a definition as text or file, and its simple values as fields beside it."""

from __future__ import annotations

import json
from typing import Any, Final

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from catalog.tide_of_iron.words import NATIONS
from config.api.json import BadJSON, parse_json
from config.api.text import tidy_name
from scenarios.checking import MOST_BYTES, Problem
from scenarios.models import NOTE_LENGTH, TITLE_LENGTH
from scenarios.reading import LIMITS
from simulate.games.tide_of_iron.terms import NATION_NAMES

_SIMPLE: Final[dict[str, tuple[str, ...]]] = {
    "title": ("title",),
    "summary": ("summary",),
    "rounds": ("rounds",),
    "initiative": ("initiative",),
    "american_actions": ("sides", "american", "actions"),
    "german_actions": ("sides", "german", "actions"),
}
"""Fields and where their values stand in the definition."""


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


def as_text(definition: Any) -> str:
    """A definition as people edit it: short lists stay on their line."""
    return _written(definition, 0)


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

    title = forms.CharField(label=gettext_lazy("Title"), max_length=TITLE_LENGTH)
    summary = forms.CharField(label=gettext_lazy("Summary"), max_length=1000, widget=forms.Textarea(attrs={"rows": 3}))
    rounds = forms.IntegerField(label=gettext_lazy("Rounds"), min_value=1, max_value=20)
    initiative = forms.ChoiceField(
        label=gettext_lazy("Initiative"), choices=list(zip(NATION_NAMES, NATIONS, strict=True))
    )
    american_actions = forms.IntegerField(label=gettext_lazy("American actions a turn"), min_value=1, max_value=10)
    german_actions = forms.IntegerField(label=gettext_lazy("German actions a turn"), min_value=1, max_value=10)
    definition = forms.CharField(label=gettext_lazy("Definition"), widget=forms.Textarea, strip=False)
    note = forms.CharField(label=gettext_lazy("Note"), max_length=NOTE_LENGTH, required=False)

    @classmethod
    def of(cls, definition: dict[str, Any], data: Any = None) -> EditForm:
        """The form over a definition, filled with what was sent when there is any."""
        initial = {name: _at(definition, steps) for name, steps in _SIMPLE.items()}
        return cls(data, initial=initial | {"definition": as_text(definition)})

    def clean_note(self) -> str:
        return tidy_name(self.cleaned_data["note"])

    def content(self) -> Any:
        """The definition that was meant; the form is valid. Raises UnreadableText."""
        definition = parsed(self.cleaned_data["definition"])
        for name in self.changed_data:
            if name in _SIMPLE:
                _put(definition, _SIMPLE[name], self.cleaned_data[name])
        return definition


def _at(definition: Any, steps: tuple[str, ...]) -> Any:
    for step in steps:
        definition = definition[step]
    return definition


def _put(definition: Any, steps: tuple[str, ...], value: Any) -> None:
    """Write a value where it belongs; where the text has no such place, the checks say what is missing."""
    for step in steps[:-1]:
        definition = definition.get(step) if isinstance(definition, dict) else None
    if isinstance(definition, dict):
        definition[steps[-1]] = value


def _written(value: Any, depth: int) -> str:
    """JSON in which whatever fits on one line stands on one line."""
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value or len(short) + 2 * depth <= 100:
        return short
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, list):
        lines = [inner + _written(each, depth + 1) for each in value]
        return "[\n" + ",\n".join(lines) + f"\n{outer}]"
    lines = [
        f"{inner}{json.dumps(key, ensure_ascii=False)}: {_written(each, depth + 1)}" for key, each in value.items()
    ]
    return "{\n" + ",\n".join(lines) + f"\n{outer}" + "}"
