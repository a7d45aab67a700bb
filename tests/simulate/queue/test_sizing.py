"""The size of chunks: it follows the measured speed and changes no result (docs/playtests.md)."""

from __future__ import annotations

from typing import Any

import pytest
from django.db.models import F

from sandtable.playtest.batch import digest, play_chunk
from simulate.asking import services
from simulate.models import BatchState, Chunk
from simulate.queue import limits
from simulate.queue.ledger import commit
from simulate.queue.sizing import chunk_size, rate, speed, stretches
from simulate.queue.work import Watch
from tests.support.leases import first_chunk, taken
from tests.support.playtests import a_batch, a_skirmish, a_user, agrees, play_all

pytestmark = pytest.mark.django_db


def test_a_batch_is_played_to_its_end() -> None:
    batch = a_batch(pairs=25)
    play_all()
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE
    assert batch.games_done == 50
    assert batch.started_at is not None and batch.finished_at is not None
    assert batch.digest == digest(record.digest for record in play_chunk(batch.plan(), 0, 50))
    agrees(batch)


@pytest.mark.parametrize("size", [1, 2, 4, 6, 50])
def test_chunk_borders_do_not_change_the_digest(size: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given: size)
    batch = a_batch(pairs=25)
    assert batch.chunks.count() == -(-50 // size)
    play_all()
    batch.refresh_from_db()
    assert batch.digest == digest(record.digest for record in play_chunk(batch.plan(), 0, 50))


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
    assert rest[1] == (12, 10), "2.5 s of 4 games a second"
    assert sum(size for _, size in rest) == 100
    assert all(first % 2 == 0 for first, _ in rest)
    play_all()
    agrees(batch)


@pytest.mark.parametrize(("agents", "rotation"), [(("random", "random"), 1), (("random", "greedy-2"), 2)])
def test_chunks_of_a_scenario_are_cut_between_games_or_pairs(agents: Any, rotation: int) -> None:
    request = a_skirmish(*agents, games=21)
    batch = services.create_batch(owner=a_user(), request=request, idempotency_key="k")
    assert (batch.rotation_size, batch.n_games) == (rotation, 21 if rotation == 1 else 22)
    assert all(chunk.first_game % rotation == 0 for chunk in batch.chunks.all())
    lease = taken(first_chunk(batch))
    assert commit(lease, play_chunk(lease.plan, lease.first_game, rotation), 10.0)
    sizes = set(batch.chunks.filter(first_game__lt=lease.size).values_list("size", flat=True))
    assert sizes == {rotation}, "the rest is cut by the speed just measured"


def test_chunks_follow_the_measured_speed() -> None:
    batch = a_batch(pairs=100)
    play_all()
    Chunk.objects.update(duration_ms=1000, processor_ms=0)
    games = 200 / batch.chunks.count()
    measured = speed(game="toy", agents="random,random", fingerprint=batch.engine_fingerprint)
    assert measured == pytest.approx(games)
    assert a_batch(pairs=500).chunk_size == chunk_size(1000, measured) == 2 * round(games * limits.TARGET_S / 2)
    assert speed(game="toy", agents="greedy-2,greedy-2", fingerprint=batch.engine_fingerprint) is None


@pytest.mark.parametrize(("ms_a_game", "first", "size"), [(24, 62, 500), (25, 60, 100)])
def test_a_speed_measured_in_less_than_five_seconds_makes_no_small_chunks(
    ms_a_game: int, first: int, size: int
) -> None:
    """200 games took 4.8 s or 5 s: 62 or 60 take 1.5 s, and 100 take 2.5 s; an eighth of 4,000 games is 500."""
    a_batch(pairs=100)
    play_all()
    Chunk.objects.update(duration_ms=ms_a_game * F("size"), processor_ms=ms_a_game * F("size"))
    batch = a_batch(pairs=2000)
    assert batch.waited_games == first, "the first games are not kept waiting"
    assert batch.chunk_size == size


@pytest.mark.parametrize(
    ("took_s", "spent_s", "games_per_s"), [(3, 3, 100), (6, 3, 100), (12, 3, 100), (60, 3, 24), (3, 0, 100)]
)
def test_a_busy_machine_has_chunks_of_as_many_games(took_s: float, spent_s: float, games_per_s: float) -> None:
    """300 games in 3 s of a processor. Twenty times as slow, 250 games would take 50 s on the clock: 60 take 12."""
    assert rate(300, took_s, spent_s) == pytest.approx(games_per_s)


def test_only_the_first_games_are_fewer_on_a_busy_machine() -> None:
    """They go through the lane for people, where they take a second and a half on the clock."""
    a_batch(pairs=100)
    play_all()
    Chunk.objects.update(duration_ms=25 * F("size"), processor_ms=10 * F("size"))
    batch = a_batch(pairs=500)
    sizes = list(batch.chunks.order_by("first_game").values_list("size", flat=True))
    assert (batch.chunk_size, batch.waited_games) == (250, 60), "2.5 s of 100 and 1.5 s of 40 games a second"
    assert sizes == [60, 250, 250, 250, 190]


def test_a_chunk_ends_by_its_processor_time_and_at_last_by_the_clock() -> None:
    moments = {"clock": 0.0, "processor": 0.0}
    watch = Watch(taken(first_chunk(a_batch())), lambda: moments["clock"], lambda: moments["processor"])
    moments.update(clock=limits.BUDGET_S, processor=limits.BUDGET_S / 2)
    assert watch(1)
    moments.update(clock=1.5 * limits.BUDGET_S, processor=limits.BUDGET_S)
    assert not watch(2)
    moments.update(clock=limits.MOST_CLOCK_S, processor=0.1)
    assert not watch(3)


@pytest.mark.parametrize("share", [1.0, 0.4, 0.2])
def test_the_processor_time_is_asked_for_seldom_and_never_missed(share: float) -> None:
    """Each question interrupts the games on a busy machine. A process that gets a share of a processor plays here."""
    clock, asked = [0.0], []

    def processor() -> float:
        asked.append(clock[0])
        return share * clock[0]

    watch = Watch(taken(first_chunk(a_batch())), lambda: clock[0], processor)
    games = 0
    while watch(games):
        clock[0] += 0.001
        games += 1
    ends = min(limits.BUDGET_S / share, limits.MOST_CLOCK_S)
    assert ends <= clock[0] <= ends + limits.ASK_AGAIN_S + 0.01
    assert len(asked) < 40
    assert games > 2_000


def test_stretches_cover_every_game_once() -> None:
    for games in (2, 10, 98, 100):
        for size in (2, 6, 100):
            numbers = [n for first, length in stretches(4, games, size) for n in range(first, first + length)]
            assert numbers == list(range(4, 4 + games))
