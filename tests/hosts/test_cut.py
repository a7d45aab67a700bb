"""Workers, dispatchers, PostgreSQL and Redis on hosts of their own, whose links are cut and whose power fails."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.hosts import BROKER_HOST, DATABASE_HOST, HostedSite, a_site_on_hosts
from tests.support.site import kill_tree, stop_at_work
from tests.support.waiting import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.hosts]
PAIRS, SEED = 300, 5
NAMES = ("worker 1", "worker 2", "dispatcher 1", "dispatcher 2")
CUT_S = 60.0
DONE_S = 10.0
"""Seconds after the link is there again in which everything is done that only needed the link."""
BACK_S = 75.0
"""Seconds after which the chunks of a host without power are taken up again: a lease, and the rhythm of the sweep."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[HostedSite]:
    with a_site_on_hosts(tmp_path, *NAMES) as site:
        yield site


@pytest.fixture
def in_real_time(site: HostedSite) -> HostedSite:
    """Leases, and the rhythm of the dispatcher, last as long as in service."""
    site.environment["TOY_REAL_TIMES"] = "1"
    return site


def test_another_host_plays_what_a_host_without_power_had(site: HostedSite) -> None:
    """Its link is cut before its processes die: nobody in the network is told of it."""
    site.dispatcher_on("dispatcher 1")
    first, _second = site.worker_on("worker 1"), site.worker_on("worker 2")
    with site.slow_games():
        batch = site.create(pairs=PAIRS, seed=SEED)
        site.wait_for_chunks("done")
        stop_at_work(site, first, running=2)
        site.hosts["worker 1"].cut()
        kill_tree(first)
    site.let_an_hour_pass()
    over = site.until_over(batch, is_message_lost=True)
    site.assert_right(over, PAIRS, SEED)
    assert max(over["attempts"]) > 1, "it had nothing in hand, so nothing is proved"


def begun(site: HostedSite) -> str:
    """A playtest of which chunks are done, and others are being played by slow games."""
    batch = site.create(pairs=PAIRS, seed=SEED)
    site.wait_for_chunks("done")
    site.wait_for_chunks("running")
    return batch


def until_done(site: HostedSite, *batches: str, what: str) -> float:
    """Seconds until these playtests are over; they are right."""
    began = time.monotonic()
    wait_until(lambda: all(site.state(each) == "done" for each in batches), what, progress=site.chunks)
    needed_s = time.monotonic() - began
    print(f"\n{what}: done in {needed_s:.1f} s")
    for each in batches:
        site.assert_right(site.read(each), PAIRS, SEED)
    return needed_s


def stays_cut() -> None:
    """A minute passes."""
    ends_at = time.monotonic() + CUT_S
    wait_until(lambda: time.monotonic() >= ends_at, "the end of the cut", every_s=1.0)


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("name", ["worker 1", "dispatcher 1", BROKER_HOST])
def test_after_a_minute_without_its_link_everything_is_done_in_seconds(in_real_time: HostedSite, name: str) -> None:
    """Nobody else can play in the meantime. A playtest that is asked for then is done, too."""
    site, host = in_real_time, in_real_time.hosts[name]
    processes = [site.dispatcher_on("dispatcher 1"), site.worker_on("worker 1", 2)]
    with site.slow_games():
        batch = begun(site)
        host.cut()
    meanwhile = site.create(pairs=PAIRS, seed=SEED)
    stays_cut()
    assert site.state(meanwhile) == "queued", "it did not need the link, so nothing is proved"
    host.heal()
    needed_s = until_done(site, batch, meanwhile, what=f"after a minute without the link of {name}")
    assert [process.poll() for process in processes] == [None, None], "nobody should have ended"
    assert needed_s <= DONE_S


@pytest.mark.deep(only=True)
def test_after_a_minute_without_the_database_everything_is_done_in_seconds(in_real_time: HostedSite) -> None:
    """Workers and the dispatcher have lost it. Nobody can look what happens meanwhile."""
    site, host = in_real_time, in_real_time.hosts[DATABASE_HOST]
    processes = [site.dispatcher_on("dispatcher 1"), site.worker_on("worker 1", 2)]
    with site.slow_games():
        batch = begun(site)
        host.cut()
    stays_cut()
    host.heal()
    needed_s = until_done(site, batch, what="after a minute without the link of the database")
    assert [process.poll() for process in processes] == [None, None], "nobody should have ended"
    assert needed_s <= DONE_S


@pytest.mark.deep(only=True)
def test_the_chunks_of_a_host_without_power_are_back_when_their_leases_are_over(in_real_time: HostedSite) -> None:
    site = in_real_time
    site.dispatcher_on("dispatcher 1")
    first, _second = site.worker_on("worker 1", 2), site.worker_on("worker 2", 2)
    with site.slow_games():
        batch = begun(site)
        stop_at_work(site, first, running=4)
        site.hosts["worker 1"].cut()
        kill_tree(first)
    needed_s = until_done(site, batch, what="after a host of workers lost its power in mid-chunk")
    site.hosts["worker 1"].heal()
    assert needed_s <= BACK_S + DONE_S


@pytest.mark.deep(only=True)
def test_another_dispatcher_takes_over(in_real_time: HostedSite) -> None:
    """Two of them run, and the host of the first one loses its power."""
    site = in_real_time
    first = site.dispatcher_on("dispatcher 1")
    site.worker_on("worker 1", 2)
    with site.slow_games():
        batch = begun(site)
        site.dispatcher_on("dispatcher 2")
        site.hosts["dispatcher 1"].cut()
        kill_tree(first)
    until_done(site, batch, what="after the host of the first dispatcher lost its power")
    until_done(site, site.create(pairs=PAIRS, seed=SEED), what="a new playtest after that")
