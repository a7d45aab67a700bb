"""Real workers on a real broker: games that block every slot of theirs keep nobody from the lane for people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from tests.support.depth import brokers
from tests.support.site import IDLE_ROUNDS, Site, a_site, living_children
from tests.support.waiting import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart]


@contextmanager
def a_blocked_site(folder: Path, broker: str) -> Iterator[Site]:
    """A site whose only worker of games has one process, which stands still with a chunk in its hands."""
    with a_site(folder, broker) as site:
        site.dispatcher()
        stopped = site.folder / "stopped"
        worker = site.worker(TOY_STOP_AT="claim:claimed", TOY_STOPPED=str(stopped))
        site.create(pairs=20, seed=5)
        wait_until(lambda: _stands_still(stopped), "the process that plays games to stand still")
        assert len(living_children(worker)) == 1, "another process could take the next chunk"
        yield site


def _stands_still(file: Path) -> bool:
    text = file.read_text() if file.exists() else ""
    return bool(text) and psutil.Process(int(text)).status() == psutil.STATUS_STOPPED


def is_begun(site: Site, batch: str) -> bool:
    """Whether the first game of the batch is counted."""
    question = "SELECT c.state FROM simulate_chunk c JOIN simulate_batch b ON b.id = c.batch_id"
    return site.rows(f"{question} WHERE b.public_id = ? AND c.first_game = 0", batch) == [("done",)]


@pytest.mark.deep
@pytest.mark.parametrize("broker", brokers("files"))
def test_while_games_block_their_worker_a_new_playtest_begins_in_the_lane(broker: str, tmp_path: Path) -> None:
    with a_blocked_site(tmp_path, broker) as site:
        site.worker(LANE="people")
        batch = site.create(pairs=20, seed=6)
        wait_until(lambda: is_begun(site, batch), "the first games of the playtest")
        assert len(site.chunks("running")) == 1, "the blocked chunk came free, so nothing is proved"


def test_without_a_worker_of_the_lane_the_new_playtest_waits(tmp_path: Path) -> None:
    with a_blocked_site(tmp_path, "files") as site:
        site.worker(LANE="games")
        batch = site.create(pairs=20, seed=6)
        rounds = site.rounds()
        wait_until(lambda: site.rounds() >= rounds + IDLE_ROUNDS, "some rounds of the dispatcher", progress=site.rounds)
        assert not is_begun(site, batch)


@pytest.mark.deep(only=True)
def test_a_killed_process_of_the_lane_costs_its_chunk_and_no_game(tmp_path: Path) -> None:
    with a_site(tmp_path, "files") as site:
        site.die_at("run:played", 1)
        site.dispatcher()
        site.worker(LANE="people")
        batch = site.create(pairs=20, seed=5)
        wait_until(lambda: site.deaths() == 1, "the death of a process of the lane")
        site.worker(LANE="games")
        site.assert_right(site.until_over(batch), 20, 5)
