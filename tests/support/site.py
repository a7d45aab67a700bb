"""One installation for tests of failures: its data, its broker and the processes that run in it, ours to kill."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

from simulate.playtest.batch import counters, digest, play_chunk
from simulate.playtest.plan import Plan
from simulate.playtest.tally import total
from tests.support.services import RedisServer, redis_server, wait_until
from tests.support.toy_game import toy_game_registered

ROOT = Path(__file__).resolve().parent.parent.parent
TOY = ("-m", "tests.support.toy_service")
PATIENCE_S = 90.0
"""What a slow machine may need for anything; nobody waits longer than it takes."""


@dataclass
class Site:
    """An installation on SQLite. `start` and `ask` take what follows `python` on a command line."""

    folder: Path
    environment: dict[str, str]
    redis: RedisServer | None = None
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def start(self, *command: str, **environment: str) -> subprocess.Popen[bytes]:
        """A process that stays; what it says goes to a log of its own."""
        with (self.folder / f"{len(self.processes)}.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, *command], cwd=ROOT, env=self.environment | environment, stdout=log, stderr=log
            )
        self.processes.append(process)
        return process

    def log(self, process: subprocess.Popen[bytes]) -> str:
        return (self.folder / f"{self.processes.index(process)}.log").read_text(errors="replace")

    def ask(self, *command: str, **environment: str) -> str:
        """What a process that ends has to say."""
        done = subprocess.run(
            [sys.executable, *command], cwd=ROOT, env=self.environment | environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    # The toy game

    def dispatcher(self, **environment: str) -> subprocess.Popen[bytes]:
        return self.start(*TOY, "dispatcher", **environment)

    def worker(self, processes: int = 1, /, **environment: str) -> subprocess.Popen[bytes]:
        name = f"--hostname=worker{len(self.processes)}@%h"
        return self.start(*TOY, "worker", f"--concurrency={processes}", name, **environment)

    def create(self, *, chunks: int = 0, **wanted: Any) -> str:
        """The id of a new batch; `chunks` is how many it is cut into at first (by default, as the service does)."""
        return self.ask(*TOY, "create", json.dumps(wanted), TOY_CHUNKS=str(chunks or ""))

    @contextmanager
    def slow_games(self) -> Iterator[None]:
        """Games of the toy are slow in here: what has to happen in mid-batch does not come too late."""
        slow = self.folder / "slow"
        slow.touch()
        try:
            yield
        finally:
            slow.unlink()

    def read(self, batch: str) -> Any:
        return json.loads(self.ask(*TOY, "read", batch))

    def reconcile(self) -> Any:
        return json.loads(self.ask(*TOY, "reconcile"))

    # The rows, without the cost of a process

    def rows(self, question: str, *values: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.folder / "sandtable.sqlite3", timeout=20)) as connection:
            return connection.execute(question, values).fetchall()

    def chunks(self, state: str = "") -> list[tuple[Any, ...]]:
        """(first game, size, state, attempt) of every chunk, or of those in one state."""
        question = "SELECT first_game, size, state, attempt FROM simulate_chunk ORDER BY batch_id, first_game"
        return [row for row in self.rows(question) if state in ("", row[2])]

    def state(self, batch: str) -> str:
        return str(self.rows("SELECT state FROM simulate_batch WHERE public_id = ?", batch)[0][0])

    def deaths(self) -> int:
        """How many processes died where TOY_DIE_AT told them to."""
        return len(list((self.folder / "deaths").iterdir()))

    def wait_for_chunks(self, state: str, least: int = 1) -> None:
        wait_until(lambda: len(self.chunks(state)) >= least, f"{least} chunks {state}", PATIENCE_S)

    def until_over(self, batch: str, timeout_s: float = PATIENCE_S) -> Any:
        """The batch once it has a final state."""
        deadline = time.monotonic() + timeout_s
        while self.state(batch) in ("queued", "running"):
            if time.monotonic() > deadline:
                raise AssertionError(f"not over after {timeout_s} s: {self.read(batch)}")
            time.sleep(0.2)
        return self.read(batch)

    def assert_right(self, over: Any, pairs: int, seed: int) -> None:
        """Each game was counted once, and the batch is what one process plays without any trouble."""
        right = expected(pairs, seed)
        assert over["games"] == list(range(2 * pairs))
        assert (over["state"], over["counters"], over["digest"]) == ("done", right["counters"], right["digest"])
        assert over["tally"] == right["tally"]
        assert self.reconcile() == []

    def stop(self) -> None:
        for process in self.processes:
            if process.poll() is None:
                kill_tree(process)


@contextmanager
def a_site(folder: Path, broker: str, *preparations: tuple[str, ...]) -> Iterator[Site]:
    """An installation in `folder`, prepared by these management commands after `migrate`; everything in it ends."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    environment |= {"SANDTABLE_VAR": str(folder), "TOY_DEATHS": str(folder / "deaths"), "LOG_LEVEL": "WARNING"}
    environment["TOY_SLOW"] = str(folder / "slow")
    environment["DJANGO_SETTINGS_MODULE"] = "config.settings.embedded"
    (folder / "deaths").mkdir()
    if broker == "redis":
        with redis_server() as server:
            yield from _running(Site(folder, environment | {"REDIS_URL": server.url}, server), preparations)
    else:
        yield from _running(Site(folder, environment), preparations)


