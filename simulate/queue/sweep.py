"""Cleaning up after the dead: expired leases, games that kill their worker, stops and engines that are gone."""

from __future__ import annotations

import logging

from django.db import transaction
from django.db.models import Case, Exists, F, OuterRef, Q, Value, When

from sandtable.playtest.plan import GameRecord
from sandtable.playtest.play import failed
from simulate.models import CLAIMABLE, DECIDED, MAX_ATTEMPTS, OPEN, Batch, BatchState, Chunk, ChunkState
from simulate.queue.aside import one_by_one
from simulate.queue.bans import stop_banned
from simulate.queue.clock import is_ahead, is_over, now, seconds_from_now
from simulate.queue.engines import engines_of_workers
from simulate.queue.lease import Lease
from simulate.queue.ledger import close, final_state, write
from simulate.queue.limits import LEASE_S, STALE_GRACE_S
from simulate.queue.locks import hold, tried_again
from web.metrics.counting import CHUNKS, count

log = logging.getLogger("simulate.queue")


def sweep(engines: tuple[str, ...]) -> None:
    """One round: end what is stopped, requeue what expired, isolate what keeps dying, give up on old engines."""
    stop_banned()
    one_by_one(Batch.objects.filter(state=BatchState.CANCELLING).values_list("pk", flat=True), finish_stop)
    requeue_expired()
    one_by_one(Chunk.objects.filter(_worn_out()).values_list("batch_id", flat=True).distinct(), isolate_all)
    give_up_stale(engines)


def expired() -> Q:
    """Chunks whose worker was silent for too long."""
    return Q(state=ChunkState.RUNNING) & is_over("lease_until", LEASE_S)


@tried_again
@transaction.atomic
def requeue_expired() -> int:
    """Chunks that may be tried again go back into the queue."""
    lost = Chunk.objects.filter(expired(), attempt__lt=MAX_ATTEMPTS)
    hold(lost)
    requeued = lost.update(
        state=ChunkState.QUEUED,
        lease_token=None,
        lease_until=None,
        published_at=None,
        last_error=Case(When(last_error="", then=Value("lease_expired")), default=F("last_error")),
    )
    if requeued:
        count(CHUNKS, requeued, end="requeued")
    return requeued


def _worn_out() -> Q:
    return expired() & Q(attempt__gte=MAX_ATTEMPTS)


def isolate_all(batch_id: int) -> None:
    """Isolate the chunks of a batch that died at every attempt. Raises Unreadable."""
    for chunk in list(Chunk.objects.filter(_worn_out(), batch=batch_id).select_related("batch")):
        isolate(chunk)


def isolate(chunk: Chunk) -> None:
    """A chunk that died at every attempt: halve it, or name the one game that is left."""
    if chunk.size > 1:
        bisect(chunk)
    else:
        name_the_game(chunk)


@tried_again
def bisect(chunk: Chunk) -> bool:
    """Two halves with one attempt each; a single game gets three again, so an innocent one is never blamed."""
    first, second = _halves(chunk.size, chunk.batch.rotation_size)
    with transaction.atomic():
        if not _shorten(chunk, first):
            return False
        Chunk.objects.create(
            batch_id=chunk.batch_id,
            first_game=chunk.first_game + first,
            size=second,
            attempt=_attempts_used(second),
            last_error=chunk.last_error,
        )
    return True


def _shorten(chunk: Chunk, size: int) -> bool:
    """Keep the first games of a worn-out chunk and queue it again; False: it changed since it was read."""
    unchanged = Chunk.objects.filter(is_still_worn_out(), pk=chunk.pk, size=chunk.size, state=ChunkState.RUNNING)
    shortened = unchanged.update(
        state=ChunkState.QUEUED,
        size=size,
        attempt=_attempts_used(size),
        lease_token=None,
        lease_until=None,
        published_at=None,
    )
    return shortened == 1


def is_still_worn_out() -> Q:
    """A second look: the last worker may have spoken up since the chunk was read."""
    return _worn_out()


def _halves(size: int, rotation: int) -> tuple[int, int]:
    """Two parts, in whole rotations as long as there are two of them."""
    first = rotation * (size // (2 * rotation)) if size >= 2 * rotation else size // 2
    return first, size - first


def _attempts_used(size: int) -> int:
    return 0 if size == 1 else MAX_ATTEMPTS - 1


def name_the_game(chunk: Chunk) -> bool:
    """Count a game that ends its worker every time as crashed or timed out."""
    plan = chunk.batch.plan()
    outcome = "timed_out" if chunk.last_error == "timeout" else "crashed"
    error = WorkerDied(chunk.last_error or "lease_expired")
    game: GameRecord = failed(plan, chunk.first_game, outcome, error, [])
    lease = Lease(chunk.pk, chunk.batch_id, chunk.lease_token or "", chunk.first_game, chunk.size, plan)
    log.error("game %s of seed %s ended its worker %s times (%s)", game.number, plan.seed, MAX_ATTEMPTS, error)
    return write(Chunk.objects.filter(_worn_out(), pk=chunk.pk, size=1), lease, [game], 0)


class WorkerDied(Exception):
    """The process that played was gone before the game was over."""


def finish_stop(batch_id: int) -> bool:
    """Bring a stop to its end: drop what nobody plays; without running chunks the batch is over.

    It is cancelled, or finished where its study stopped it because the answer was known.
    """
    return _end(batch_id, (BatchState.CANCELLING,), BatchState.CANCELLED)


def give_up_stale(engines: tuple[str, ...]) -> None:
    """Batches of an engine no worker has, after the grace time."""
    waiting = Batch.objects.filter(state__in=CLAIMABLE, active_at__lt=seconds_from_now(-STALE_GRACE_S))
    others = waiting.exclude(engine_fingerprint__in=engines)
    living = engines_of_workers() if others.exists() else set()
    one_by_one(others.exclude(engine_fingerprint__in=living).values_list("pk", flat=True), _give_up)


def _give_up(batch_id: int) -> None:
    if _end(batch_id, CLAIMABLE, BatchState.STALE_ENGINE):
        log.warning("batch %s was stopped: no worker has its engine", batch_id)


@tried_again
def _end(batch_id: int, states: tuple[str, ...], final: str) -> bool:
    still_played = Chunk.objects.filter(
        is_ahead("lease_until", LEASE_S), batch=OuterRef("pk"), state=ChunkState.RUNNING
    )
    if final != BatchState.CANCELLED and Chunk.objects.filter(batch=batch_id, state=ChunkState.RUNNING).exists():
        return False
    with transaction.atomic():
        _drop_waiting(batch_id, states)
        if not Batch.objects.filter(~Exists(still_played), is_in_state(states), pk=batch_id, state__in=OPEN).update(
            state=Case(When(stop_reason=DECIDED, then=final_state()), default=Value(final)),
            finished_at=now(),
            version=F("version") + 1,
        ):
            return False
        close(batch_id)
    return True


def _drop_waiting(batch_id: int, states: tuple[str, ...]) -> None:
    """Drop the chunks of a batch in one of these states that nobody plays."""
    ending = Exists(Batch.objects.filter(pk=OuterRef("batch_id"), state__in=states))
    unplayed = Chunk.objects.filter(Q(state=ChunkState.QUEUED) | expired(), ending, batch=batch_id)
    hold(unplayed)
    unplayed.update(state=ChunkState.DROPPED, lease_token=None, lease_until=None)


def is_in_state(states: tuple[str, ...]) -> Q:
    """The batch is still in a state that may end so."""
    return Q(state__in=states)
