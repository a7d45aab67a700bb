"""Rows that staff looks at: a few of each kind, in one statement each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.db.models import DateTimeField, ExpressionWrapper, F, IntegerField, QuerySet

from simulate.models import Batch, BatchState, Chunk, ChunkState, Quota, total
from simulate.queue.clock import now

MOST: Final = 20
"""Rows of a kind."""
SHOWN: Final = ("public_id", "game", "owner", "created_at", "finished_at", "set_aside", "state")


@dataclass(frozen=True)
class Rows:
    """The lists on the page of staff."""

    leases: list[Chunk]
    """Chunks that somebody has, the one whose lease ends first at the top."""
    troubled: list[Chunk]
    """Open chunks that lost a worker before, and why."""
    failed: list[Batch]
    """The latest playtests that ended with failed games."""
    set_aside: list[Batch]
    """The latest ones that can't be read."""
    users: list[Quota]
    """Those with most games in the queue."""


def rows() -> Rows:
    chunks = Chunk.objects.select_related("batch__owner").only(
        "first_game", "size", "attempt", "last_error", "lease_until", "batch__public_id", "batch__owner__username"
    )
    chunks = chunks.annotate(moment=ExpressionWrapper(now(), output_field=DateTimeField()))
    open_ = chunks.filter(state__in=(ChunkState.QUEUED, ChunkState.RUNNING))
    failed = _batches().filter(state=BatchState.DONE_WITH_ERRORS)
    return Rows(
        leases=list(chunks.filter(state=ChunkState.RUNNING).order_by("lease_until")[:MOST]),
        troubled=list(open_.exclude(last_error="").order_by("-attempt", "pk")[:MOST]),
        failed=list(failed.order_by("-pk")[:MOST]),
        set_aside=list(_batches().exclude(set_aside="").order_by("-pk")[:MOST]),
        users=list(_users()[:MOST]),
    )


def _batches() -> QuerySet[Batch]:
    errors = ExpressionWrapper(total("illegal", "crashed", "timed_out"), output_field=IntegerField())
    shown = Batch.objects.select_related("owner").only(*SHOWN, "owner__username")
    return shown.annotate(errors=errors)


def _users() -> QuerySet[Quota]:
    """A study counts as one playtest, however many it has."""
    busy = Quota.objects.filter(open_batches__gt=0) | Quota.objects.filter(queued_games__gt=0)
    return busy.select_related("owner").order_by(F("queued_games").desc(), F("open_batches").desc())
