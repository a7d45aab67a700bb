"""Messages by Redis: a worker goes on after an answer of its own got lost, and a socket file will do."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import redis
from kombu import Connection, Message
from kombu.simple import SimpleQueue
from kombu.transport.redis import Transport as KombuTransport
from pytest_django.fixtures import Settings

from config.celery import configuration
from config.redis_transport import Transport
from tests.support.services import RedisServer
from tests.support.waiting import PATIENCE_S

ENDS = {
    "done": lambda message: message.ack(),
    "given up": lambda message: message.reject(),
    "given back": lambda message: message.requeue(),
}


@contextmanager
def a_line(server: RedisServer, transport: type[KombuTransport]) -> Iterator[tuple[SimpleQueue, Message]]:
    """A queue with two messages, read by a worker of one process, and the first of them."""
    options = {"socket_timeout": 0.2}
    with (
        Connection(server.url, transport=transport, transport_options=options) as connection,
        connection.SimpleQueue("answers") as line,
    ):
        line.consumer.qos(prefetch_count=1)
        for number in (1, 2):
            line.put(number)
        yield line, line.get(timeout=PATIENCE_S)


def has_room(line: SimpleQueue) -> bool:
    """True where the worker believes that it can take another message."""
    channel: Any = line.consumer.channel
    return bool(channel.qos.can_consume())


@contextmanager
def standing_still(server: RedisServer) -> Iterator[None]:
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


@pytest.mark.parametrize("end", ENDS)
def test_a_worker_goes_on_after_its_answer_got_lost(end: str, redis_server: RedisServer) -> None:
    with a_line(redis_server, Transport) as (line, first):
        with standing_still(redis_server), pytest.raises(redis.TimeoutError):
            ENDS[end](first)
        assert has_room(line)
        assert line.get(timeout=PATIENCE_S).payload in (1, 2)


@pytest.mark.parametrize("end", ENDS)
def test_without_it_the_worker_believes_that_it_is_busy(end: str, redis_server: RedisServer) -> None:
    with a_line(redis_server, KombuTransport) as (line, first):
        with standing_still(redis_server), pytest.raises(redis.TimeoutError):
            ENDS[end](first)
        assert not has_room(line)


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1/0", "rediss://127.0.0.1:1/0"])
def test_workers_on_redis_use_it(url: str, settings: Settings) -> None:
    settings.BROKER_URL = url
    found = configuration()
    connection = Connection(found["broker_url"], transport=found["broker_transport"])
    assert type(connection.transport) is Transport
    assert bool(connection.ssl) is url.startswith("rediss")


def test_messages_go_through_a_socket_file(redis_server: RedisServer, settings: Settings) -> None:
    settings.BROKER_URL = f"unix://{redis_server.socket}?db=3"
    found = configuration()
    with Connection(found["broker_url"], transport=found["broker_transport"]) as connection:
        assert type(connection.transport) is Transport
        with connection.SimpleQueue("by file") as line:
            line.put("to database 3")
    with redis.Redis.from_url(settings.BROKER_URL) as client:
        assert client.llen("by file") == 1
