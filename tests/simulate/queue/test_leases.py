"""A chunk is claimed once, kept by its lease, and its games are counted once (docs/playtests.md)."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
from billiard.exceptions import WorkerLostError
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext

from sandtable.playtest.batch import play_chunk
from sandtable.playtest.fingerprint import fingerprints
from simulate import tasks
from simulate.models import Batch, BatchState, Chunk, ChunkState
from simulate.queue import control, ledger, limits, work
from simulate.queue.lease import claim, expire, extend, hand_back
from simulate.queue.ledger import commit
from simulate.queue.reconcile import reconcile
from simulate.queue.sweep import sweep
from tests.support.guards import without_guard
from tests.support.leases import first_chunk, played, taken
from tests.support.playtests import a_batch, a_user, a_virtual_clock, play_all, published

pytestmark = pytest.mark.django_db


def test_a_chunk_is_claimed_once() -> None:
    chunk = first_chunk(a_batch())
    assert claim(chunk.pk, fingerprints()) is not None
    assert claim(chunk.pk, fingerprints()) is None
    chunk.refresh_from_db()
    assert (chunk.state, chunk.attempt) == (ChunkState.RUNNING, 1)


def test_without_the_state_in_the_claim_it_is_claimed_twice() -> None:
    chunk = first_chunk(a_batch())
    with without_guard("claim_state"):
        assert claim(chunk.pk, fingerprints()) is not None
        assert claim(chunk.pk, fingerprints()) is not None


@pytest.mark.parametrize("state", [BatchState.PAUSED, BatchState.CANCELLING, BatchState.DONE, BatchState.CANCELLED])
def test_nothing_is_claimed_of_a_batch_that_should_not_run(state: Any) -> None:
    batch = a_batch()
    Batch.objects.filter(pk=batch.pk).update(state=state)
    assert claim(first_chunk(batch).pk, fingerprints()) is None


def test_another_engine_claims_nothing() -> None:
    chunk = first_chunk(a_batch())
    assert claim(chunk.pk, ("0" * 32,)) is None
    with without_guard("fingerprint"):
        assert claim(chunk.pk, ("0" * 32,)) is not None


def test_unknown_chunks_are_ignored() -> None:
    assert work.run_chunk(chunk_id=10**9) is False


def test_no_guarded_update_compiles_to_a_subquery_of_ids() -> None:
    batch = a_batch(pairs=4)
    with CaptureQueriesContext(
        connection,
    ) as captured:
        play_all()
        sweep(fingerprints())
        services_batch = a_batch(owner=a_user())
        control.pause(batch=services_batch)
        control.resume(batch=services_batch)
        control.cancel(batch=services_batch)
        reconcile()
    updates = [query["sql"] for query in captured if query["sql"].startswith("UPDATE")]
    assert len(updates) > 10
    assert not [sql for sql in updates if " IN (SELECT" in sql]
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE


def test_the_joined_form_of_the_claim_would_compile_to_one() -> None:
    chunk = first_chunk(a_batch())
    with CaptureQueriesContext(connection) as captured, without_guard("claim_exists"):
        assert claim(chunk.pk, fingerprints()) is not None
    assert [query for query in captured if " IN (SELECT" in query["sql"]]


def test_a_lease_is_extended_while_it_holds_and_not_after() -> None:
    chunk = first_chunk(a_batch())
    with a_virtual_clock() as clock:
        first = taken(chunk)
        clock.pass_(50)
        assert extend(first)
        clock.pass_(50)
        assert claim(chunk.pk, fingerprints()) is None
        clock.pass_(11)
        second = taken(chunk)
        assert not extend(first)
        assert extend(second)


def test_a_lease_that_ends_in_hours_is_taken_for_over_because_the_clock_was_set_back() -> None:
    """The worker that has it is dead. One that lives extends its lease, which brings it back to a minute."""
    dead, alive = (first_chunk(a_batch()) for _ in range(2))
    with a_virtual_clock() as clock:
        taken(dead)
        kept = taken(alive)
        clock.pass_(-7200)
        assert extend(kept)
        sweep(fingerprints())
        states = [Chunk.objects.get(pk=each.pk).state for each in (dead, alive)]
        assert states == [ChunkState.QUEUED, ChunkState.RUNNING]
        assert claim(alive.pk, fingerprints()) is None
        taken(dead)


def test_a_zombie_commits_nothing(caplog: pytest.LogCaptureFixture) -> None:
    batch = a_batch()
    chunk = first_chunk(batch)
    with a_virtual_clock() as clock:
        zombie = taken(chunk)
        records = played(zombie)
        clock.pass_(61)
        heir = taken(chunk)
        assert not commit(zombie, records, 0.1)
        assert commit(heir, records, 0.1)
        assert not commit(zombie, records, 0.1)
    assert "stale lease" in caplog.text
    assert "nondeterminism" not in caplog.text
    batch.refresh_from_db()
    assert batch.games_done == chunk.size


def test_without_the_token_a_zombie_counts() -> None:
    batch = a_batch()
    with a_virtual_clock() as clock:
        zombie = taken(first_chunk(batch))
        records = played(zombie)
        clock.pass_(61)
        taken(first_chunk(batch))
        with without_guard("lease_token"):
            assert commit(zombie, records, 0.1)


def test_a_late_result_that_differs_raises_the_alarm(caplog: pytest.LogCaptureFixture) -> None:
    batch = a_batch()
    with a_virtual_clock() as clock:
        zombie = taken(first_chunk(batch))
        other = play_chunk(a_batch(seed=8).plan(), zombie.first_game, zombie.size)
        clock.pass_(61)
        heir = taken(first_chunk(batch))
        assert commit(heir, played(heir), 0.1)
        assert not commit(zombie, other, 0.1)
    assert "nondeterminism" in caplog.text


def test_the_size_fences_a_chunk_that_was_halved() -> None:
    batch = a_batch(pairs=10)
    lease = taken(first_chunk(batch))
    records = played(lease)
    Chunk.objects.filter(pk=lease.chunk).update(size=lease.size - 1)
    assert not commit(lease, records, 0.1)
    with without_guard("size"):
        assert commit(lease, records, 0.1)


def test_handing_back_costs_no_attempt() -> None:
    chunk = first_chunk(a_batch())
    assert hand_back(taken(chunk))
    chunk.refresh_from_db()
    assert (chunk.state, chunk.attempt, chunk.lease_token, chunk.published_at) == (ChunkState.QUEUED, 0, None, None)


def test_a_lost_task_gives_up_its_own_lease_only() -> None:
    chunk = first_chunk(a_batch())
    lease = claim(chunk.pk, fingerprints(), task="task-1")
    assert lease is not None
    assert not expire(chunk.pk, "task-2", "lost")
    assert extend(lease)
    assert expire(chunk.pk, "task-1", "lost")
    sweep(fingerprints())
    chunk.refresh_from_db()
    assert (chunk.state, chunk.last_error, chunk.attempt) == (ChunkState.QUEUED, "lost", 1)


def test_the_chunk_of_a_dead_process_waits_for_no_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is free when the death is told, and the dispatcher is woken."""
    woken: list[bool] = []
    monkeypatch.setattr(tasks, "nudge_dispatcher", lambda: woken.append(True))
    chunk = first_chunk(a_batch())
    assert claim(chunk.pk, fingerprints(), task="task-1")
    tasks.release_lease(task_id="task-1", exception=WorkerLostError(), args=(chunk.pk,))
    chunk.refresh_from_db()
    assert (chunk.state, chunk.attempt, chunk.lease_token, chunk.published_at) == (ChunkState.QUEUED, 1, None, None)
    assert chunk.last_error == "lost" and woken == [True]


