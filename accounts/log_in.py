"""The form to log in, with a field that says in plain words which names it takes."""

from __future__ import annotations

from typing import Any

from allauth.account.forms import LoginForm
from django.core.validators import MaxLengthValidator
from django.utils.translation import gettext_lazy as _

from web.accounts import LONGEST_NAME


class LogInForm(LoginForm):  # type: ignore[misc]
    """A user name or an e-mail address, and the password."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = _("User name or e-mail address")
        self.fields["login"].widget.attrs.pop("placeholder", None)
        self.fields["login"].widget.attrs["maxlength"] = LONGEST_NAME
        self.fields["login"].validators.append(MaxLengthValidator(LONGEST_NAME))
