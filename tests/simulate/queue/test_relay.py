"""Chunks are put on the queue once, in fair shares, and again when a message seems lost (docs/playtests.md)."""

from __future__ import annotations

import pytest

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import Batch, Chunk
from simulate.queue import control, limits
from simulate.queue.clock import SLACK_S
from simulate.queue.lease import claim
from simulate.queue.relay import QueueDown, relay
from tests.support.guards import without_guard
from tests.support.playtests import a_batch, a_virtual_clock, published

pytestmark = pytest.mark.django_db


def test_relay_publishes_once_and_again_when_the_message_is_old() -> None:
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        sent = published()
        assert sent
        assert published() == []
        clock.pass_(limits.REPUBLISH_S - 1)
        assert published() == []
        clock.pass_(2)
        assert published() == sent


def test_messages_of_hours_that_come_again_count_as_lost() -> None:
    """The clock of the database is set back: what was published an hour ahead is published anew."""
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        sent = published()
        clock.pass_(-SLACK_S + 1)
        assert published() == [], "a clock that is put right by a little"
        clock.pass_(-3600)
        assert published() == sent
        assert published() == []


def test_a_playtest_that_is_resumed_is_published_at_once() -> None:
    """The messages from before the pause were thrown away by workers."""
    batch = a_batch(pairs=10)
    sent = published()
    control.pause(batch=batch)
    control.resume(batch=batch)
    assert published() == sent != []


def test_without_the_age_the_relay_repeats_itself() -> None:
    a_batch(pairs=10)
    with without_guard("relay_age"):
        assert set(published()) & set(published())


def test_a_silent_queue_ends_the_round_and_loses_nothing() -> None:
    a_batch(pairs=10)

    def down(chunk_id: int) -> None:
        raise QueueDown("no broker")

    assert relay(down) == 0
    assert published()


def test_relay_is_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulate.queue.relay.IN_FLIGHT_PER_USER", 3)
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda games, speed, subjects: 2)
    heavy, light = a_batch(pairs=20), a_batch(pairs=2)
    sent = [Chunk.objects.get(pk=pk).batch_id for pk in published()]
    assert sent == [heavy.pk, light.pk, heavy.pk, light.pk, heavy.pk]


@pytest.fixture
def small_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three chunks of 1.5 s at a time, of two games each, and none in the lane for people."""
    monkeypatch.setattr("simulate.queue.relay.IN_FLIGHT_PER_USER", 3)
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given: 2)
    monkeypatch.setattr("simulate.queue.sizing.waited_games", lambda *_given: 0)


def batches_of(chunks: list[int]) -> list[int]:
    return [Chunk.objects.get(pk=key).batch_id for key in chunks]


@pytest.mark.usefixtures("small_shares")
def test_shares_are_of_processor_time() -> None:
    """A share is 4.5 s. Measured: 2.25 s for a game, so 4.5 s for a chunk, beside 0.75 s for a game, so 1.5 s."""
    slow, quick = a_batch(pairs=20), a_batch(pairs=20)
    Batch.objects.filter(pk=slow.pk).update(processor_ms=9_000, wins=4)
    Batch.objects.filter(pk=quick.pk).update(processor_ms=3_000, wins=4)
    assert batches_of(published()) == [slow.pk, quick.pk, quick.pk, quick.pk]


@pytest.mark.usefixtures("small_shares")
def test_a_chunk_counts_for_what_was_measured_of_its_playtest() -> None:
    batch = a_batch(pairs=20)
    Batch.objects.filter(pk=batch.pk).update(processor_ms=100, wins=4)
    assert len(published()) == 20, "0.05 s for a chunk; it counts for 0.1 s, and all of the playtest go into 4.5 s"


@pytest.mark.usefixtures("small_shares")
def test_a_share_is_passed_while_fewer_chunks_wait_than_are_played() -> None:
    a_batch(pairs=20)
    sent = published()
    assert len(sent) == 3
    taken_by_workers(sent[:1])
    assert published() == [], "two wait, one is played"
    taken_by_workers(sent[1:])
    more = published()
    assert len(more) == 4, "three are played, so four may wait"
    taken_by_workers(more)
    assert len(published()) == 8, "and eight beside seven: every worker finds something to play"


def taken_by_workers(chunks: list[int]) -> None:
    for key in chunks:
        assert claim(key, fingerprints())


@pytest.mark.usefixtures("small_shares")
def test_one_very_slow_chunk_leaves_no_worker_idle() -> None:
    """A chunk that takes more than a whole share: the next one goes out as soon as it is played."""
    batch = a_batch(pairs=20)
    Batch.objects.filter(pk=batch.pk).update(processor_ms=40_000, wins=4)
    sent = published()
    assert len(sent) == 1
    taken_by_workers(sent)
    assert len(published()) == 2
