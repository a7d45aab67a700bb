"""Races on a real PostgreSQL, each with the twin that shows what its guard prevents."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import IntegrityError, connection, connections

from sandtable.playtest.fingerprint import fingerprints
from simulate.asking import services
from simulate.asking.refusals import LimitReached
from simulate.models import Batch, Chunk, Quota
from simulate.queue import control, work
from simulate.queue.lease import claim
from tests.support.guards import without_guard
from tests.support.playtests import a_batch, a_request, a_user
from tests.support.toy_game import toy_game_registered

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(
        "connection.vendor != 'postgresql'", reason="SQLite lets one writer in at a time; run with DATABASE_URL"
    ),
]
RACERS = 8
CHUNKS = 100


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    with toy_game_registered():
        yield


def race(deed: Callable[[], int]) -> list[int]:
    """The results of a deed in several threads that start together, each with its own connection."""
    barrier, results = threading.Barrier(RACERS), [0] * RACERS

    def run(place: int) -> None:
        barrier.wait()
        try:
            results[place] = deed()
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(RACERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def claims_of_all_chunks() -> Counter[int]:
    """Eight workers go for the same hundred chunks in the same order: how often each chunk was claimed."""
    batch = a_batch(pairs=CHUNKS)
    Chunk.objects.all().delete()
    Chunk.objects.bulk_create(Chunk(batch=batch, first_game=2 * n, size=2) for n in range(CHUNKS))
    ids = list(Chunk.objects.order_by("pk").values_list("pk", flat=True))
    claimed: Counter[int] = Counter()

    def claim_all() -> int:
        mine = [pk for pk in ids if try_to_claim(pk)]
        claimed.update(mine)
        return len(mine)

    race(claim_all)
    return claimed


def try_to_claim(pk: int) -> bool:
    """A fourth claim of one chunk is refused by the row's own constraint; it takes a missing guard to get there."""
    try:
        return claim(pk, fingerprints()) is not None
    except IntegrityError:
        return False


def test_every_chunk_is_claimed_once() -> None:
    claimed = claims_of_all_chunks()
    assert len(claimed) == CHUNKS
    assert set(claimed.values()) == {1}
    assert set(Chunk.objects.values_list("attempt", flat=True)) == {1}


@pytest.mark.deep(only=True)
def test_the_joined_form_of_the_claim_gives_chunks_to_several() -> None:
    with without_guard("claim_exists"):
        assert sum(claims_of_all_chunks().values()) > CHUNKS


def ask_at_once(key: Callable[[], str]) -> tuple[int, int]:
    """Accepted and refused among parallel requests of one user."""
    owner = a_user()

    def ask() -> int:
        try:
            services.create_batch(owner=owner, request=a_request(), idempotency_key=key())
        except LimitReached:
            return 0
        return 1

    results = race(ask)
    return sum(results), RACERS - sum(results)


def test_the_limit_of_open_batches_holds_under_parallel_requests(settings: Any) -> None:
    settings.PLAYTEST_OPEN_BATCHES = 5
    accepted, refused = ask_at_once(lambda: threading.current_thread().name)
    assert (accepted, refused) == (5, 3)
    assert Batch.objects.count() == Quota.objects.get().open_batches == 5


def test_without_the_quota_all_are_accepted() -> None:
    with without_guard("quota"):
        assert ask_at_once(lambda: threading.current_thread().name) == (RACERS, 0)


def test_the_same_request_sent_at_once_makes_one_batch() -> None:
    assert ask_at_once(lambda: "the same") == (RACERS, 0)
    assert Batch.objects.count() == 1


def test_without_the_key_every_copy_makes_a_batch() -> None:
    with without_guard("idempotency_key"):
        accepted, _ = ask_at_once(lambda: "the same")
    assert Batch.objects.count() == accepted > 1


def test_cancel_races_the_last_commit() -> None:
    """In every order of events there is one final state and the quota is free."""
    for _ in range(5):
        batch = a_batch(pairs=1)
        chunk = batch.chunks.get()
        turns = iter(range(RACERS))

        def cancel_or_play(batch: Batch = batch, chunk: Chunk = chunk, turns: Iterator[int] = turns) -> int:
            if next(turns) % 2:
                work.run_chunk(chunk_id=chunk.pk)
            else:
                try:
                    control.cancel(batch=batch)
                except control.NotPossible:
                    return 1
            return 0

        race(cancel_or_play)
        from simulate.queue.sweep import sweep

        sweep(fingerprints())
        batch.refresh_from_db()
        assert (batch.state, batch.games_done) in {("cancelled", 0), ("done", 2)}
        quota = Quota.objects.get(owner=batch.owner)
        assert (quota.open_batches, quota.queued_games) == (0, 0)


def test_this_file_runs_on_postgresql() -> None:
    assert connection.vendor == "postgresql"
