"""A chunk whose process died goes before other games, once, and keeps nobody else waiting (docs/operations.md)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from billiard.exceptions import WorkerLostError
from kombu.asynchronous import Hub

from config.worker import LOOK_FOR_DEATHS_EVERY_S, PatientConsumer
from sandtable.playtest.fingerprint import fingerprints
from simulate import tasks
from simulate.models import Batch, Chunk
from simulate.queue import limits
from simulate.queue.lease import claim, hand_back
from simulate.queue.relay import relay
from tests.support.leases import taken
from tests.support.playtests import a_batch, a_user, a_virtual_clock

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    """The queue holds eleven of them, of 1.5 s each, for four processes."""
    settings.GAME_PROCESSES = 4
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given: 2)
    monkeypatch.setattr("simulate.queue.sizing.TARGET_S", 1.5)


def a_study_batch(owner: Any = None) -> Batch:
    """A playtest nobody waits for: all of its games go among the games."""
    batch = a_batch(owner, pairs=40)
    Batch.objects.filter(pk=batch.pk).update(waited_games=0)
    return batch


def sent() -> tuple[list[int], list[int]]:
    """The chunks that one round of the relay sends: before other games, and among them."""
    again: list[int] = []
    games: list[int] = []
    relay(games.append, games.append, again.append)
    return again, games


def dies_with(chunk_id: int) -> None:
    """A process takes the chunk and dies; its worker tells so."""
    assert claim(chunk_id, fingerprints(), task="task-1")
    tasks.release_lease(task_id="task-1", exception=WorkerLostError(), args=(chunk_id,))


def test_a_chunk_whose_process_died_goes_before_all_that_is_on_the_queue() -> None:
    a_study_batch()
    _, games = sent()
    assert len(games) == 11
    dies_with(games[0])
    again, others = sent()
    assert again == [games[0]] and games[0] not in others
    assert sent() == ([], []), "once"


def test_one_that_was_handed_back_takes_its_turn_as_before() -> None:
    a_study_batch()
    _, games = sent()
    assert hand_back(taken(Chunk.objects.get(pk=games[0])))
    assert sent() == ([], [games[0]])


def test_one_that_dies_again_takes_its_turn_among_the_games() -> None:
    """It may be its games that end the process, and they keep nobody waiting for ever."""
    a_study_batch()
    _, games = sent()
    dies_with(games[0])
    assert sent()[0] == [games[0]]
    dies_with(games[0])
    assert sent() == ([], [games[0]])


def test_of_one_person_two_at_a_time_and_by_turns_with_others() -> None:
    busy, other = a_user(), a_user()
    a_study_batch(busy)
    a_study_batch(other)
    _, games = sent()
    mine = [pk for pk in games if Chunk.objects.get(pk=pk).batch.owner_id == busy.pk]
    theirs = [pk for pk in games if pk not in mine]
    for chunk_id in [*mine[:4], theirs[0]]:
        dies_with(chunk_id)
    assert sent()[0] == [mine[0], theirs[0], mine[1]]
    taken(Chunk.objects.get(pk=mine[0]))
    assert sent()[0] == [], "one is played and one waits, so the others take their turn among the games"


def test_a_message_that_was_lost_is_sent_again_before_other_games() -> None:
    a_study_batch()
    with a_virtual_clock() as clock:
        _, games = sent()
        dies_with(games[0])
        assert sent()[0] == [games[0]]
        clock.pass_(limits.REPUBLISH_S + 1)
        assert sent()[0] == [games[0]]


def test_a_worker_looks_for_dead_processes_twice_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a pipe tells of a death, but it may close before the system knows who died."""
    looks: list[bool] = []
    hub = Hub()
    consumer = PatientConsumer.__new__(PatientConsumer)
    consumer.pool = cast(Any, SimpleNamespace(maintain_pool=lambda: looks.append(True)))
    consumer.blueprint = cast(Any, SimpleNamespace(send_all=lambda *_, **__: None))
    consumer.register_with_event_loop(hub)
    (planned,) = hub.timer.queue
    assert LOOK_FOR_DEATHS_EVERY_S <= 0.5
    planned.entry()
    assert looks == [True]
