"""Workers whose clocks are wrong by an hour: leases and messages are kept by the clock of the database."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from unittest.mock import patch

import pytest
from django.db.models import DateTimeField, Value
from django.utils import timezone

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import Batch, Chunk
from simulate.queue import clock
from simulate.queue.clock import is_ahead, seconds_from_now
from simulate.queue.lease import claim, extend
from simulate.queue.ledger import commit
from simulate.queue.limits import LEASE_S
from simulate.queue.sweep import sweep
from tests.support.leases import first_chunk, played
from tests.support.playtests import a_batch, agrees, play_all, published

pytestmark = pytest.mark.django_db
AN_HOUR_S = 3600.0


@contextmanager
def a_clock_that_is_wrong(by_s: float) -> Iterator[None]:
    """The clock of this process is wrong by a number of seconds. The clock of the database is right."""
    real_time, real_now = time.time, timezone.now
    with (
        patch("time.time", lambda: real_time() + by_s),
        patch("django.utils.timezone.now", lambda: real_now() + timedelta(seconds=by_s)),
    ):
        yield


@pytest.mark.parametrize("by_s", [AN_HOUR_S, -AN_HOUR_S])
def test_a_lease_lasts_a_minute_whatever_the_clock_of_the_worker_says(by_s: float) -> None:
    chunk = first_chunk(a_batch())
    with a_clock_that_is_wrong(by_s):
        lease = claim(chunk.pk, fingerprints())
        assert lease is not None
        assert_ends_within_a_minute(chunk)
        assert extend(lease)
        assert_ends_within_a_minute(chunk)


def assert_ends_within_a_minute(chunk: Chunk) -> None:
    its = Chunk.objects.filter(pk=chunk.pk)
    assert its.filter(is_ahead("lease_until", LEASE_S)).exists(), "it counts as running"
    assert not its.filter(lease_until__gt=seconds_from_now(LEASE_S + 1)).exists(), "a dead worker would block it"


@pytest.mark.parametrize("by_s", [AN_HOUR_S, -AN_HOUR_S])
def test_nobody_takes_a_chunk_early_whatever_his_clock_says(by_s: float) -> None:
    chunk = first_chunk(a_batch())
    lease = claim(chunk.pk, fingerprints())
    assert lease is not None
    with a_clock_that_is_wrong(by_s):
        sweep(fingerprints())
        assert claim(chunk.pk, fingerprints()) is None
    assert commit(lease, played(lease), 0.1)


def test_by_the_clock_of_its_worker_a_lease_would_be_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the wrong clock is wrong enough to prove something."""
    monkeypatch.setattr(clock, "_source", ClockOfTheWorker())
    chunk = first_chunk(a_batch())
    with a_clock_that_is_wrong(-AN_HOUR_S):
        assert claim(chunk.pk, fingerprints()) is not None
    assert claim(chunk.pk, fingerprints()) is not None


class ClockOfTheWorker:
    """The time as Python tells it."""

    def now(self) -> Value:
        return self.seconds_from_now(0)

    def seconds_from_now(self, seconds: float) -> Value:
        return Value(timezone.now() + timedelta(seconds=seconds), output_field=DateTimeField())


def test_messages_of_a_dispatcher_with_a_wrong_clock_are_sent_once() -> None:
    a_batch()
    with a_clock_that_is_wrong(-AN_HOUR_S):
        assert published()
    assert published() == []
    with a_clock_that_is_wrong(AN_HOUR_S):
        assert published() == []


def test_a_playtest_is_played_whole_by_workers_whose_clocks_disagree() -> None:
    batch = a_batch()
    for number, chunk_id in enumerate(published()):
        with a_clock_that_is_wrong(AN_HOUR_S * (-1) ** number):
            lease = claim(chunk_id, fingerprints())
            assert lease is not None and commit(lease, played(lease), 0.1)
    play_all()
    over = Batch.objects.get(pk=batch.pk)
    assert (over.state, over.games_done) == ("done", over.n_games)
    agrees(over)
