"""Taking a chunk, keeping it while games are played, and giving it back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.db.models.expressions import CombinedExpression

from sandtable.engine.registry import all_games
from sandtable.playtest.plan import Plan
from simulate.models import CLAIMABLE, MAX_ATTEMPTS, Batch, BatchState, Chunk, ChunkState
from simulate.models.frozen import cant_be_read
from simulate.queue.bans import is_of_active_owner
from simulate.queue.clock import is_over, now, seconds_from_now
from simulate.queue.limits import LEASE_S, LOST_SOON_S, REPUBLISH_S
from simulate.queue.locks import tried_again
from web.metrics.counting import CHUNKS, count
from web.unreadable import Unreadable


@dataclass(frozen=True)
class Lease:
    """The right to play one chunk, until somebody else holds another token."""

    chunk: int
    batch: int
    token: str
    first_game: int
    size: int
    plan: Plan
    asked_in: str = ""
    """The id of the request that asked for the games."""


def claim(chunk_id: int, engines: Sequence[str], task: str = "") -> Lease | None:
    """Take a chunk of a batch that one of `engines` (fingerprints) can play; None: nothing to do here.

    The attempt is counted before anything runs, so a death counts too. `task` is remembered in the token, so that
    the end of a lost task finds its lease. Raises Unreadable for a batch that can't be read; its chunk is free again.
    """
    token = f"{task}:{secrets.token_hex(8)}"
    chunk = take(chunk_id, engines, token)
    if chunk is None:
        return None
    try:
        plan = _playable(chunk.batch)
    except Unreadable:
        _hand_back(Chunk.objects.filter(pk=chunk_id, lease_token=token))
        raise
    return Lease(chunk_id, chunk.batch_id, token, chunk.first_game, chunk.size, plan, chunk.batch.asked_in)


def _playable(batch: Batch) -> Plan:
    """The plan of a batch. Raises Unreadable, also where its game is not installed."""
    if batch.game not in all_games():
        raise Unreadable(cant_be_read())
    return batch.plan()


@tried_again
@transaction.atomic
def take(chunk_id: int, engines: Sequence[str], token: str) -> Chunk | None:
    """Write a lease on the chunk and start its batch; None: the chunk is not free."""
    if not claimable(chunk_id, engines).update(
        state=ChunkState.RUNNING,
        attempt=attempt_counted(),
        lease_token=token,
        lease_until=seconds_from_now(LEASE_S),
        last_error="",
    ):
        return None
    chunk = Chunk.objects.select_related("batch").defer("batch__tally", "batch__summary").get(pk=chunk_id)
    if chunk.batch.state == BatchState.QUEUED:
        Batch.objects.filter(pk=chunk.batch_id, state=BatchState.QUEUED).update(
            state=BatchState.RUNNING, started_at=now(), version=F("version") + 1
        )
    return chunk


def claimable(chunk_id: int, engines: Sequence[str]) -> QuerySet[Chunk]:
    """The chunk, if it is free."""
    return Chunk.objects.filter(is_free(), has_attempts_left(), is_of_playable_batch(engines), pk=chunk_id)


def is_free() -> Q:
    """Nobody plays the chunk: it waits, or its worker was silent for too long."""
    return Q(state=ChunkState.QUEUED) | Q(state=ChunkState.RUNNING) & is_over("lease_until", LEASE_S)


def has_attempts_left() -> Q:
    """The chunk has not ended its worker too often."""
    return Q(attempt__lt=MAX_ATTEMPTS)


def attempt_counted() -> CombinedExpression:
    """The number of attempts, with the one that begins now."""
    return F("attempt") + 1


def is_of_playable_batch(engines: Sequence[str]) -> Q:
    """The chunk's batch may be played now, by one of these engines.

    The batch is asked through Exists: a joined filter would move every condition into `id IN (SELECT ...)`, which
    PostgreSQL does not check again after it waited for the row lock, and two workers would get the same chunk.
    """
    playable = Batch.objects.filter(has_engine(engines), is_of_active_owner(), pk=OuterRef("batch_id"))
    return Q(Exists(playable.filter(state__in=CLAIMABLE)))


def has_engine(engines: Sequence[str]) -> Q:
    """The batch was asked for under one of these fingerprints, so that all of its games follow the same rules."""
    return Q(engine_fingerprint__in=engines)


def held(lease: Lease) -> QuerySet[Chunk]:
    """The chunk, if the lease still holds."""
    return Chunk.objects.filter(has_token_of(lease), pk=lease.chunk, state=ChunkState.RUNNING)


def has_token_of(lease: Lease) -> Q:
    """Nobody else took the chunk since."""
    return Q(lease_token=lease.token)


def extend(lease: Lease) -> bool:
    """Keep the chunk for another minute; False: somebody else has it, the work is void."""
    return held(lease).update(lease_until=seconds_from_now(LEASE_S)) == 1


def is_stopping(lease: Lease) -> bool:
    """True when the batch's owner asked to stop, or the owner's account is closed."""
    stopping = Q(state=BatchState.CANCELLING) | ~is_of_active_owner()
    return Batch.objects.filter(stopping, pk=lease.batch).exists()


def hand_back(lease: Lease) -> bool:
    """Return a chunk of which nothing was played: an attempt is only a death."""
    count(CHUNKS, end="handed_back")
    return _hand_back(held(lease)) == 1


def _hand_back(mine: QuerySet[Chunk]) -> int:
    return mine.update(
        state=ChunkState.QUEUED, attempt=F("attempt") - 1, lease_token=None, lease_until=None, published_at=None
    )


def expire(chunk_id: int, task: str, error: str) -> bool:
    """The task that held this chunk is known to be dead: end its lease now instead of in a minute."""
    mine = Q(lease_token__startswith=f"{task}:")
    return bool(
        Chunk.objects.filter(mine, pk=chunk_id, state=ChunkState.RUNNING).update(
            lease_until=seconds_from_now(-1), last_error=error
        )
    )


def comes_again_soon(chunk_id: int) -> None:
    """The process that had the message of this free chunk is dead: it counts as lost in seconds, not in two minutes."""
    waiting = Chunk.objects.filter(pk=chunk_id, state=ChunkState.QUEUED, published_at__isnull=False)
    waiting.update(published_at=seconds_from_now(LOST_SOON_S - REPUBLISH_S))
