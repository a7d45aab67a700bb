"""Work that workers do a slice at a time, beside the games: leases on its rows, and messages for what waits.

A row has `lease_token`, `lease_until`, `attempt` and `published_at`. Work is done slice by slice; a worker that dies
costs its slice, because its lease ends and the dispatcher sends the next message.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from django.db.models import F, Q, QuerySet

from simulate.queue.clock import is_older, is_over, now, seconds_from_now
from simulate.queue.relay import QueueDown

LEASE_S: Final = 120
"""Longer than any task may run."""
MOST_ATTEMPTS: Final = 3
"""Slices that may die one after the other."""
MOST_MESSAGES: Final = 50
"""Messages that are sent at a time."""


def take(rows: QuerySet[Any], token: str) -> bool:
    """Lease the row in `rows`, for the worker with this token; False where another one has it, or there is none."""
    free = rows.filter(Q(lease_until__isnull=True) | is_over("lease_until", LEASE_S))
    lease = {"lease_token": token, "lease_until": seconds_from_now(LEASE_S)}
    return bool(free.update(**lease, attempt=F("attempt") + 1))


def relay_slices(rows: QuerySet[Any], publish: Callable[[int], None], again_s: float) -> int:
    """Publish what waits among `rows`: new work, and work whose worker or message was lost. Returns how many.

    A message counts as lost after `again_s` seconds.
    """
    is_free = Q(lease_until__isnull=True) | is_over("lease_until", LEASE_S)
    is_due = Q(published_at__isnull=True) | is_older("published_at", again_s)
    published = 0
    for key in rows.filter(is_free, is_due).order_by("pk").values_list("pk", flat=True)[:MOST_MESSAGES]:
        try:
            publish(key)
        except QueueDown:
            break
        rows.model._default_manager.filter(pk=key).update(published_at=now())
        published += 1
    return published