def _running(site: Site, preparations: tuple[tuple[str, ...], ...]) -> Iterator[Site]:
    for command in (("migrate", "--verbosity", "0"), *preparations):
        site.ask("manage.py", *command)
    try:
        yield site
    finally:
        site.stop()


def expected(pairs: int, seed: int) -> dict[str, Any]:
    """The batch as one process plays it without any trouble."""
    with toy_game_registered():
        plan = Plan("toy", ({"name": "A"}, {"name": "B"}), ("random", "random"), seed)
        records = play_chunk(plan, 0, 2 * pairs)
    return {
        "counters": counters(records),
        "digest": digest(record.digest for record in records),
        "tally": total(record.tally for record in records),
    }


def family(process: subprocess.Popen[bytes]) -> list[psutil.Process]:
    """A process and all its children, youngest first."""
    parent = psutil.Process(process.pid)
    return [*reversed(parent.children(recursive=True)), parent]


def kill_tree(process: subprocess.Popen[bytes]) -> None:
    """SIGKILL for a process and all its children."""
    for member in family(process):
        with suppress(psutil.NoSuchProcess):  # it was quicker
            member.kill()
    process.wait(20)


def kill_at_work(site: Site, worker: subprocess.Popen[bytes]) -> None:
    """SIGKILL for a worker and its children while they hold a chunk: what they had played of it is lost."""
    wait_until(lambda: _stands_at_work(site, worker), "the worker to hold a chunk", PATIENCE_S)
    kill_tree(worker)


def _stands_at_work(site: Site, worker: subprocess.Popen[bytes]) -> bool:
    """Whether it held a chunk when it was stopped; else it goes on."""
    members = family(worker)
    for member in members:
        with suppress(psutil.NoSuchProcess):
            member.suspend()
    if held := bool(site.chunks("running")):
        return held
    for member in members:
        with suppress(psutil.NoSuchProcess):
            member.resume()
    return False


def kill_a_child(worker: subprocess.Popen[bytes], dice: random.Random) -> None:
    """SIGKILL for one of the processes in which games are played, when there is one."""
    wait_until(lambda: bool(living_children(worker)), "a process that plays", PATIENCE_S)
    with suppress(psutil.NoSuchProcess):  # it was recycled
        dice.choice(living_children(worker)).kill()


def living_children(worker: subprocess.Popen[bytes]) -> list[psutil.Process]:
    """The processes in which games are played; the dead wait for their funeral elsewhere."""
    return [child for child in psutil.Process(worker.pid).children() if child.status() != psutil.STATUS_ZOMBIE]
