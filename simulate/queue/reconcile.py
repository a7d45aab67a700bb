"""Checking the books: records, chunks, batches and quotas must agree; everything is repaired from the chunks.

A playtest whose books are right is looked at again only when it has changed: `Batch.checked_version` is the version
that was found right.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from django.db import transaction
from django.db.models import Count, F, Q, QuerySet, Sum
from django.db.models.functions import Coalesce

from sandtable.playtest.plan import OUTCOMES, Plan
from sandtable.playtest.records import WIDTH, counters, digest
from sandtable.playtest.storing import as_json, read
from sandtable.playtest.summary import summary_of
from sandtable.playtest.summary import total as total_of
from sandtable.playtest.tally import Tally, total
from simulate.models import OPEN, Batch, BatchState, Chunk, ChunkState, Quota, Study
from simulate.queue.aside import one_by_one, taken_back
from simulate.queue.clock import now, seconds_from_now
from simulate.queue.limits import KEY_KEPT_S, RECENT_S
from simulate.queue.locks import tried_again, weakly

log = logging.getLogger("simulate.queue")


def reconcile(batches: QuerySet[Batch] | None = None, *, is_thorough: bool = False) -> list[str]:
    """Check batches (by default the changed ones), repair them, return a sentence for each difference.

    Those that are set aside are left out. A thorough check reads every record of a chunk to prove its summary, which
    takes some microseconds a game. Counters and digest are always read from the bytes.
    """
    found: list[str] = taken_back() if is_thorough else []
    wanted = (changed() if batches is None else batches).filter(set_aside="")
    found += check_each(wanted.values_list("pk", flat=True), is_thorough)
    return [*found, *check_the_rest()]


def check_each(batch_ids: Iterable[int], is_thorough: bool = False) -> list[str]:
    """Check these batches; each fails alone (`aside.py`)."""
    found: list[str] = []
    one_by_one(batch_ids, lambda batch_id: found.extend(_check_one(batch_id, is_thorough)))
    _tell(found)
    return found


def check_the_rest() -> list[str]:
    """Check what belongs to no single batch: quotas, and keys that are old."""
    found = check_quotas()
    forget_old_keys()
    _tell(found)
    return found


def _tell(differences: Iterable[str]) -> None:
    for difference in differences:
        log.error("reconcile: %s", difference)


def changed() -> QuerySet[Batch]:
    """Batches that are open or ended within the last day, and have changed since their books were found right."""
    recent = Q(state__in=OPEN) | Q(finished_at__gte=seconds_from_now(-RECENT_S))
    return Batch.objects.filter(recent, ~Q(checked_version=F("version")))


def _check_one(batch_id: int, is_thorough: bool) -> list[str]:
    batch = Batch.objects.defer("tally", "summary").get(pk=batch_id)
    found = [*check_chunks(batch, is_thorough), *check_batch(batch_id)]
    if not found:
        # A version that somebody wrote meanwhile was not looked at.
        Batch.objects.filter(pk=batch_id, version=batch.version).update(checked_version=batch.version)
    return found


@tried_again
@transaction.atomic
def check_batch(batch_id: int) -> list[str]:
    """A batch must say what its chunks say; nobody adds to it meanwhile."""
    return _check(weakly(Batch.objects.filter(pk=batch_id)).get())


def _check(batch: Batch) -> list[str]:
    found = [*_partition(batch)]
    summed = _sums(batch)
    if summed != batch.counters():
        found.append(f"batch {batch.pk}: counters {batch.counters()} differ from its chunks' {summed}")
        Batch.objects.filter(pk=batch.pk).update(version=F("version") + 1, **summed)
    tally = _tally(batch)
    if tally != batch.tally:
        found.append(f"batch {batch.pk}: what its games counted differs from the sum of its chunks")
        Batch.objects.filter(pk=batch.pk).update(version=F("version") + 1, tally=tally)
    summary = _summary(batch)
    if summary != batch.summary:
        found.append(f"batch {batch.pk}: its summary differs from the sum of its chunks")
        Batch.objects.filter(pk=batch.pk).update(version=F("version") + 1, summary=summary)
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


def check_chunks(batch: Batch, is_thorough: bool) -> Iterator[str]:
    """A finished chunk must say what its game records say; it never changes again, so nothing is locked meanwhile."""
    plan = batch.plan()
    for chunk in batch.finished_chunks():
        records = bytes(chunk.games)
        counted, is_whole = counters(records), len(records) == WIDTH * chunk.size
        told = {"digest": digest([records]), **counted}
        if not is_whole or told != {"digest": chunk.digest, **chunk.counters()}:
            yield f"chunk {chunk.pk} of batch {batch.pk}: its records differ from its counters or digest"
            if is_whole:
                Chunk.objects.filter(pk=chunk.pk).update(**told)
        summed = Counter(chunk.summary.get("outcomes", {}))
        if is_whole and (is_thorough or summed != Counter(counted)):
            yield from _summary_proved(chunk, plan)


def _summary_proved(chunk: Chunk, plan: Plan) -> Iterator[str]:
    """The summary of a chunk must be that of its records."""
    summary = as_json(summary_of(plan, chunk.records()))
    if summary != chunk.summary:
        yield f"chunk {chunk.pk} of batch {chunk.batch_id}: its summary is not that of its records"
        Chunk.objects.filter(pk=chunk.pk).update(summary=summary)


def _sums(batch: Batch) -> dict[str, int]:
    done = batch.chunks.filter(state=ChunkState.DONE)
    return done.aggregate(**{outcome: Coalesce(Sum(outcome), 0) for outcome in OUTCOMES})


def _tally(batch: Batch) -> Tally:
    return total(batch.chunks.filter(state=ChunkState.DONE).values_list("tally", flat=True).iterator())


def _summary(batch: Batch) -> dict[str, Any]:
    """The sum of the chunks' summaries; an empty object before the first of them."""
    parts = batch.chunks.filter(state=ChunkState.DONE).values_list("summary", flat=True)
    summed = total_of(batch.plan(), map(read, parts.iterator()))
    return as_json(summed) if summed.outcomes else {}


