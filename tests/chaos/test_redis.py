"""A real Redis that is killed, or forgets everything, in mid-batch: it costs time, never games."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import redis

from tests.support.services import wait_until
from tests.support.site import PATIENCE_S, Site, a_site, kill_tree

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
PAIRS = 300
SILENCE_S = 3.0
"""Nothing happens for this long: then nothing will."""


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
        site.assert_right(site.until_over(batch), PAIRS, 5)
        site.assert_right(site.until_over(meanwhile), 20, 6)
        assert worker.poll() is None, "the worker should have waited for its broker"


def test_messages_that_redis_forgot_are_sent_again(tmp_path: Path) -> None:
    """And while they are not, the batch stands still: nothing else would have brought them back."""
    with a_site(tmp_path, "redis") as site:
        assert site.redis is not None
        forgetful = site.dispatcher(TOY_REPUBLISH_S="3600")
        site.worker()
        with site.slow_games():
            batch = site.create(pairs=PAIRS, seed=5)
            site.wait_for_chunks("done")
            site.redis.forget_everything()
        wait_for_silence(site)
        assert site.state(batch) == "running" and site.chunks("queued")
        kill_tree(forgetful)
        site.dispatcher(TOY_REPUBLISH_S="3")
        site.assert_right(site.until_over(batch), PAIRS, 5)


def wait_for_silence(site: Site) -> None:
    """No chunk is played and none is on the queue, for long enough that no message can be on its way."""
    deadline, quiet_since = time.monotonic() + PATIENCE_S, time.monotonic()
    while time.monotonic() - quiet_since < SILENCE_S:
        assert time.monotonic() < deadline, "the messages were not lost"
        if site.chunks("running") or waiting_messages(site) or never_published(site):
            quiet_since = time.monotonic()
        time.sleep(0.1)


def never_published(site: Site) -> int:
    question = "SELECT count(*) FROM simulate_chunk WHERE state = 'queued' AND published_at IS NULL"
    return int(site.rows(question)[0][0])


def waiting_messages(site: Site) -> int:
    assert site.redis is not None
    with redis.Redis.from_url(site.redis.url) as client:
        return sum(client.llen(key) for key in client.keys("*sim.v*") if client.type(key) == b"list")


def test_the_queue_of_the_last_test_can_be_counted(tmp_path: Path) -> None:
    """Without a worker the messages of a batch wait: `waiting_messages` sees them."""
    with a_site(tmp_path, "redis") as site:
        site.dispatcher()
        site.create(pairs=8, seed=5)
        wait_until(lambda: waiting_messages(site) == len(site.chunks("queued")) > 0, "the messages", PATIENCE_S)
