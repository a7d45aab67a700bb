"""Workers on a real PostgreSQL and Redis that restart, or to which all links break without a word, in mid-batch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.chaos import test_studies as studies
from tests.support import table_of_site as at_a_table
from tests.support.link import Link, a_link
from tests.support.site import Site, a_site, kill_a_child
from tests.support.waiting import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.deep(only=True)]
PAIRS, RESTARTS = 300, 5


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with a_site(tmp_path, "redis", database="postgresql") as site:
        yield site


def test_restarts_change_no_playtest_no_study_and_no_game_at_a_table(site: Site) -> None:
    """The server ends as after a crash, each time while chunks are being played."""
    assert site.postgres is not None
    processes = [site.dispatcher(), site.worker(2)]
    with site.slow_games():
        study = site.ask_study(points=studies.POINTS, most=studies.MOST, seed=5, chunks=studies.CHUNKS)
        batch = site.create(pairs=PAIRS, seed=5)
        game = at_a_table.sit_down(site, 5)
        for _ in range(RESTARTS):
            site.wait_for_chunks("running")
            assert not at_a_table.play_on(site, game, 2), "the game was over too early to prove anything"
            site.postgres.stop(immediately=True)
            site.postgres.start()
        assert site.state(batch) != "done", "the restarts came too late to prove anything"
    site.assert_right(site.until_over(batch, is_message_lost=True), PAIRS, 5)
    studies.assert_right(site.until_study_is_over(study), 5)
    assert at_a_table.play_on(site, game)
    at_a_table.assert_right(site, game)
    assert [process.poll() for process in processes] == [None, None], "nobody should have ended"


def test_a_dead_process_is_noticed_after_the_server_restarted(site: Site) -> None:
    """The worker notes the end of a process of its own; the connection that it had for the last one is dead by then."""
    assert site.postgres is not None
    dice = random.Random(1)
    site.dispatcher()
    worker = site.worker(2)
    with site.slow_games():
        batch = site.create(pairs=PAIRS, seed=5)
        for _ in range(2):
            site.wait_for_chunks("running", 2)
            until = partial(is_more, site, attempts(site))
            kill_a_child(worker, dice)
            wait_until(until, "the chunk of the dead process")
            site.postgres.stop(immediately=True)
            site.postgres.start()
    site.assert_right(site.until_over(batch), PAIRS, 5)


def attempts(site: Site) -> int:
    """The tries of all chunks after their first."""
    return sum(row[3] - 1 for row in site.chunks() if row[3] > 1)


def is_more(site: Site, before: int) -> bool:
    return attempts(site) > before


def test_links_that_break_without_a_word_are_made_anew(site: Site) -> None:
    """All connections of worker and dispatcher are dead, and no end of them says so."""
    assert site.postgres is not None and site.redis is not None
    with ExitStack() as links:
        database = links.enter_context(a_link(site.postgres.port))
        broker = links.enter_context(a_link(site.redis.port))
        through(site, "DATABASE_URL", site.postgres.port, database)
        through(site, "REDIS_URL", site.redis.port, broker)
        processes = [site.dispatcher(), site.worker(2)]
        with site.slow_games():
            batch = site.create(pairs=PAIRS, seed=5)
            site.wait_for_chunks("done")
            database.strand()
            broker.strand()
            assert site.state(batch) == "running", "the links broke too late to prove anything"
        site.assert_right(site.until_over(batch, is_message_lost=True), PAIRS, 5)
        assert [process.poll() for process in processes] == [None, None], "nobody should have ended"


def through(site: Site, variable: str, port: int, link: Link) -> None:
    """Let the processes of the site reach a server by a link."""
    site.environment[variable] = site.environment[variable].replace(f":{port}/", f":{link.port}/")
