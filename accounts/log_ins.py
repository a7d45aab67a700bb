"""The latest log-ins of an account, so that its person can see one that was not theirs."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from django.contrib.auth.models import AbstractBaseUser
from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest
from django.utils import timezone

from accounts.models import LogIn
from web.api.text import tidy_name
from web.api.throttling import network_of

MOST_KEPT: Final = 20
"""Of one account."""
KEPT: Final = timedelta(days=90)
MOST_OF_NETWORK: Final = 50
MOST_OF_BROWSER: Final = 200
"""Letters that are kept."""


@receiver(user_logged_in, dispatch_uid="note a log-in")
def note(sender: Any, request: HttpRequest | None, user: AbstractBaseUser, **_more: Any) -> None:
    """Write it down, and forget the oldest ones of the account."""
    if request is None or not request.META.get("REMOTE_ADDR"):
        return
    network, browser = tidy_name(network_of(request)), tidy_name(request.headers.get("User-Agent", ""))
    LogIn.objects.create(
        user_id=user.pk, at=timezone.now(), network=network[:MOST_OF_NETWORK], browser=browser[:MOST_OF_BROWSER]
    )
    own = LogIn.objects.filter(user_id=user.pk)
    kept = list(own.values_list("pk", flat=True)[:MOST_KEPT])
    own.exclude(pk__in=kept).delete()


def forget_old() -> int:
    """Delete those that are older than `KEPT`; returns how many."""
    return LogIn.objects.filter(at__lt=timezone.now() - KEPT).delete()[0]
