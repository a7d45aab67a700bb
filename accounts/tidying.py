"""Deletes by itself: sessions that are over, log-ins and lines about changes that are old, accounts that have left."""

from __future__ import annotations

from typing import Final

from django.contrib.sessions.models import Session
from django.utils import timezone

from accounts import audit, leaving, log_ins

AT_ONCE: Final = 1000
"""Rows of one round, so that nobody waits for it long."""


def tidy() -> bool:
    """Delete some things that are over; True where more of them are left."""
    is_full = forget_sessions() >= AT_ONCE
    is_full |= audit.forget_old() >= audit.AT_ONCE
    log_ins.forget_old()
    leaving.delete_those_who_left()
    return is_full


def forget_sessions() -> int:
    """Delete sessions that are over; returns how many."""
    over = Session.objects.filter(expire_date__lt=timezone.now()).order_by("expire_date")
    keys = list(over.values_list("pk", flat=True)[:AT_ONCE])
    return Session.objects.filter(pk__in=keys).delete()[0]
