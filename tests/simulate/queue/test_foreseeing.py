"""The time that is told before the start: from the nearest thing that was measured, behind the games that go first."""

from __future__ import annotations

from typing import Any

import pytest
from django.db.models import F
from pytest_django.fixtures import Settings

from simulate.models import Batch, BatchState, Chunk
from simulate.queue.clock import seconds_from_now
from simulate.queue.foreseeing import COSTS, START_S, TURN_S, Speeds, Work, after_the_others, foreseen
from simulate.queue.sizing import processor_s_in
from simulate.results.qualities.foreseeing import WATCHING, seconds_a_game
from tests.support.playtests import a_batch, a_user, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def two_processes(settings: Settings) -> None:
    settings.GAME_PROCESSES = 2


def measured(seconds: float, *agents: str, **more: Any) -> Batch:
    """A finished playtest with this number of seconds for each game."""
    batch = a_batch(pairs=2, agents=agents or ("random", "random"), **more)
    play_all()
    for chunk in batch.chunks.all():
        took = 1000 * seconds * chunk.size
        Chunk.objects.filter(pk=chunk.pk).update(duration_ms=took, processor_ms=took)
    return batch


def waiting(owner: Any, games: int) -> Batch:
    """A playtest of random agents of which nothing is played yet."""
    return a_batch(owner, pairs=games // 2)


def seconds(*agents: str) -> float | None:
    return Speeds().seconds("toy", agents)


def test_nothing_is_told_where_nothing_of_the_game_was_ever_measured() -> None:
    assert seconds("random", "random") is None
    assert foreseen([Work("toy", ("random", "random"), 10)], a_user().pk) is None


def test_what_was_measured_is_told_as_it_was() -> None:
    measured(0.5)
    assert seconds("random", "random") == pytest.approx(0.5)


def test_the_same_games_take_longer_on_a_machine_that_is_busy() -> None:
    """Measured when nobody was there, 0.5 s; the chunks of a moment ago took three times their processor time."""
    measured(0.5)
    Batch.objects.update(active_at=seconds_from_now(-3600))
    busy = measured(1.5, "greedy-2", "greedy-2")
    busy.chunks.update(duration_ms=F("processor_ms") * 3)
    assert seconds("random", "random") == pytest.approx(1.5)


def test_chunks_of_a_busy_hour_tell_the_time_of_a_quiet_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (0.0, 9.0, 9.0))
    measured(0.5).chunks.update(duration_ms=F("processor_ms") * 5)
    Batch.objects.update(active_at=seconds_from_now(-3600))
    assert seconds("random", "random") == pytest.approx(0.5)


def test_without_games_of_a_moment_ago_the_load_of_the_machine_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (7.0, 0.0, 0.0))
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    measured(0.5)
    Batch.objects.update(active_at=seconds_from_now(-3600))
    assert seconds("random", "random") == pytest.approx(0.5 * 8 / 4)


def test_a_chunk_keeps_the_processor_time_of_its_games() -> None:
    """Without it, as in older rows, the duration counts."""
    batch = a_batch(pairs=2)
    play_all()
    assert all(chunk.processor_ms <= chunk.duration_ms + 20 for chunk in batch.chunks.all())
    batch.chunks.update(processor_ms=0, duration_ms=F("size") * 700)
    assert Speeds().slowdown >= 1 and processor_s_in(Batch.objects.all()) == pytest.approx(0.7)


def test_agents_that_never_met_take_the_mean_of_both() -> None:
    measured(0.5)
    measured(1.5, "greedy-2", "greedy-2")
    assert seconds("random", "greedy-2") == pytest.approx(1.0)


def test_another_agent_is_foreseen_by_the_usual_ratio_from_the_nearest_one() -> None:
    measured(0.01)
    measured(0.5, "greedy-2", "greedy-2")
    usual = COSTS["planner-2"] / COSTS["greedy-2"]
    assert seconds("planner-2", "planner-2") == pytest.approx(0.5 * usual)


def test_an_agent_that_goes_without_something_is_as_quick_as_itself() -> None:
    measured(0.5)
    assert seconds("random without end turn", "random") == pytest.approx(0.5)


def test_work_is_shared_by_all_processes_after_the_start() -> None:
    measured(0.5)
    found = foreseen([Work("toy", ("random", "random"), 40)], a_user().pk)
    assert found is not None and found.waits == 0
    assert found.seconds == pytest.approx(START_S + 40 * 0.5 / 2)


def test_ones_own_earlier_games_go_first() -> None:
    measured(0.5)
    owner = a_user()
    waiting(owner, 80)
    found = after_the_others(20.0, owner.pk, Speeds())
    assert found.waits == pytest.approx(80 * 0.5 / 2)
    assert found.seconds == pytest.approx(START_S + (80 * 0.5 + 20.0) / 2)


def test_another_person_with_much_to_do_halves_the_speed_and_one_with_little_costs_little() -> None:
    measured(0.5)
    person = a_user()
    busy = waiting(a_user(), 1000)
    assert after_the_others(20.0, person.pk, Speeds()).seconds == pytest.approx(START_S + 2 * 20.0 / 2)
    Batch.objects.filter(pk=busy.pk).update(state=BatchState.PAUSED)
    waiting(a_user(), 4)
    assert after_the_others(20.0, person.pk, Speeds()).seconds == pytest.approx(START_S + (20.0 + 4 * 0.5) / 2)


def test_work_of_one_process_takes_as_long_however_many_there_are() -> None:
    measured(0.5)
    found = foreseen([Work("toy", ("random", "random"), 40)], a_user().pk, processes=1)
    assert found is not None and found.seconds == pytest.approx(START_S + 40 * 0.5)


def test_games_that_are_asked_for_in_pieces_wait_for_each_piece() -> None:
    measured(0.5)
    found = foreseen([Work("toy", ("random", "random"), 40, pieces=10)], a_user().pk)
    assert found is not None and found.seconds == pytest.approx(START_S + (40 * 0.5 + 10 * TURN_S) / 2)


def test_games_that_nobody_watched_yet_take_a_little_longer_than_to_play_them() -> None:
    """By processor time, so that a playtest of a busy hour tells the time of a quiet one."""
    batch = measured(0.5)
    Chunk.objects.filter(batch=batch).update(duration_ms=4 * F("duration_ms"), processor_ms=F("processor_ms"))
    slower = Speeds().slowdown
    assert slower == pytest.approx(4)
    assert seconds_a_game(batch) == pytest.approx(WATCHING * 0.5 * slower)
