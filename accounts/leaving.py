"""The end of an account, asked for by its person or by staff: closed at once, deleted with all it owns minutes later.

In between its playtests stop, as those of every closed account do, so nothing is being written when the rows go.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils import timezone

from accounts.audit import note
from accounts.models import Leaving, What

log = logging.getLogger("sandtable.accounts")
GRACE: Final = timedelta(minutes=5)
"""Longer than any lease: games under way are over, or their worker is dead."""


@transaction.atomic
def ask_to_leave(user: AbstractBaseUser, by: int | None = None) -> None:
    """Close the account for good; its sessions and tokens end with this.

    `by` is the account of the staff that asks for it; without one it is the person. What staff did stays in the log of
    changes when the account is gone.
    """
    Leaving.objects.get_or_create(user_id=user.pk, defaults={"asked_at": timezone.now()})
    get_user_model()._default_manager.filter(pk=user.pk).update(is_active=False)
    note(What.CLOSED, owner=None if by else user.pk, kind="account", key=user.pk, by=by)


def delete_those_who_left() -> int:
    """Delete the accounts whose time has come, with all they own; returns how many."""
    accounts = get_user_model()._default_manager.filter(leaving__asked_at__lte=timezone.now() - GRACE)
    keys = list(accounts.values_list("pk", flat=True))
    for key in keys:
        with transaction.atomic():
            accounts.filter(pk=key).delete()
            note(What.DELETED, owner=None, kind="account", key=key)
        log.info("account %s is deleted: it was closed for good", key)
    return len(keys)
