"""Workers, dispatchers, PostgreSQL and Redis on hosts of their own, whose links are cut and whose power fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.hosts import HostedSite, a_site_on_hosts
from tests.support.site import kill_tree, stop_at_work

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.hosts]
PAIRS, SEED = 300, 5
NAMES = ("worker 1", "worker 2", "dispatcher 1")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[HostedSite]:
    with a_site_on_hosts(tmp_path, *NAMES) as site:
        yield site


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
