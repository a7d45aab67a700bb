"""The books of a playtest are the sum of its chunks; differences are found and repaired (docs/playtests.md)."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.fingerprint import fingerprints
from sandtable.playtest.storing import as_json
from sandtable.playtest.summary import summary_of
from sandtable.playtest.tally import total
from simulate.asking import services
from simulate.models import Batch, Chunk, Quota
from simulate.queue.ledger import commit
from simulate.queue.reconcile import reconcile
from simulate.queue.sweep import sweep
from tests.support.leases import first_chunk, played, taken
from tests.support.playtests import a_batch, a_skirmish, a_user, play_all

pytestmark = pytest.mark.django_db


def test_reconcile_repairs_counters_digest_state_and_quota() -> None:
    batch = a_batch()
    play_all()
    batch.refresh_from_db()
    right = (batch.counters(), batch.digest)
    Batch.objects.update(wins=0, losses=0, digest="f" * 32)
    Quota.objects.update(open_batches=3, queued_games=99)
    assert len(reconcile()) == 3
    assert reconcile() == []
    batch.refresh_from_db()
    assert (batch.counters(), batch.digest) == right


def test_what_games_count_is_the_sum_of_the_chunks_however_often_they_are_delivered() -> None:
    """Late commits and repeats add nothing; the sum is that of games played without any trouble."""
    batch = services.create_batch(owner=a_user(), request=a_skirmish(games=30), idempotency_key="k")
    late = taken(first_chunk(batch))
    records = played(late)
    Chunk.objects.filter(pk=late.chunk).update(lease_until=timezone.now() - timedelta(seconds=1))
    play_all_again()
    assert not commit(late, records, 0.1) and not commit(late, records, 0.1)
    batch.refresh_from_db()
    right = play_chunk(batch.plan(), 0, 30)
    assert batch.digest == digest(record.digest for record in right)
    assert batch.tally == total(record.tally for record in right) == total(chunk.tally for chunk in batch.chunks.all())
    assert batch.tally["control/A1/blue"] > 0
    assert reconcile(Batch.objects.all()) == []


def play_all_again() -> None:
    sweep(fingerprints())
    play_all()


def test_reconcile_repairs_what_games_counted() -> None:
    batch = services.create_batch(owner=a_user(), request=a_skirmish(games=8), idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    right, version = batch.tally, batch.version
    Batch.objects.update(tally={"control/A1/blue": 10**6})
    assert ["differs from the sum of its chunks" in found for found in reconcile()] == [True]
    batch.refresh_from_db()
    assert batch.tally == right and batch.version == version + 1, "pages must not be taken for unchanged"
    assert reconcile() == []


def test_reconcile_repairs_summaries() -> None:
    """That of the playtest from its chunks, that of a chunk from its records."""
    batch = services.create_batch(owner=a_user(), request=a_skirmish(games=8), idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    right, version = batch.summary, batch.version
    assert right == as_json(summary_of(batch.plan(), play_chunk(batch.plan(), 0, 8)))
    Batch.objects.update(summary={})
    assert ["its summary differs from the sum of its chunks" in found for found in reconcile()] == [True]
    Batch.objects.update(summary=right | {"endings": {}})
    assert ["its summary differs from the sum of its chunks" in found for found in reconcile()] == [True]
    Chunk.objects.filter(pk=first_chunk(batch).pk).update(summary={})
    assert ["its summary is not that of its records" in found for found in reconcile()] == [True]
    Chunk.objects.filter(pk=first_chunk(batch).pk).update(summary=first_chunk(batch).summary | {"endings": {}})
    found = reconcile(Batch.objects.all(), is_thorough=True)
    assert ["its summary is not that of its records" in each for each in found] == [True]
    batch.refresh_from_db()
    assert batch.summary == right and batch.version == version + 2, "pages must not be taken for unchanged"
    assert reconcile() == []


def test_reconcile_repairs_a_chunk_from_its_records() -> None:
    batch = a_batch()
    play_all()
    chunk = first_chunk(batch)
    Chunk.objects.filter(pk=chunk.pk).update(digest="0" * 32, wins=chunk.losses, losses=chunk.wins)
    assert [found for found in reconcile() if "differ from its counters or digest" in found]
    repaired = Chunk.objects.get(pk=chunk.pk)
    assert (repaired.digest, repaired.counters()) == (chunk.digest, chunk.counters())
    assert reconcile() == []


def test_reconcile_tells_of_a_gap() -> None:
    batch = a_batch()
    first_chunk(batch).delete()
    assert "instead of" in reconcile()[0]


def test_old_idempotency_keys_are_forgotten() -> None:
    batch = a_batch(key="once")
    reconcile()
    batch.refresh_from_db()
    assert batch.idempotency_key == "once"
    Batch.objects.update(created_at=timezone.now() - timedelta(hours=25))
    reconcile()
    batch.refresh_from_db()
    assert batch.idempotency_key is None
