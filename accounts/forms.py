"""The form that makes a token."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.models import NAME_LENGTH
from accounts.scopes import Scope

DAYS: Final = {"30": _("30 days"), "90": _("90 days"), "365": _("a year"), "": _("no end")}


class NewToken(forms.Form):
    """A name, rights and an end."""

    name = forms.CharField(
        label=_("Name"),
        max_length=NAME_LENGTH,
        help_text=_("The program or machine that will use it, so that you know later which one to revoke."),
    )
    scopes = forms.MultipleChoiceField(
        label=_("It may"), choices=Scope.choices, initial=[Scope.READ], widget=forms.CheckboxSelectMultiple
    )
    days = forms.ChoiceField(label=_("Valid for"), choices=list(DAYS.items()), required=False, initial="90")
    key = forms.UUIDField(widget=forms.HiddenInput)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.fields["key"].initial = uuid.uuid4

    def expires_at(self, at: datetime) -> datetime | None:
        """The end of a valid form's token that is made at this time; None for no end."""
        days = self.cleaned_data["days"]
        return at + timedelta(days=int(days)) if days else None
