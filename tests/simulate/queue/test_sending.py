"""Messages to a broker that is slow, stands still, or whose connection broke without a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import redis
from celery import Celery

from config import celery
from simulate.queue import control, sending
from simulate.queue.relay import QueueDown
from simulate.queue.sending import send
from tests.support.link import Link, a_link
from tests.support.playtests import a_batch
from tests.support.services import RedisServer, free_port

QUEUE = "of this test"


@pytest.fixture
def link(redis_server: RedisServer) -> Iterator[Link]:
    redis_server.forget_everything()
    with a_link(redis_server.port) as link:
        yield link
        link.thaw()
        sending.let_go()


@pytest.fixture
def task(link: Link) -> Any:
    """A task of a service whose broker is behind the link."""
    sending.let_go()
    app = Celery("of this test", set_as_current=False)
    options = dict(celery.REDIS_TRANSPORT)
    app.conf.update(
        celery.RELIABILITY,
        broker_url=f"redis://127.0.0.1:{link.port}/0",
        broker_transport_options=options,
        task_default_queue=QUEUE,
    )

    def nothing(number: int) -> None:
        """Nobody takes the messages."""

    return app.task(name="nothing")(nothing)


def messages(server: RedisServer) -> int:
    with redis.Redis.from_url(server.url) as client:
        return int(client.llen(f"sandtable:{QUEUE}"))


def test_a_message_is_one_trip_on_a_connection_that_is_kept(task: Any, link: Link, redis_server: RedisServer) -> None:
    """To make a connection takes more than ten: with half a second on the way, a page would wait for seconds."""
    send(task, [1])
    connections, trips = link.connections, link.trips
    send(task, [2])
    assert (link.connections, link.trips) == (connections, trips + 1)
    assert messages(redis_server) == 2


def test_a_connection_that_broke_without_a_word_loses_no_message(
    task: Any, link: Link, redis_server: RedisServer
) -> None:
    send(task, [1])
    link.strand()
    send(task, [2])
    assert messages(redis_server) == 2


@pytest.mark.parametrize("is_known", [True, False], ids=["kept connection", "new connection"])
def test_a_broker_that_stands_still_is_told_and_found_again(
    task: Any, link: Link, redis_server: RedisServer, is_known: bool
) -> None:
    if is_known:
        send(task, [1])
    link.freeze()
    with pytest.raises(QueueDown):
        send(task, [2])
    link.thaw()
    send(task, [3])
    assert messages(redis_server) >= 1 + is_known


def test_nobody_waits_before_a_broker_that_is_down_is_told(task: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is refused at once, and a page would wait for nothing."""
    task.app.conf.broker_url = f"redis://127.0.0.1:{free_port()}/0"
    monkeypatch.setattr("kombu.utils.functional.sleep", lambda seconds: pytest.fail(f"it sleeps for {seconds:g} s"))
    with pytest.raises(QueueDown):
        send(task, [1])


@pytest.mark.django_db
def test_nobody_who_asks_for_a_playtest_or_steers_one_waits_for_the_broker(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_broker(*_: object, **__: object) -> None:
        raise AssertionError("somebody waits for the broker")

    monkeypatch.setattr(Celery, "_connection", no_broker)
    batch = a_batch()
    for deed in (control.pause, control.resume, control.cancel):
        deed(batch=batch)
    batch.refresh_from_db()
    assert batch.state == "cancelled"
