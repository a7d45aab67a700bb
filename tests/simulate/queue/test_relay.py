"""Chunks are put on the queue once, in fair shares, and again when a message seems lost (docs/playtests.md)."""

from __future__ import annotations

import pytest

from simulate.models import Chunk
from simulate.queue import control, limits
from simulate.queue.clock import SLACK_S
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