@pytest.mark.parametrize("is_away", [False, True])
def test_the_death_of_a_process_is_written_on_a_fresh_connection(
    is_away: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that writes it asks for nothing else for days, and the database may have restarted meanwhile."""
    deeds: list[str] = []

    def expires(*_given: object) -> bool:
        deeds.append("expires")
        if is_away:
            raise OperationalError("the server is away")
        return True

    monkeypatch.setattr(tasks, "let_go", lambda: deeds.append("lets go"))
    monkeypatch.setattr(tasks, "expire", expires)
    with pytest.raises(OperationalError) if is_away else nullcontext():
        tasks.release_lease(task_id="task-1", exception=WorkerLostError(), args=(1,))
    assert deeds == ["lets go", "expires", "lets go"]


def test_a_message_that_died_before_the_chunk_was_taken_comes_again_in_seconds() -> None:
    chunk = first_chunk(a_batch(pairs=2))
    with a_virtual_clock() as clock:
        sent = published()
        assert chunk.pk in sent
        tasks.release_lease(task_id="task-1", exception=WorkerLostError(), args=(chunk.pk,))
        assert published() == [], "no loop of deaths is quicker than some seconds"
        clock.pass_(limits.LOST_SOON_S + 1)
        assert published() == [chunk.pk]


def test_an_error_before_the_chunk_was_taken_is_no_death() -> None:
    chunk = first_chunk(a_batch(pairs=2))
    with a_virtual_clock() as clock:
        published()
        tasks.release_lease(task_id="task-1", exception=ValueError(), args=(chunk.pk,))
        clock.pass_(limits.REPUBLISH_S - 1)
        assert published() == []


def test_one_transaction_or_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = a_batch()
    lease = taken(first_chunk(batch))

    def dies(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(ledger, "_add_to_batch", dies)
    with pytest.raises(SystemExit):
        commit(lease, played(lease), 0.1)
    assert first_chunk(batch).state == ChunkState.RUNNING
    with pytest.raises(SystemExit), without_guard("one_transaction"):
        commit(lease, played(lease), 0.1)
    assert reconcile(Batch.objects.all()) != []
