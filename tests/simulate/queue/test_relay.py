"""Chunks are put on the queue once, in fair shares, and again when a message seems lost (docs/playtests.md)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import Batch, Chunk
from simulate.queue import clock, control, limits
from simulate.queue.clock import SLACK_S
from simulate.queue.lease import claim
from simulate.queue.ledger import commit
from simulate.queue.relay import QueueDown, relay
from simulate.queue.turns import Turns
from simulate.queue.way import on_the_way
from tests.support.guards import without_guard
from tests.support.leases import played, taken
from tests.support.playtests import a_batch, a_virtual_clock, published

pytestmark = pytest.mark.django_db


def test_relay_publishes_once_and_again_when_the_message_is_old() -> None:
    a_batch(pairs=10)
    with a_virtual_clock() as virtual:
        sent = published()
        assert sent
        assert published() == []
        virtual.pass_(limits.REPUBLISH_S - 1)
        assert published() == []
        virtual.pass_(2)
        assert published() == sent


def test_messages_of_hours_that_come_again_count_as_lost() -> None:
    """The clock of the database is set back: what was published an hour ahead is published anew."""
    a_batch(pairs=10)
    with a_virtual_clock() as virtual:
        sent = published()
        virtual.pass_(-SLACK_S + 1)
        assert published() == [], "a clock that is put right by a little"
        virtual.pass_(-3600)
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


def test_relay_is_fair(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    settings.GAME_PROCESSES = 1
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given: 2)
    monkeypatch.setattr("simulate.queue.sizing.TARGET_S", 1.5)
    heavy, light = a_batch(pairs=20), a_batch(pairs=2)
    sent = [Chunk.objects.get(pk=pk).batch_id for pk in published()]
    assert sent == [heavy.pk, light.pk, heavy.pk, light.pk, heavy.pk]


@pytest.fixture
def short_chunks(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    """Chunks of two games and 1.5 s, none in the lane for people; of the queue's 4 s for a process, one plays."""
    settings.GAME_PROCESSES = 1
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given: 2)
    monkeypatch.setattr("simulate.queue.sizing.TARGET_S", 1.5)
    monkeypatch.setattr("simulate.queue.sizing.waited_games", lambda *_given: 0)


def batches_of(chunks: list[int]) -> list[int]:
    return [Chunk.objects.get(pk=key).batch_id for key in chunks]


@pytest.mark.usefixtures("short_chunks")
def test_turns_are_of_processor_time(settings: Any) -> None:
    """Measured: 2.25 s for a game, so 4.5 s for a chunk, beside 0.75 s for a game, so 1.5 s."""
    settings.GAME_PROCESSES = 2
    slow, quick = a_batch(pairs=20), a_batch(pairs=20)
    Batch.objects.filter(pk=slow.pk).update(processor_ms=9_000, wins=4)
    Batch.objects.filter(pk=quick.pk).update(processor_ms=3_000, wins=4)
    assert batches_of(published()) == [slow.pk, quick.pk, quick.pk, quick.pk]


@pytest.mark.usefixtures("short_chunks")
def test_a_chunk_counts_for_what_was_measured_of_its_playtest() -> None:
    batch = a_batch(pairs=20)
    Batch.objects.filter(pk=batch.pk).update(processor_ms=100, wins=4)
    assert len(published()) == 20, "0.05 s for a chunk; it counts for 0.1 s, and all of the playtest go into 4 s"


@pytest.mark.usefixtures("short_chunks")
def test_the_queue_is_short_and_as_long_as_all_processes_that_play_need() -> None:
    a_batch(pairs=60)
    sent = published()
    assert len(sent) == 3, "the third begins within 4 s"
    taken_by_workers(sent[:1])
    assert len(published()) == 1
    taken_by_workers(sent[1:])
    more = published()
    assert len(more) == 7, "three are played, so 12 s are eight chunks, and one waits already"
    taken_by_workers(more)
    assert len(published()) == 26, "ten processes play, so 40 s are 27 chunks"


def taken_by_workers(chunks: list[int]) -> None:
    for key in chunks:
        assert claim(key, fingerprints())


@pytest.mark.usefixtures("short_chunks")
def test_one_very_slow_chunk_waits_for_each_process(settings: Any) -> None:
    """A chunk that takes more than the whole queue: the next ones go out as soon as it is played."""
    settings.GAME_PROCESSES = 2
    batch = a_batch(pairs=20)
    Batch.objects.filter(pk=batch.pk).update(processor_ms=40_000, wins=4)
    sent = published()
    assert len(sent) == 2
    taken_by_workers(sent)
    assert len(published()) == 2


@pytest.mark.usefixtures("short_chunks")
def test_playtests_of_other_engines_are_left_to_their_own_dispatcher() -> None:
    """Its queue is another one: here their messages would only be thrown away."""
    theirs, mine = a_batch(pairs=20), a_batch(pairs=2)
    Batch.objects.filter(pk=theirs.pk).update(engine_fingerprint="0" * 32)
    assert batches_of(published()) == [mine.pk] * 2
    Chunk.objects.filter(batch=theirs).update(published_at=clock.now())
    assert on_the_way().waiting == 2, "what waits there takes no room here"


@pytest.mark.usefixtures("short_chunks")
def test_shares_are_even_whatever_was_expected_of_the_games() -> None:
    """Of four people two are taken to be as slow as two others, and are eight times quicker."""
    took_s = {a_batch(pairs=60).owner_id: seconds for seconds in (0.25, 2.0, 0.25, 2.0)}
    turns, played_s = Turns(), dict.fromkeys(took_s, 0.0)
    for _ in range(12):
        sent: list[int] = []
        relay(sent.append, turns=turns)
        for key in sent:
            lease = taken(Chunk.objects.get(pk=key))
            owner = Batch.objects.get(pk=lease.batch).owner_id
            assert commit(lease, played(lease), took_s[owner], took_s[owner])
            played_s[owner] += took_s[owner]
    assert max(played_s.values()) - min(played_s.values()) <= 2.0, "one chunk"
