"""Writing down what was played, once: chunk, notable games, the rest of a cut chunk and the batch, or none of them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from django.db import transaction
from django.db.models import Case, F, Q, QuerySet, Value, When
from django.db.models.functions import Greatest

from sandtable.playtest.batch import counters, digest
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.records import FAILED, pack
from sandtable.playtest.storing import as_json, read
from sandtable.playtest.summary import Summary, summary_of
from sandtable.playtest.summary import total as total_of
from sandtable.playtest.tally import Tally
from sandtable.playtest.tally import total as added
from simulate.models import (
    Batch,
    BatchState,
    Chunk,
    ChunkState,
    NotableGame,
    Quota,
    counters_added,
    total,
)
from simulate.queue import strengths
from simulate.queue.balances import measure
from simulate.queue.clock import now
from simulate.queue.lease import Lease, held
from simulate.queue.limits import TARGET_S
from simulate.queue.locks import tried_again, weakly
from simulate.queue.sizing import games_in, rate, stretches
from web.metrics.counting import ALARMS, CHUNKS, GAMES, count

log = logging.getLogger("simulate.queue")
NOTABLE = (*FAILED, "capped")


def commit(lease: Lease, records: Sequence[GameRecord], duration_s: float, processor_s: float = 0.0) -> bool:
    """Count the games of a lease; True where they count, False where another lease's do.

    `records` are the first games of the chunk; what is left of it becomes new chunks. A valid lease counts in every
    state of the batch. Without one everything is discarded, and another result for the same games raises the alarm.
    """
    counted = write(held(lease).filter(has_size_of(lease)), lease, records, duration_s, processor_s)
    if not counted:
        count(CHUNKS, end="void")
        compare(lease, records)
    return counted


def has_size_of(lease: Lease) -> Q:
    """Nobody halved the chunk since."""
    return Q(size=lease.size)


@tried_again
def write(
    mine: QuerySet[Chunk], lease: Lease, records: Sequence[GameRecord], duration_s: float, processor_s: float = 0.0
) -> bool:
    """One transaction around the guarded update of `mine`; False and nothing written when it matches no row."""
    assert 0 < len(records) <= lease.size
    tally, summary = added(record.tally for record in records), summary_of(lease.plan, records)
    took = {"duration_ms": max(1, round(1000 * duration_s)), "processor_ms": round(1000 * processor_s)}
    with transaction.atomic():
        if not _end_chunk(mine, records, tally=tally, summary=as_json(summary), **took):
            return False
        _note(lease, records)
        _requeue_rest(lease, len(records), rate(len(records), duration_s, processor_s))
        if _add_to_batch(lease, counters(records), tally, summary, took["processor_ms"]):
            _end_batch(lease.batch)
    _count(lease, counters(records))
    return True


def _count(lease: Lease, counted: dict[str, int]) -> None:
    """For the metrics, once they are committed."""
    count(CHUNKS, end="done")
    for outcome, games in counted.items():
        if games:
            count(GAMES, games, game=lease.plan.game, outcome=outcome)


def _end_chunk(mine: QuerySet[Chunk], records: Sequence[GameRecord], **values: Any) -> bool:
    """Store the games in their chunk; False when `mine` matches no row."""
    packed, reasons = pack(records)
    ended = mine.update(
        state=ChunkState.DONE,
        size=len(records),
        digest=digest(record.digest for record in records),
        games=packed,
        reasons=reasons,
        lease_token=None,
        lease_until=None,
        **values,
        **counters(records),
    )
    return ended == 1


def _note(lease: Lease, records: Sequence[GameRecord]) -> None:
    NotableGame.objects.bulk_create(
        NotableGame(
            batch_id=lease.batch,
            number=record.number,
            seed=lease.plan.seed,
            outcome=record.outcome,
            detail=record.reason,
        )
        for record in records
        if record.outcome in NOTABLE
    )


def _requeue_rest(lease: Lease, played: int, games_per_s: float) -> None:
    """The rest that the time budget left over, in chunks sized by the measured speed."""
    if played < lease.size:
        target = games_in(TARGET_S, games_per_s, lease.plan.rotation_size)
        Chunk.objects.bulk_create(
            Chunk(batch_id=lease.batch, first_game=first, size=size)
            for first, size in stretches(lease.first_game + played, lease.size - played, target)
        )


def _add_to_batch(lease: Lease, counted: dict[str, int], tally: Tally, summary: Summary, processor_ms: int = 0) -> bool:
    """Add a chunk to the sums of its batch; True where all games of the batch are counted."""
    batch, games = Batch.objects.filter(pk=lease.batch), sum(counted.values())
    # The row is held from here on: nobody adds to the same sums meanwhile.
    so_far = weakly(batch).values("owner_id", "tally", "summary", left=F("n_games") - total()).get()
    sums = {"summary": as_json(total_of(lease.plan, [read(so_far["summary"]), summary]))}
    if tally:
        sums["tally"] = added([so_far["tally"], tally])
    spent = F("processor_ms") + processor_ms
    batch.update(version=F("version") + 1, active_at=now(), processor_ms=spent, **sums, **counters_added(counted))
    release_room(so_far["owner_id"], games=games, processor_ms=processor_ms)
    return bool(so_far["left"] == games)


def _end_batch(batch_id: int) -> bool:
    """Give a batch whose games are all counted its final state; False: some are not."""
    open_states = (BatchState.RUNNING, BatchState.PAUSED, BatchState.CANCELLING)
    if not Batch.objects.filter(pk=batch_id, state__in=open_states, n_games=total()).update(
        state=final_state(),
        finished_at=now(),
    ):
        return False
    batch = close(batch_id)
    measure(batch)
    strengths.tell(batch)
    return True


def final_state() -> Case:
    """The state of a finished batch; failed games are told apart."""
    has_failed = Q(illegal__gt=0) | Q(crashed__gt=0) | Q(timed_out__gt=0)
    return Case(When(has_failed, then=Value(BatchState.DONE_WITH_ERRORS)), default=Value(BatchState.DONE))


def close(batch_id: int) -> Batch:
    """Finish a batch after its last game, in the transaction of its final state: digest and quota. Returns its row."""
    batch = Batch.objects.get(pk=batch_id)
    batch.digest = batch.digest_of_games()
    Batch.objects.filter(pk=batch_id).update(digest=batch.digest)
    release_room(batch.owner_id, games=batch.n_games - batch.games_done, batches=0 if batch.study_id else 1)
    return batch


def release_room(owner_id: int, *, games: int = 0, batches: int = 0, processor_ms: int = 0) -> None:
    """Give a user back room for games and batches, and write down what their games took.

    A study counts as one batch, however many it has.
    """
    Quota.objects.filter(owner_id=owner_id).update(
        queued_games=Greatest(F("queued_games") - games, 0),
        open_batches=Greatest(F("open_batches") - batches, 0),
        processor_ms=F("processor_ms") + processor_ms,
    )


def compare(lease: Lease, records: Sequence[GameRecord]) -> None:
    """A late result: equal to what was counted it is a harmless duplicate, different it is an alarm."""
    mine = {record.number: record.digest for record in records}
    last = lease.first_game + len(records)
    stored = Chunk.objects.filter(
        batch=lease.batch, state=ChunkState.DONE, first_game__gte=lease.first_game, first_game__lt=last
    )
    different = [
        record.number
        for chunk in stored
        for record in chunk.records()
        if record.number in mine and record.digest != mine[record.number]
    ]
    if different:
        count(ALARMS, kind="nondeterminism")
        log.critical(
            "nondeterminism: seed %s, chunk %s, games %s played twice with different digests",
            lease.plan.seed,
            lease.chunk,
            different[:10],
        )
    else:
        log.warning("stale lease: chunk %s was taken over, %s games discarded", lease.chunk, len(records))
