"""Playtests that are paused, stopped or left without a worker of their engine (docs/playtests.md)."""

from __future__ import annotations

import pytest

from sandtable.playtest.fingerprint import fingerprints
from simulate import tasks
from simulate.models import Batch, BatchState, Chunk, Quota
from simulate.queue import control, engines, limits, work
from simulate.queue.lease import claim
from simulate.queue.ledger import commit
from simulate.queue.sweep import sweep
from simulate.tasks import tell_of_games
from tests.support.leases import first_chunk, played, taken
from tests.support.playtests import a_batch, a_virtual_clock, agrees, play_all, published

pytestmark = pytest.mark.django_db
OLD = "0" * 32
"""The fingerprint of an older engine."""


def test_a_paused_batch_is_not_relayed_and_resumes() -> None:
    batch = a_batch()
    control.pause(batch=batch)
    assert published() == []
    control.resume(batch=batch)
    play_all()
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE


def test_cancel_keeps_what_is_finished_and_gives_the_quota_back() -> None:
    batch = a_batch(pairs=20)
    chunks = published()
    work.run_chunk(chunk_id=chunks[0])
    busy = claim(chunks[1], fingerprints())
    assert busy is not None
    control.cancel(batch=batch)
    batch.refresh_from_db()
    assert batch.state == BatchState.CANCELLING
    assert commit(busy, played(busy), 0.1)
    sweep(fingerprints())
    batch.refresh_from_db()
    assert batch.state == BatchState.CANCELLED
    assert batch.games_done == sum(Chunk.objects.get(pk=pk).size for pk in chunks[:2])
    assert batch.digest
    quota = Quota.objects.get(owner=batch.owner)
    assert (quota.open_batches, quota.queued_games) == (0, 0)
    agrees(batch)


def test_cancel_after_the_last_commit_changes_nothing() -> None:
    batch = a_batch()
    play_all()
    with pytest.raises(control.NotPossible):
        control.cancel(batch=batch)
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE


def test_the_last_commit_during_a_stop_makes_it_done() -> None:
    batch = a_batch(pairs=1)
    lease = taken(first_chunk(batch))
    control.cancel(batch=batch)
    assert commit(lease, played(lease), 0.1)
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE


def test_a_batch_whose_engine_is_gone_ends_as_stale() -> None:
    with a_virtual_clock() as clock:
        batch = a_batch()
        Batch.objects.filter(pk=batch.pk).update(engine_fingerprint="0" * 32, active_at=clock.now())
        sweep(fingerprints())
        batch.refresh_from_db()
        assert batch.is_open
        clock.pass_(limits.STALE_GRACE_S + 1)
        sweep(fingerprints())
    batch.refresh_from_db()
    assert batch.state == BatchState.STALE_ENGINE
    assert Quota.objects.get(owner=batch.owner).open_batches == 0


def test_a_batch_of_an_older_engine_waits_as_long_as_workers_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a version is rolled out, workers of the old one play what they accepted, and give signs of life."""
    with a_virtual_clock() as clock:
        batch = a_batch()
        Batch.objects.filter(pk=batch.pk).update(engine_fingerprint=OLD, active_at=clock.now())
        clock.pass_(limits.STALE_GRACE_S + 1)
        with monkeypatch.context() as an_old_worker:
            an_old_worker.setattr(tasks, "fingerprints", lambda: (OLD,))
            tell_of_games("")
            tell_of_games("")
        sweep(fingerprints())
        batch.refresh_from_db()
        assert batch.is_open
        clock.pass_(engines.LIVES_S + 1)
        tell_of_games("")
        sweep(fingerprints())
    batch.refresh_from_db()
    assert batch.state == BatchState.STALE_ENGINE, "workers of the new engine live, and none of the old one"


def test_an_older_engine_lives_where_one_of_its_chunks_is_played() -> None:
    """A slow game keeps its worker from giving signs of life."""
    with a_virtual_clock() as clock:
        batches = [a_batch(), a_batch()]
        Batch.objects.update(engine_fingerprint=OLD, active_at=clock.now())
        clock.pass_(limits.STALE_GRACE_S + 1)
        assert claim(batches[0].chunks.all()[0].pk, (OLD,))
        sweep(fingerprints())
    assert Batch.objects.filter(state=BatchState.STALE_ENGINE).count() == 0
