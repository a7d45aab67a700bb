"""Real workers that are told to go, or stand still past their lease: nothing is lost, nothing counts twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from tests.support.depth import brokers
from tests.support.site import Site, a_site, family
from tests.support.waiting import brings_about, status_of, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart]


@pytest.mark.deep
@pytest.mark.parametrize("broker", brokers("redis"))
def test_a_worker_that_is_told_to_go_loses_nothing(broker: str, tmp_path: Path) -> None:
    pairs = 300
    with a_site(tmp_path, broker) as site:
        site.dispatcher()
        worker = site.worker(2)
        with site.slow_games():
            batch = site.create(pairs=pairs, seed=5)
            site.wait_for_chunks("done")
            site.wait_for_chunks("running", 2)
            worker.terminate()
            assert status_of(worker) == 0
        assert site.chunks("running") == [], "a chunk was neither finished nor given back"
        assert site.state(batch) == "running", "the signal came too late to prove anything"
        site.worker(2)
        over = site.until_over(batch)
        site.assert_right(over, pairs, 5)
        assert set(over["attempts"]) == {1}, "a chunk was tried again, so somebody had died"


@pytest.mark.deep
@pytest.mark.parametrize("broker", brokers("files"))
def test_a_worker_that_stood_still_past_its_lease_counts_nothing(broker: str, tmp_path: Path) -> None:
    with a_zombie_and_its_heir(tmp_path, broker) as (site, batch, zombie, heir):
        with brings_about(lambda: "stale lease" in site.log(zombie.worker), "the refusal of the late games"):
            wake(zombie)
        assert site.chunks() == [(0, 40, "running", 2)], "the heir's chunk was touched"
        wake(heir)
        site.assert_right(site.until_over(batch), 20, 5)
        assert "nondeterminism" not in site.log(zombie.worker)
        assert "stale lease" not in site.log(heir.worker)


@pytest.mark.deep(only=True)
def test_without_the_token_it_counts_while_another_plays(tmp_path: Path) -> None:
    with a_zombie_and_its_heir(tmp_path, "files", TOY_WITHOUT="lease_token") as (site, batch, zombie, heir):
        with brings_about(lambda: bool(site.chunks("done")), "the zombie's games are counted"):
            wake(zombie)
        with brings_about(lambda: "stale lease" in site.log(heir.worker), "the refusal of the heir's games"):
            wake(heir)


class Stopped:
    """A worker that stands still between its last game and the commit."""

    def __init__(self, site: Site, name: str, **environment: str) -> None:
        file = site.folder / name
        self.worker = site.worker(TOY_STOP_AT="run:played", TOY_STOPPED=str(file), **environment)
        self.file = file

    def wait(self) -> None:
        wait_until(self.stands_still, f"{self.file.name} standing still")
        for process in family(self.worker):
            process.suspend()

    def stands_still(self) -> bool:
        text = self.file.read_text() if self.file.exists() else ""
        return bool(text) and psutil.Process(int(text)).status() == psutil.STATUS_STOPPED


def wake(stopped: Stopped) -> None:
    for process in family(stopped.worker):
        os.kill(process.pid, signal.SIGCONT)


@contextmanager
def a_zombie_and_its_heir(
    folder: Path, broker: str, **environment: str
) -> Iterator[tuple[Site, str, Stopped, Stopped]]:
    """A batch of one chunk that two workers have played and not told of; the lease of the first is over."""
    with a_site(folder, broker) as site:
        site.dispatcher()
        zombie = Stopped(site, "zombie", **environment)
        batch = site.create(chunks=1, pairs=20, seed=5)
        zombie.wait()
        heir = Stopped(site, "heir")
        site.let_an_hour_pass()
        heir.wait()
        assert site.chunks() == [(0, 40, "running", 2)]
        yield site, batch, zombie, heir
