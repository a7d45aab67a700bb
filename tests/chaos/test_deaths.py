"""Real workers on a real broker, killed in mid-batch: totals are exact and every game is counted once."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
import pytest

from simulate.playtest.batch import counters, digest, play_chunk
from simulate.playtest.plan import Plan
from tests.support.services import redis_server, wait_until
from tests.support.toy_game import toy_game_registered

ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]


@dataclass
class Site:
    """One installation: its environment and the processes that run in it."""

    environment: dict[str, str]
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def start(self, *command: str, **environment: str) -> subprocess.Popen[bytes]:
        with (Path(self.environment["SANDTABLE_VAR"]) / "log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.toy_service", *command],
                cwd=ROOT,
                env=self.environment | environment,
                stdout=log,
                stderr=log,
            )
        self.processes.append(process)
        return process

    def ask(self, *command: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "tests.support.toy_service", *command],
            cwd=ROOT,
            env=self.environment,
            capture_output=True,
            check=True,
            text=True,
        )
        return done.stdout.strip()

    def read(self, batch: str) -> Any:
        return json.loads(self.ask("read", batch))

    def stop(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                kill_tree(process)


def kill_tree(process: subprocess.Popen[bytes]) -> None:
    """SIGKILL for a process and all its children."""
    family = [*psutil.Process(process.pid).children(recursive=True), psutil.Process(process.pid)]
    for member in family:
        with suppress(psutil.NoSuchProcess):  # it was quicker
            member.kill()
    process.wait(20)


def kill_a_child(worker: subprocess.Popen[bytes], dice: random.Random) -> None:
    """SIGKILL for one of the processes in which games are played."""
    children = psutil.Process(worker.pid).children()
    if children:
        with suppress(psutil.NoSuchProcess):
            dice.choice(children).kill()


@contextmanager
def a_site(folder: Path, broker: str) -> Iterator[Site]:
    environment = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    environment |= {"SANDTABLE_VAR": str(folder), "TOY_DEATHS": str(folder / "deaths"), "LOG_LEVEL": "WARNING"}
    environment["DJANGO_SETTINGS_MODULE"] = "config.settings.embedded"
    (folder / "deaths").mkdir()
    if broker == "redis":
        with redis_server() as server:
            yield from _running(Site(environment | {"REDIS_URL": server.url}))
    else:
        yield from _running(Site(environment))


def _running(site: Site) -> Iterator[Site]:
    site.ask("migrate")
    try:
        yield site
    finally:
        site.stop()


def expected(pairs: int, seed: int) -> dict[str, Any]:
    """The batch as one process plays it without any trouble."""
    with toy_game_registered():
        plan = Plan("toy", ({"name": "A"}, {"name": "B"}), ("random", "random"), seed)
        records = play_chunk(plan, 0, 2 * pairs)
    return {"counters": counters(records), "digest": digest(record.digest for record in records)}


def until_over(site: Site, batch: str, timeout_s: float = 90) -> Any:
    """The batch once it has a final state."""
    deadline = time.monotonic() + timeout_s
    while time.monotonic() < deadline:
        state = site.read(batch)
        if state["state"] not in ("queued", "running"):
            return state
        time.sleep(0.5)
    raise AssertionError(f"not over after {timeout_s} s: {state}")


@pytest.mark.parametrize("broker", ["files", "redis"])
def test_killed_children_and_a_killed_worker_change_nothing(broker: str, tmp_path: Path) -> None:
    dice, pairs = random.Random(1), 400
    with a_site(tmp_path, broker) as site:
        site.start("dispatcher")
        worker = site.start("worker", "--concurrency=2")
        batch = site.ask("create", json.dumps({"pairs": pairs, "seed": 5, "side": {"delay_ms": 15}}))
        wait_until(lambda: bool(site.read(batch)["games"]), "the first games", 40)
        for _ in range(3):
            kill_a_child(worker, dice)
            time.sleep(dice.uniform(0.1, 0.6))
        kill_tree(worker)
        half_way = site.read(batch)
        assert half_way["state"] == "running", "the kill came too late to prove anything"
        site.start("worker", "--concurrency=2")
        over = until_over(site, batch)
        right = expected(pairs, 5)
        assert over["games"] == list(range(2 * pairs))
        assert (over["state"], over["counters"], over["digest"]) == ("done", right["counters"], right["digest"])
        assert max(over["attempts"]) > 1, "nothing was lost, so nothing was proved"
        assert json.loads(site.ask("reconcile")) == []


@pytest.mark.parametrize("point", ["claim:claimed", "run:played", "commit:chunk", "commit:batch", "commit:done"])
def test_death_at_a_labelled_point_changes_nothing(point: str, tmp_path: Path) -> None:
    over, books = with_deaths_at(point, tmp_path)
    right = expected(20, 5)
    assert (over["state"], over["counters"], over["digest"]) == ("done", right["counters"], right["digest"])
    assert len(list((tmp_path / "deaths").iterdir())) == 3
    assert books == []


def test_without_the_one_transaction_a_death_in_the_commit_is_seen(tmp_path: Path) -> None:
    over, books = with_deaths_at("commit:chunk", tmp_path, TOY_WITHOUT="one_transaction")
    assert over is None
    assert books


def with_deaths_at(point: str, folder: Path, **environment: str) -> tuple[Any, list[str]]:
    """A small batch whose workers die three times at a point: its end (None: it has none) and its books."""
    with a_site(folder, "files") as site:
        site.start("dispatcher")
        site.start("worker", "--concurrency=1", TOY_DIE_AT=point, **environment)
        batch = site.ask("create", json.dumps({"pairs": 20, "seed": 5}))
        try:
            over = until_over(site, batch, 15 if environment else 60)
        except AssertionError:
            if not environment:
                raise
            over = None
        return over, json.loads(site.ask("reconcile"))
