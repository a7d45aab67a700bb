"""A real Redis that is killed, is full, or forgets everything in mid-batch: it costs time, never games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import redis

from config.celery import all_queues
from tests.support.site import Site, a_site
from tests.support.waiting import status_of, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart]
PAIRS = 300


def test_a_killed_and_restarted_redis_changes_nothing(tmp_path: Path) -> None:
    with a_site(tmp_path, "redis") as site:
        assert site.redis is not None
        site.dispatcher()
        worker = site.worker(2)
        with site.slow_games():
            batch = site.create(pairs=PAIRS, seed=5)
            site.wait_for_chunks("done")
            site.redis.stop(kill=True)
            assert site.state(batch) == "running", "the kill came too late to prove anything"
        meanwhile = site.create(pairs=20, seed=6)
        assert site.state(meanwhile) == "queued"
        site.redis.start()
        site.assert_right(site.until_over(batch, is_message_lost=True), PAIRS, 5)
        site.assert_right(site.until_over(meanwhile, is_message_lost=True), 20, 6)
        assert worker.poll() is None, "the worker should have waited for its broker"


def test_a_redis_out_of_memory_is_waited_for(tmp_path: Path) -> None:
    """Workers and dispatcher stay, a new playtest is accepted, and everything goes on once there is memory."""
    with a_site(tmp_path, "redis") as site:
        assert site.redis is not None
        dispatcher, worker = site.dispatcher(), site.worker(2)
        with site.slow_games():
            batch = site.create(pairs=PAIRS, seed=5)
            site.wait_for_chunks("done")
            site.redis.fill()
            assert site.state(batch) == "running", "the memory ran out too late to prove anything"
        wait_until(lambda: "the broker takes no messages" in site.log(worker), "the worker to notice")
        meanwhile = site.create(pairs=20, seed=6)
        wait_until(lambda: "the queue does not answer" in site.log(dispatcher), "the dispatcher")
        assert site.state(meanwhile) == "queued"
        site.redis.make_room()
        site.assert_right(site.until_over(batch, is_message_lost=True), PAIRS, 5)
        site.assert_right(site.until_over(meanwhile, is_message_lost=True), 20, 6)
        assert (worker.poll(), dispatcher.poll()) == (None, None), "nobody should have ended"


@pytest.mark.deep(only=True)
def test_a_worker_that_waits_for_memory_can_be_told_to_go(tmp_path: Path) -> None:
    with a_site(tmp_path, "redis") as site:
        assert site.redis is not None
        site.redis.fill()
        worker = site.worker()
        wait_until(lambda: "the broker takes no messages" in site.log(worker), "the worker to notice")
        worker.terminate()
        assert status_of(worker) == 0


@pytest.mark.deep(only=True)
def test_messages_that_redis_forgot_are_sent_again(tmp_path: Path) -> None:
    """A worker that answers a later message tells that they are lost: no time has to pass."""
    with a_site(tmp_path, "redis") as site:
        assert site.redis is not None
        site.dispatcher()
        worker = site.worker()
        with site.slow_games():
            batch = site.create(pairs=PAIRS, seed=5)
            site.wait_for_chunks("done")
            site.redis.forget_everything()
        worker.terminate()
        status_of(worker)  # a message that it had taken is played now, or gone
        assert site.state(batch) == "running" and site.chunks("queued")
        site.worker()
        site.assert_right(site.until_over(batch), PAIRS, 5)


def waiting_messages(site: Site) -> int:
    """The messages that ask for chunks; those that ask whether somebody lives are no games."""
    assert site.redis is not None
    with redis.Redis.from_url(site.redis.url) as client:
        keys = [key for name in all_queues() for key in client.keys(f"*{name}*")]
        waiting = [message for key in keys if client.type(key) == b"list" for message in client.lrange(key, 0, -1)]
    tasks = [json.loads(message)["headers"]["task"].rpartition(".")[2] for message in waiting]
    return sum("chunk" in task for task in tasks)


def test_the_queue_of_the_last_test_can_be_counted(tmp_path: Path) -> None:
    """Without a worker the messages of a batch wait: `waiting_messages` sees them."""
    with a_site(tmp_path, "redis") as site:
        site.dispatcher()
        site.create(pairs=8, seed=5)
        wait_until(lambda: waiting_messages(site) == published(site) > 0, "the messages")


def published(site: Site) -> int:
    """The chunks whose messages were sent: as many as the queue has room for."""
    return int(site.rows("SELECT count(*) FROM simulate_chunk WHERE published_at IS NOT NULL")[0][0])
