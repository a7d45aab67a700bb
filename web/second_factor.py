"""A second factor at log-in, kept by allauth: codes of an app (TOTP) and recovery codes.

What is the project's own: secrets are stored encrypted, wrong codes are counted for the account from all addresses, and
staff reach the admin site only with a second factor where STAFF_SECOND_FACTOR says so.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Any, Final

from allauth.account.authentication import get_authentication_records
from allauth.core import context
from allauth.core.internal import ratelimit
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.base.forms import AuthenticateForm, ReauthenticateForm
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.forms import ActivateTOTPForm
from cryptography.fernet import Fernet, MultiFernet
from django import forms
from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _

EVERYWHERE: Final = "second_factor_everywhere"
"""The limit of wrong codes of an account from all addresses (ACCOUNT_RATE_LIMITS)."""
FACTORS: Final = (Authenticator.Type.TOTP,)
"""The kinds that are a second factor; recovery codes stand in for one and are none by themselves."""


class SecondFactors(DefaultMFAAdapter):  # type: ignore[misc]
    """The project's rules for allauth: secrets are readable with SECRET_KEY alone, and apps show a name people know."""

    def encrypt(self, text: str) -> str:
        return _keys().encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        return _keys().decrypt(encrypted_text.encode()).decode()

    def get_totp_issuer(self) -> str:
        return "Sandtable"

    def get_totp_label(self, user: AbstractBaseUser) -> str:
        return user.get_username()


def _keys() -> MultiFernet:
    """The newest key encrypts; older ones (SECRET_KEY_FALLBACKS) still decrypt."""
    secrets = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return MultiFernet([Fernet(_key_of(force_bytes(secret))) for secret in secrets])


def _key_of(secret: bytes) -> bytes:
    return base64.urlsafe_b64encode(hashlib.sha256(b"second factor\0" + secret).digest())


# --- The forms


def _in_plain_words(field: forms.Field, hint: object) -> None:
    field.label, field.help_text = _("Code"), str(hint)
    field.widget.attrs.pop("placeholder", None)
    field.widget.attrs.update(autocomplete="one-time-code", autocapitalize="off", spellcheck="false")


class _Counted:
    """A form with the `code` of an account, whose wrong codes are counted from all addresses."""

    user: AbstractBaseUser
    fields: dict[str, forms.Field]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _in_plain_words(self.fields["code"], _("Six digits from your app, or one of your recovery codes."))

    def clean_code(self) -> str:
        """The code. Raises ValidationError when it is wrong, or when there were too many wrong ones."""
        request = context.request
        usage = ratelimit.consume(request, app="allauth.account", action=EVERYWHERE, key=f"account {self.user.pk}")
        if usage is None:
            raise forms.ValidationError(_("Too many wrong codes. Wait ten minutes."), code="too_many")
        code: str = super().clean_code()  # type: ignore[misc]
        usage.rollback()
        return code


class CodeForm(_Counted, AuthenticateForm):  # type: ignore[misc]
    """The second step of a log-in."""


class CodeAgainForm(_Counted, ReauthenticateForm):  # type: ignore[misc]
    """The code once more, before something that only its owner may do."""


class FirstCodeForm(ActivateTOTPForm):  # type: ignore[misc]
    """The first code of a new app, which proves that it holds the secret."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _in_plain_words(self.fields["code"], _("The six digits that the app shows now."))


# --- Staff


def has_second_factor(user: AbstractBaseUser) -> bool:
    """Whether the account asks for a code at log-in."""
    return bool(Authenticator.objects.filter(user_id=user.pk, type__in=FACTORS).exists())


def first_step(request: HttpRequest) -> str:
    """The page that staff have to visit before the admin site: to set a second factor up, or to use it in this session.

    Empty where nothing is missing. A session that was opened before the second factor was there has not used it.
    """
    if not settings.STAFF_SECOND_FACTOR:
        return ""
    if not has_second_factor(request.user):  # type: ignore[arg-type]
        return reverse("mfa_index")
    if any(record.get("method") == "mfa" for record in get_authentication_records(request, request.user)):
        return ""
    return f"{reverse('mfa_reauthenticate')}?{urlencode({'next': request.get_full_path()})}"
