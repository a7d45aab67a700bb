"""Checking the books: records, chunks, batches and quotas must agree; everything is repaired from the chunks."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from django.db import transaction
from django.db.models import Count, F, Q, QuerySet, Sum
from django.db.models.functions import Coalesce

from simulate.models import OPEN, Batch, BatchState, Chunk, ChunkState, Quota
from simulate.playtest.batch import counters, digest
from simulate.playtest.plan import OUTCOMES
from simulate.playtest.tally import Tally, total
from simulate.queue.clock import now, seconds_from_now
from simulate.queue.limits import KEY_KEPT_S, RECENT_S

log = logging.getLogger("simulate.queue")


def reconcile(batches: QuerySet[Batch] | None = None) -> list[str]:
    """Check batches (by default the open and the recent ones), repair them, return a sentence for each difference."""
    found: list[str] = []
    for batch_id in (recent() if batches is None else batches).values_list("pk", flat=True):
        with transaction.atomic():
            found += _check(Batch.objects.select_for_update().get(pk=batch_id))
    found += check_quotas()
    forget_old_keys()
    for difference in found:
        log.error("reconcile: %s", difference)
    return found


def recent() -> QuerySet[Batch]:
    """Batches that are open or ended within the last day."""
    return Batch.objects.filter(Q(state__in=OPEN) | Q(finished_at__gte=seconds_from_now(-RECENT_S)))


def _check(batch: Batch) -> list[str]:
    found = [*_partition(batch), *_chunks(batch)]
    summed = _sums(batch)
    if summed != batch.counters():
        found.append(f"batch {batch.pk}: counters {batch.counters()} differ from its chunks' {summed}")
        Batch.objects.filter(pk=batch.pk).update(version=F("version") + 1, **summed)
    tally = _tally(batch)
    if tally != batch.tally:
        found.append(f"batch {batch.pk}: what its games counted differs from the sum of its chunks")
        Batch.objects.filter(pk=batch.pk).update(version=F("version") + 1, tally=tally)
    return [*found, *_ending(batch, sum(summed.values()))]


def _partition(batch: Batch) -> Iterator[str]:
    """Chunks must cover the games without gap or overlap; this can't be repaired, only told."""
    expected = 0
    for first, size in batch.chunks.order_by("first_game").values_list("first_game", "size"):
        if first != expected:
            yield f"batch {batch.pk}: a chunk starts at game {first} instead of {expected}"
        expected = first + size
    if expected != batch.n_games:
        yield f"batch {batch.pk}: its chunks end at game {expected} instead of {batch.n_games}"


def _chunks(batch: Batch) -> Iterator[str]:
    """A finished chunk must say what its game records say."""
    for chunk in batch.chunks.filter(state=ChunkState.DONE):
        records = list(chunk.records())
        stored = digest(record.digest for record in records)
        if len(records) != chunk.size or stored != chunk.digest or counters(records) != chunk.counters():
            yield f"chunk {chunk.pk} of batch {batch.pk}: its records differ from its counters or digest"
            if len(records) == chunk.size:
                Chunk.objects.filter(pk=chunk.pk).update(digest=stored, **counters(records))


def _sums(batch: Batch) -> dict[str, int]:
    done = batch.chunks.filter(state=ChunkState.DONE)
    return done.aggregate(**{outcome: Coalesce(Sum(outcome), 0) for outcome in OUTCOMES})


def _tally(batch: Batch) -> Tally:
    return total(batch.chunks.filter(state=ChunkState.DONE).values_list("tally", flat=True).iterator())


def _ending(batch: Batch, played: int) -> Iterator[str]:
    """A batch whose games are all counted is over, and its digest is that of its records."""
    if batch.state in OPEN:
        if played == batch.n_games:
            failed = batch.chunks.filter(Q(illegal__gt=0) | Q(crashed__gt=0) | Q(timed_out__gt=0)).exists()
            final = BatchState.DONE_WITH_ERRORS if failed else BatchState.DONE
            Batch.objects.filter(pk=batch.pk).update(state=final, finished_at=now(), digest=_digest(batch))
            yield f"batch {batch.pk}: all games are counted but it was {batch.state}"
    elif batch.digest != _digest(batch):
        Batch.objects.filter(pk=batch.pk).update(digest=_digest(batch))
        yield f"batch {batch.pk}: its digest was not that of its games"


def _digest(batch: Batch) -> str:
    return digest(record.digest for record in batch.records())


def check_quotas() -> list[str]:
    """A quota is what its owner's open batches still have to play."""
    found = []
    for quota in Quota.objects.all():
        with transaction.atomic():
            locked = Quota.objects.select_for_update().get(pk=quota.pk)
            waiting = Batch.objects.filter(owner=locked.owner_id, state__in=OPEN).aggregate(
                batches=Count("pk"),
                games=Coalesce(Sum(F("n_games")), 0) - sum(Coalesce(Sum(outcome), 0) for outcome in OUTCOMES),
            )
            if (locked.open_batches, locked.queued_games) != (waiting["batches"], waiting["games"]):
                found.append(f"quota of user {locked.owner_id}: {locked} instead of {waiting}")
                Quota.objects.filter(pk=quota.pk).update(open_batches=waiting["batches"], queued_games=waiting["games"])
    return found


def forget_old_keys() -> int:
    """An idempotency key is remembered for a day."""
    old = Q(idempotency_key__isnull=False, created_at__lt=seconds_from_now(-KEY_KEPT_S))
    return Batch.objects.filter(old).update(idempotency_key=None)
