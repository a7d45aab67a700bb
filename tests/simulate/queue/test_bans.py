"""A closed account: its playtests stop, also those under way, and finished games stay."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db.models import Q
from django.test import Client

from sandtable.playtest.fingerprint import fingerprints
from simulate.asking.refusals import Refused
from simulate.asking.services import create_batch
from simulate.asking.together import create_series
from simulate.models import Batch, BatchState, Chunk, ChunkState, Quota
from simulate.queue import control, lease, limits, work
from simulate.queue.lease import claim
from simulate.queue.sweep import sweep
from tests.support.leases import first_chunk
from tests.support.playtests import a_batch, a_request, agrees, play_all, published

pytestmark = pytest.mark.django_db


@pytest.fixture
def ren() -> User:
    return User.objects.create_user("ren", password="a long sentence 1")


def ban(user: User) -> None:
    """As staff may do it in a list: no signal is sent, no `save` is called."""
    User.objects.filter(pk=user.pk).update(is_active=False)


def one_chunk(batch: Batch) -> Chunk:
    """All games of the batch in one chunk."""
    batch.chunks.all().delete()
    return Chunk.objects.create(batch=batch, first_game=0, size=batch.n_games)


def test_open_playtests_are_cancelled_and_finished_games_stay(ren: User) -> None:
    running, waiting, done = a_batch(owner=ren), a_batch(owner=ren), a_batch(owner=ren, pairs=1)
    for chunk in done.chunks.all():
        work.run_chunk(chunk_id=chunk.pk)
    played = first_chunk(running)
    assert work.run_chunk(chunk_id=played.pk)
    ban(ren)
    sweep(fingerprints())
    for batch in (running, waiting, done):
        batch.refresh_from_db()
        agrees(batch)
    assert (running.state, running.stop_reason, running.games_done) == ("cancelled", "banned", played.size)
    assert (waiting.state, waiting.games_done) == ("cancelled", 0)
    assert (done.state, done.stop_reason) == ("done", "")
    quota = Quota.objects.get(owner=ren)
    assert (quota.open_batches, quota.queued_games) == (0, 0)


def test_nothing_is_published_and_messages_on_their_way_come_to_nothing(ren: User) -> None:
    batch = a_batch(owner=ren)
    sent = published()
    assert sent
    ban(ren)
    Chunk.objects.update(published_at=None)
    assert published() == []
    assert [claim(chunk, fingerprints()) for chunk in sent] == [None] * len(sent)
    assert {chunk.attempt for chunk in batch.chunks.all()} == {0}


def test_without_its_guard_a_message_on_its_way_is_played(ren: User, monkeypatch: pytest.MonkeyPatch) -> None:
    (chunk, *_) = a_batch(owner=ren).chunks.all()
    ban(ren)
    monkeypatch.setattr(lease, "is_of_active_owner", lambda: Q())
    assert claim(chunk.pk, fingerprints()) is not None


def test_others_play_on(ren: User) -> None:
    mine, other = a_batch(owner=ren), a_batch()
    ban(ren)
    play = [chunk for chunk in published() if claim(chunk, fingerprints())]
    assert set(Chunk.objects.filter(pk__in=play).values_list("batch", flat=True)) == {other.pk}
    sweep(fingerprints())
    assert Batch.objects.get(pk=mine.pk).state == BatchState.CANCELLED
    assert Batch.objects.get(pk=other.pk).state == BatchState.RUNNING


@pytest.mark.parametrize("how", ["ban", "cancel"])
@pytest.mark.parametrize(("stopped_after", "counted"), [(1, 0), (2, 2), (5, 4), (19, 18)])
def test_a_worker_stops_at_the_next_game(
    ren: User, monkeypatch: pytest.MonkeyPatch, how: str, stopped_after: int, counted: int
) -> None:
    """A pair that is cut in two is left out: the next one who plays it begins it anew."""
    batch = a_batch(owner=ren, pairs=10)
    chunk, looks = one_chunk(batch), list[None]()
    look = work.Watch.must_stop

    def stop_then_look(watch: work.Watch) -> bool:
        looks.append(None)
        if len(looks) == stopped_after:
            ban(ren) if how == "ban" else control.cancel(batch=batch)
        return look(watch)

    monkeypatch.setattr(limits, "LOOK_EVERY_S", 0)
    monkeypatch.setattr(limits, "BUDGET_S", 3600)
    monkeypatch.setattr(limits, "MOST_CLOCK_S", 3600)
    monkeypatch.setattr(work.Watch, "must_stop", stop_then_look)
    assert work.run_chunk(chunk_id=chunk.pk) is (counted > 0)
    assert len(looks) == stopped_after, "no further game was played"
    sweep(fingerprints())
    batch.refresh_from_db()
    assert (batch.state, batch.games_done) == ("cancelled", counted)
    assert not batch.chunks.filter(state__in=[ChunkState.QUEUED, ChunkState.RUNNING]).exists()
    agrees(batch)


def test_a_worker_looks_every_two_seconds(ren: User) -> None:
    moment = [0.0]
    batch = a_batch(owner=ren)
    taken = claim(first_chunk(batch).pk, fingerprints())
    assert taken is not None
    watch = work.Watch(taken, clock=lambda: moment[0])
    ban(ren)
    moment[0] = limits.LOOK_EVERY_S - 0.1
    assert not watch.must_stop()
    moment[0] = limits.LOOK_EVERY_S
    assert watch.must_stop()


def test_a_paused_playtest_is_cancelled_too(ren: User) -> None:
    batch = a_batch(owner=ren)
    control.pause(batch=batch)
    ban(ren)
    sweep(fingerprints())
    with pytest.raises(control.NotPossible):
        control.resume(batch=batch)


def test_nothing_new_is_accepted_even_from_a_request_that_was_under_way(ren: User) -> None:
    """The request read the account before it was closed; the transaction that writes looks again."""
    ban(ren)
    assert ren.is_active
    with pytest.raises(Refused, match="This account is closed"):
        create_batch(owner=ren, request=a_request(), idempotency_key="a")
    with pytest.raises(Refused, match="This account is closed"):
        create_series(owner=ren, requests=[a_request()], idempotency_key="b")
    assert not Batch.objects.exists()


def test_sessions_that_still_live_open_nothing(ren: User) -> None:
    browser = Client()
    browser.force_login(ren, backend="django.contrib.auth.backends.ModelBackend")
    address = a_batch(owner=ren).get_absolute_url()
    assert browser.get(address).status_code == 200
    ban(ren)
    answers: list[Any] = [browser.get(address), browser.post("/playtests/new", {}), browser.post(f"{address}/cancel")]
    # a result that is not shared is missing for everybody but its owner; the rest asks for a log-in
    assert [answer.status_code for answer in answers] == [404, 302, 302]
    headers = {"idempotency-key": "a"}
    assert browser.post("/api/v1/playtests", {}, content_type="application/json", headers=headers).status_code == 401


def test_a_reopened_account_has_its_games_and_may_play_again(ren: User) -> None:
    batch = a_batch(owner=ren)
    assert work.run_chunk(chunk_id=first_chunk(batch).pk)
    ban(ren)
    sweep(fingerprints())
    User.objects.filter(pk=ren.pk).update(is_active=True)
    sweep(fingerprints())
    batch.refresh_from_db()
    assert (batch.state, batch.games_done) == ("cancelled", batch.chunks.filter(state="done").get().size)
    again = a_batch(owner=ren)
    play_all()
    again.refresh_from_db()
    assert again.state == BatchState.DONE
