"""The lane for people: which queues a worker reads, which tasks go there, and that people's messages come first."""

from __future__ import annotations

from pathlib import Path

import pytest
from kombu import Connection, Consumer, Exchange, Message, Queue

from config.celery import (
    REDIS_TRANSPORT,
    SECOND_TRY,
    WAITED_FOR,
    UnknownLane,
    all_queues,
    app,
    file_transport,
    lanes,
    people_queue,
    queue_name,
    second_try_queue,
)
from config.files import Transport
from tests.support.waiting import PATIENCE_S
from tools import run


@pytest.mark.parametrize(
    ("lane", "queues"),
    [("", all_queues()), ("people", [people_queue()]), ("games", [second_try_queue(), queue_name()])],
)
def test_a_worker_reads_the_queues_of_its_lane(monkeypatch: pytest.MonkeyPatch, lane: str, queues: list[str]) -> None:
    monkeypatch.setenv("LANE", lane)
    assert lanes() == queues


def test_a_lane_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANE", "fast")
    with pytest.raises(UnknownLane, match="LANE must be people or games, or not set, and not 'fast'"):
        lanes()


def test_every_task_of_the_lane_is_there_and_goes_to_its_queue_and_games_to_theirs() -> None:
    app.loader.import_default_modules()
    assert set(WAITED_FOR) <= set(app.tasks)
    for task in WAITED_FOR:
        assert app.amqp.router.route({}, task)["queue"].name == people_queue()
    assert app.amqp.router.route({}, "simulate.tasks.run_chunk")["queue"].name == queue_name()
    assert app.amqp.router.route({}, SECOND_TRY)["queue"].name == second_try_queue()


def test_on_files_messages_of_people_come_before_older_ones_of_games(tmp_path: Path) -> None:
    files = Connection("filesystem://", transport=Transport, transport_options=file_transport(tmp_path))
    queues = [Queue(name, Exchange(name), routing_key=name) for name in all_queues()]
    came: list[str] = []

    def take(body: str, message: Message) -> None:
        came.append(body)
        message.ack()

    with files as connection, connection.channel() as channel:
        producer = connection.Producer(channel)
        for queue in reversed(queues * 2):
            producer.publish(queue.name, exchange=queue.exchange, routing_key=queue.name, declare=[queue])
        with Consumer(channel, queues, callbacks=[take]):
            while len(came) < 6:
                connection.drain_events(timeout=PATIENCE_S)
    assert came == [name for name in all_queues() for _ in range(2)]


def test_on_redis_the_queues_are_read_in_the_order_of_their_names() -> None:
    """Redis knows no order of its own (kombu keeps the queues in a set), so the names have one."""
    assert REDIS_TRANSPORT["queue_order_strategy"] == "sorted"
    assert people_queue() < second_try_queue() < queue_name()


def test_make_run_starts_a_worker_for_people_at_full_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPILE_RULES", "0")
    monkeypatch.setenv("PEOPLE_WORKERS", "3")
    by_name = {program.name: program for program in run.programs(8000)}
    people, games = by_name["people"], by_name["worker"]
    assert people.environment["LANE"] == "people" and people.nice == 0 < games.nice
    assert list(people.command)[list(people.command).index("--concurrency") + 1] == "3"
    assert "LANE" not in games.environment


@pytest.mark.parametrize("text", ["0", "many"])
def test_a_number_of_processes_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("PEOPLE_WORKERS", text)
    with pytest.raises(run.CannotStart, match="PEOPLE_WORKERS must be"):
        run.people_workers()