def _ending(batch: Batch, played: int) -> Iterator[str]:
    """A batch whose games are all counted is over, and its digest is that of its records."""
    if batch.state in OPEN:
        if played == batch.n_games:
            failed = batch.chunks.filter(Q(illegal__gt=0) | Q(crashed__gt=0) | Q(timed_out__gt=0)).exists()
            final = BatchState.DONE_WITH_ERRORS if failed else BatchState.DONE
            Batch.objects.filter(pk=batch.pk).update(state=final, finished_at=now(), digest=batch.digest_of_games())
            yield f"batch {batch.pk}: all games are counted but it was {batch.state}"
    elif batch.digest != (digest_of_games := batch.digest_of_games()):
        Batch.objects.filter(pk=batch.pk).update(digest=digest_of_games)
        yield f"batch {batch.pk}: its digest was not that of its games"


def check_quotas() -> list[str]:
    """A quota is what its owner's open batches still have to play; a running study counts as one batch.

    All are compared at once; one that differs is counted again while nobody changes it.
    """
    batches = {owner: (count, games) for owner, count, games in _waiting(Batch.objects.all())}
    studies = Counter(Study.objects.running().values_list("owner_id", flat=True))
    rows = list(Quota.objects.values_list("pk", "owner_id", "open_batches", "queued_games"))
    differing = [
        key
        for key, owner, open_batches, queued_games in rows
        if (open_batches - studies[owner], queued_games) != batches.get(owner, (0, 0))
    ]
    return [found for key in differing for found in _check_quota(key)]


def _waiting(batches: QuerySet[Batch]) -> QuerySet[Batch, tuple[int, int, int]]:
    """For each owner with open batches: their number outside of studies, and the games that they still have to play."""
    return (
        batches.filter(state__in=OPEN)
        .order_by()
        .values_list("owner_id")
        .annotate(
            outside_studies=Count("pk", filter=Q(study__isnull=True)),
            games_left=Coalesce(Sum(F("n_games")), 0) - sum(Coalesce(Sum(outcome), 0) for outcome in OUTCOMES),
        )
    )


@tried_again
@transaction.atomic
def _check_quota(key: int) -> list[str]:
    locked = weakly(Quota.objects.filter(pk=key)).get()
    counted = list(_waiting(Batch.objects.filter(owner=locked.owner_id)))
    _owner, batches, games = counted[0] if counted else (locked.owner_id, 0, 0)
    batches += Study.objects.running().filter(owner=locked.owner_id).count()
    if (locked.open_batches, locked.queued_games) == (batches, games):
        return []
    Quota.objects.filter(pk=key).update(open_batches=batches, queued_games=games)
    return [f"quota of user {locked.owner_id}: {locked} instead of {batches} batches and {games} games"]


def forget_old_keys() -> int:
    """An idempotency key is remembered for a day; returns the number of forgotten ones.

    Its column is part of a key of the row, so the row is held in the strong way: one at a time, and nothing else.
    """
    old = Q(idempotency_key__isnull=False, created_at__lt=seconds_from_now(-KEY_KEPT_S))
    return sum(
        rows.filter(old, pk=key).update(idempotency_key=None)
        for rows in (Study.objects.all(), Batch.objects.all())
        for key in list(rows.filter(old).values_list("pk", flat=True))
    )
