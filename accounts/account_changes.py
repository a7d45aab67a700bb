"""Changes of an account by its person on allauth's pages, for the log of changes."""

from __future__ import annotations

from typing import Any

from allauth.account.signals import email_added, email_changed, email_removed, password_changed, password_reset
from allauth.mfa.signals import authenticator_added, authenticator_removed, authenticator_reset
from django.dispatch import receiver

from accounts.audit import note
from accounts.models import What

_PASSWORD = dict.fromkeys((password_changed, password_reset), "password")
_EMAIL = dict.fromkeys((email_added, email_changed, email_removed), "e-mail address")
_FACTOR = dict.fromkeys((authenticator_added, authenticator_removed, authenticator_reset), "second factor")
PARTS = _PASSWORD | _EMAIL | _FACTOR
"""The part of the account that a signal is about. No address is written down: it would outlive its removal."""


@receiver(list(PARTS), dispatch_uid="note a change of an account")
def note_change(sender: Any, signal: Any, user: Any, **_more: Any) -> None:
    """Write down which part was changed."""
    note(What.CHANGED, owner=user.pk, kind="account", key=user.pk, after=PARTS[signal])
