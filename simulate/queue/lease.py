"""Taking a chunk, keeping it while games are played, and giving it back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet

from simulate.models import CLAIMABLE, MAX_ATTEMPTS, Batch, BatchState, Chunk, ChunkState
from simulate.playtest.plan import Plan
from simulate.queue.clock import now, seconds_from_now
from simulate.queue.guards import guard, is_on
from simulate.queue.limits import LEASE_S
from simulate.queue.points import reached


@dataclass(frozen=True)
class Lease:
    """The right to play one chunk, until somebody else holds another token."""

    chunk: int
    batch: int
    token: str
    first_game: int
    size: int
    plan: Plan


def claim(chunk_id: int, engines: Sequence[str], task: str = "") -> Lease | None:
    """Take a chunk of a batch that one of `engines` (fingerprints) can play; None: nothing to do here.

    The attempt is counted before anything runs, so a death counts too. `task` is remembered in the token, so that
    the end of a lost task finds its lease.
    """
    token = f"{task}:{secrets.token_hex(8)}"
    with transaction.atomic():
        if not claimable(chunk_id, engines).update(
            state=ChunkState.RUNNING,
            attempt=F("attempt") + (1 if is_on("attempt") else 0),
            lease_token=token,
            lease_until=seconds_from_now(LEASE_S),
            last_error="",
        ):
            return None
        batch = Batch.objects.filter(chunks=chunk_id).get()
        Batch.objects.filter(pk=batch.pk, state=BatchState.QUEUED).update(
            state=BatchState.RUNNING, started_at=now(), version=F("version") + 1
        )
        chunk = Chunk.objects.get(pk=chunk_id)
    reached("claim:claimed")
    return Lease(chunk_id, batch.pk, token, chunk.first_game, chunk.size, batch.plan())


def claimable(chunk_id: int, engines: Sequence[str]) -> QuerySet[Chunk]:
    """The chunk, if it is free.

    The batch is asked through Exists: a joined filter would move every condition into `id IN (SELECT ...)`, which
    PostgreSQL does not check again after it waited for the row lock, and two workers would get the same chunk.
    """
    free = Q(state=ChunkState.QUEUED) | Q(state=ChunkState.RUNNING, lease_until__lt=now())
    chunk = Chunk.objects.filter(guard("claim_state", free), guard("attempt", Q(attempt__lt=MAX_ATTEMPTS)), pk=chunk_id)
    if not is_on("claim_exists"):
        return chunk.filter(batch__state__in=CLAIMABLE, batch__engine_fingerprint__in=engines)
    playable = Batch.objects.filter(
        guard("fingerprint", Q(engine_fingerprint__in=engines)), pk=OuterRef("batch_id"), state__in=CLAIMABLE
    )
    return chunk.filter(Exists(playable))


def held(lease: Lease) -> QuerySet[Chunk]:
    """The chunk, if the lease still holds."""
    fence = guard("lease_token", Q(lease_token=lease.token))
    return Chunk.objects.filter(fence, pk=lease.chunk, state=ChunkState.RUNNING)


def extend(lease: Lease) -> bool:
    """Keep the chunk for another minute; False: somebody else has it, the work is void."""
    return held(lease).update(lease_until=seconds_from_now(LEASE_S)) == 1


def is_stopping(lease: Lease) -> bool:
    """True when the batch's owner asked to stop."""
    return Batch.objects.filter(pk=lease.batch, state=BatchState.CANCELLING).exists()


def hand_back(lease: Lease) -> bool:
    """Return a chunk of which nothing was played: an attempt is only a death."""
    returned = held(lease).update(
        state=ChunkState.QUEUED, attempt=F("attempt") - 1, lease_token=None, lease_until=None, published_at=None
    )
    return returned == 1


def expire(chunk_id: int, task: str, error: str) -> bool:
    """The task that held this chunk is known to be dead: end its lease now instead of in a minute."""
    mine = Q(lease_token__startswith=f"{task}:")
    return bool(
        Chunk.objects.filter(mine, pk=chunk_id, state=ChunkState.RUNNING).update(
            lease_until=seconds_from_now(-1), last_error=error
        )
    )
