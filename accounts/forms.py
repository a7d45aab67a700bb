"""The forms that make a token and end an account."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from typing import Any, Final

from django import forms
from django.contrib.auth.models import AbstractBaseUser
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


class Leave(forms.Form):
    """The password once more; it is not looked at where there is a `refusal`."""

    password = forms.CharField(
        label=_("Your password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, user: AbstractBaseUser, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.user = user
        self.refusal = ""

    def clean_password(self) -> str:
        given = str(self.cleaned_data["password"])
        if self.refusal:
            raise forms.ValidationError(self.refusal)
        if not self.user.check_password(given):
            raise forms.ValidationError(_("This is not your password."))
        return given
