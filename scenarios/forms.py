"""Forms of scenarios: a definition as text or file, and its simple values as fields beside it."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any, Final

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scenarios.checking import MOST_BYTES
from scenarios.games import pages_of
from scenarios.games.contract import Entry
from scenarios.models import NOTE_LENGTH, TITLE_LENGTH
from scenarios.reading import LIMITS
from scenarios.writing import as_text
from web.api.json import BadJSON, parse_json
from web.api.text import tidy_name

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
"""The fields that definitions of every game have."""


def parsed(text: str) -> Any:
    """The value of a definition somebody typed or sent. Raises BadJSON."""
    return parse_json(text.removeprefix("\ufeff"), LIMITS)


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
    """The simple values of a definition and all of it as text.

    Both show the same definition. A simple value that was changed since the page was made wins over the text.
    """

    definition = forms.CharField(label=gettext_lazy("Definition"), widget=forms.Textarea, strip=False)
    note = forms.CharField(label=gettext_lazy("Note"), max_length=NOTE_LENGTH, required=False)
    shown = forms.CharField(widget=forms.HiddenInput, required=False, strip=False)
    """The values that the fields showed when the page was made, by name, as JSON."""

    def __init__(self, game: str, definition: Any, data: Any = None, *, text: str = "", note: str = "") -> None:
        """The form over a definition of a game, filled with the data of a request when there is any.

        `text` is the definition as somebody typed it; laid out anew when empty.
        """
        self.game = game
        self.entries = {**_COMMON, **pages_of(game).entries}
        values = {name: each.read(definition) for name, each in self.entries.items()}
        held = {name: value for name, value in values.items() if _can_show(self.entries[name].field, value)}
        if data is not None:
            held = self._shown_before(data.get("shown", "")) or held
        filled = {"definition": text or as_text(definition), "note": note, "shown": json.dumps(held)}
        super().__init__(data, initial=held | filled, label_suffix="")
        self.fields.update({name: self._field(name, name in held) for name in self.entries})

    @classmethod
    def over(cls, form: EditForm, definition: Any) -> EditForm:
        """The form again, over the definition that its fields and its text amount to; typed text is kept as typed."""
        text = form.cleaned_data["definition"]
        kept = text if parsed(text) == definition else ""
        return cls(form.game, definition, text=kept, note=form.cleaned_data["note"])

    def _shown_before(self, text: str) -> dict[str, Any]:
        """The values that the sent page showed; empty where it does not say."""
        try:
            found = parse_json(text, LIMITS) if text else {}
        except BadJSON:
            return {}
        known = found.items() if isinstance(found, dict) else ()
        return {name: value for name, value in known if name in self.entries and _can_show(self._plain(name), value)}

    def _plain(self, name: str) -> forms.Field:
        return self.entries[name].field

    def _field(self, name: str, is_shown: bool) -> forms.Field:
        """The field of an entry; one whose value it can't show takes no part, for then the text alone has it."""
        field = deepcopy(self._plain(name))
        if not is_shown:
            field.disabled, field.required = True, False
            field.help_text = _("The definition below holds a value that this field can't show.")
        elif self.is_bound and not field.has_changed(self.initial[name], self._sent(name, field)):
            field.required = False
        return field

    def _sent(self, name: str, field: forms.Field) -> Any:
        return field.widget.value_from_datadict(self.data, self.files, self.add_prefix(name))

    def wide(self) -> list[forms.BoundField]:
        """Simple values with a line of their own."""
        return [self[name] for name, each in self.entries.items() if each.is_wide]

    def narrow(self) -> list[forms.BoundField]:
        """Simple values that stand side by side."""
        return [self[name] for name, each in self.entries.items() if not each.is_wide]

    def text(self) -> str:
        """The definition as the page shows it."""
        return str(self["definition"].value() or "")

    def clean_note(self) -> str:
        return tidy_name(self.cleaned_data["note"])

    def content(self) -> Any:
        """The definition that was meant; the form is valid. Raises BadJSON."""
        definition = parsed(self.cleaned_data["definition"])
        for name in self.changed_data:
            if name in self.entries:
                self.entries[name].write(definition, self.cleaned_data[name])
        return definition


def _can_show(field: forms.Field, value: Any) -> bool:
    """True where the field shows this value and would give it back as it is; an absent value is an empty field."""
    if value is None:
        return True
    try:
        cleaned = field.clean(value)
    except forms.ValidationError:
        return False
    if isinstance(value, list):
        return isinstance(cleaned, list) and list(map(str, cleaned)) == list(map(str, value))
    return type(cleaned) is type(value) and cleaned == value
