"""Other programs that use the same Redis for messages of their own, and put back what they think is lost too soon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from kombu import Connection

from config.celery import REDIS_TRANSPORT
from tests.support.services import RedisServer

QUEUE = "of this test"


@pytest.fixture
def redis_of_both(redis_server: RedisServer) -> Iterator[RedisServer]:
    redis_server.forget_everything()
    yield redis_server
    redis_server.forget_everything()


def comes_again(server: RedisServer, **options: Any) -> bool:
    """Whether a message that a worker of ours has taken is there anew, once a neighbour has put back what it finds.

    The neighbour waits for no second, as if ours had been at work for longer than it can think of.
    """
    with ExitStack() as both:
        ours = both.enter_context(Connection(server.url, transport_options=REDIS_TRANSPORT | options))
        neighbours = both.enter_context(Connection(server.url, transport_options={"visibility_timeout": 0}))
        queue = both.enter_context(ours.SimpleQueue(QUEUE))
        queue.put("chunk 7")
        assert queue.get(timeout=60).payload == "chunk 7"
        channel: Any = neighbours.default_channel
        channel.qos.restore_visible()
        try:
            queue.get_nowait()
        except queue.Empty:
            return False
        return True


def test_a_neighbour_in_a_hurry_leaves_our_messages_alone(redis_of_both: RedisServer) -> None:
    assert not comes_again(redis_of_both)


def test_without_names_of_our_own_it_would_repeat_them(redis_of_both: RedisServer) -> None:
    assert comes_again(redis_of_both, global_keyprefix="")
