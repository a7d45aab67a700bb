"""The chunk protocol, step by step (docs/playtests.md)."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from simulate import control, work
from simulate.asking import services
from simulate.models import Batch, BatchState, Chunk, ChunkState, NotableGame, Quota
from simulate.playtest.batch import digest, play_chunk
from simulate.playtest.fingerprint import fingerprints
from simulate.playtest.plan import GameRecord
from simulate.playtest.tally import total
from simulate.queue import ledger, limits
from simulate.queue.lease import Lease, claim, expire, extend, hand_back
from simulate.queue.ledger import commit
from simulate.queue.reconcile import reconcile
from simulate.queue.relay import QueueDown, relay
from simulate.queue.sizing import chunk_size, speed, stretches
from simulate.queue.sweep import sweep
from tests.support.guards import without_guard
from tests.support.playtests import a_batch, a_side, a_skirmish, a_user, a_virtual_clock, agrees, play_all, published

pytestmark = pytest.mark.django_db


def taken(chunk: Chunk, engines: tuple[str, ...] = ()) -> Lease:
    lease = claim(chunk.pk, engines or fingerprints())
    assert lease is not None
    return lease


def first_chunk(batch: Batch) -> Chunk:
    return batch.chunks.order_by("first_game")[0]


def played(lease: Lease) -> list[GameRecord]:
    return play_chunk(lease.plan, lease.first_game, lease.size)


def test_a_batch_is_played_to_its_end() -> None:
    batch = a_batch(pairs=25)
    play_all()
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE
    assert batch.games_done == 50
    assert batch.started_at is not None and batch.finished_at is not None
    assert batch.digest == digest(record.digest for record in play_chunk(batch.plan(), 0, 50))
    agrees(batch)


@pytest.mark.parametrize("size", [2, 4, 6, 50])
def test_chunk_borders_do_not_change_the_digest(size: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda games, speed, subjects: size)
    batch = a_batch(pairs=25)
    assert batch.chunks.count() == -(-50 // size)
    play_all()
    batch.refresh_from_db()
    assert batch.digest == digest(record.digest for record in play_chunk(batch.plan(), 0, 50))


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


def test_a_chunk_cut_short_leaves_its_rest_in_whole_pairs() -> None:
    batch = a_batch(pairs=50)
    Chunk.objects.all().delete()
    chunk = Chunk.objects.create(batch=batch, first_game=0, size=100)
    lease = taken(chunk)
    records = play_chunk(lease.plan, 0, 100, between_games=lambda count: count < 11)
    assert len(records) == 12
    assert commit(lease, records, duration_s=3.0)
    rest = list(batch.chunks.order_by("first_game").values_list("first_game", "size"))
    assert rest[0] == (0, 12)
    assert rest[1] == (12, 6)
    assert sum(size for _, size in rest) == 100
    assert all(first % 2 == 0 for first, _ in rest)
    play_all()
    agrees(batch)


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


def test_without_counting_attempts_a_deadly_chunk_never_ends() -> None:
    chunk = first_chunk(a_batch())
    with a_virtual_clock() as clock, without_guard("attempt"):
        for _ in range(limits.IN_FLIGHT_PER_USER):
            assert claim(chunk.pk, fingerprints()) is not None
            clock.pass_(61)
            sweep(fingerprints())


def test_a_deadly_game_is_bisected_and_named_and_the_others_are_played() -> None:
    batch = a_batch(pairs=8)
    deadly = 5
    with a_virtual_clock() as clock:
        for _ in range(60):
            for chunk_id in published():
                lease = claim(chunk_id, fingerprints())
                if lease is None:
                    continue
                if lease.first_game <= deadly < lease.first_game + lease.size:
                    continue  # the worker dies: nothing is said
                assert commit(lease, played(lease), 0.1)
            clock.pass_(61)
            sweep(fingerprints())
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE_WITH_ERRORS
    assert (batch.crashed, batch.games_done) == (1, 16)
    notable = NotableGame.objects.get(batch=batch)
    assert (notable.number, notable.outcome, notable.seed) == (deadly, "crashed", batch.seed)
    agrees(batch)


def test_a_game_that_never_ends_is_timed_out() -> None:
    batch = a_batch(pairs=1)
    Chunk.objects.filter(batch=batch).delete()
    Chunk.objects.create(batch=batch, first_game=0, size=1)
    Chunk.objects.create(batch=batch, first_game=1, size=1)
    slow = first_chunk(batch)
    with a_virtual_clock() as clock:
        for _ in range(3):
            lease = claim(slow.pk, fingerprints(), task="t")
            assert lease is not None
            expire(slow.pk, "t", "timeout")
            clock.pass_(2)
            sweep(fingerprints())
    batch.refresh_from_db()
    assert batch.timed_out == 1


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


def test_capped_games_count_nothing() -> None:
    capped = services.create_batch(owner=a_user(), request=replace(a_skirmish(), max_steps=2), idempotency_key="k")
    play_all()
    capped.refresh_from_db()
    assert (capped.capped, capped.tally) == (10, {})


@pytest.mark.parametrize(("agents", "rotation"), [(("random", "random"), 1), (("random", "greedy"), 2)])
def test_chunks_of_a_scenario_are_cut_between_games_or_pairs(agents: Any, rotation: int) -> None:
    request = a_skirmish(*agents, games=21)
    batch = services.create_batch(owner=a_user(), request=request, idempotency_key="k")
    assert (batch.rotation_size, batch.n_games) == (rotation, 21 if rotation == 1 else 22)
    assert all(chunk.first_game % rotation == 0 for chunk in batch.chunks.all())
    lease = taken(first_chunk(batch))
    assert commit(lease, play_chunk(lease.plan, lease.first_game, rotation), 10.0)
    sizes = set(batch.chunks.filter(first_game__lt=lease.size).values_list("size", flat=True))
    assert sizes == {rotation}, "the rest is cut by the speed just measured"


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


def test_chunks_follow_the_measured_speed() -> None:
    batch = a_batch(pairs=100)
    play_all()
    Chunk.objects.update(duration_ms=1000)
    games = 200 / batch.chunks.count()
    measured = speed(game="toy", agents="random,random", fingerprint=batch.engine_fingerprint)
    assert measured == pytest.approx(games)
    assert a_batch(pairs=500).chunk_size == chunk_size(1000, measured) == 2 * round(games * limits.TARGET_S / 2)
    assert speed(game="toy", agents="greedy,greedy", fingerprint=batch.engine_fingerprint) is None


def test_stretches_cover_every_game_once() -> None:
    for games in (2, 10, 98, 100):
        for size in (2, 6, 100):
            numbers = [n for first, length in stretches(4, games, size) for n in range(first, first + length)]
            assert numbers == list(range(4, 4 + games))


def test_capped_crashed_and_illegal_games_are_told_apart() -> None:
    side = a_side("A", crash_every=5, illegal_every=7)
    batch = a_batch(a=side, pairs=60)
    play_all()
    batch.refresh_from_db()
    assert batch.crashed and batch.illegal
    assert batch.state == BatchState.DONE_WITH_ERRORS
    assert batch.notable_games.count() == batch.crashed + batch.illegal
    capped = a_batch(pairs=2, max_steps=3)
    play_all()
    capped.refresh_from_db()
    assert (capped.capped, capped.state) == (4, BatchState.DONE)
