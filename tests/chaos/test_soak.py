"""Hours of playtests, studies, games at a table and replays on PostgreSQL and Redis, with a fault every minute.

Links to both servers break without a word, too.

SOAK_MINUTES says for how long (120). `SANDTABLE_DEEP=1 SOAK_MINUTES=10 pytest -s tests/chaos/test_soak.py` shows the
faults as they come, and at the end how memory and open files of every process grew.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.chaos import test_studies as studies
from tests.chaos.test_postgresql import through
from tests.support import table_of_site as at_a_table
from tests.support.link import Link, a_link
from tests.support.nursery import Forked
from tests.support.site import Site, a_site, family, kill_a_child, kill_tree, living_children
from tests.support.soaking import Watched
from tests.support.waiting import status_of, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.deep(only=True)]
SOAK_S = 60 * float(os.environ.get("SOAK_MINUTES", "120"))
FAULT_EVERY_S = 60.0
PAIRS = 150
ANSWERS_BEFORE = 2
"""Answers at a table before the fault."""
MOST_MB_AN_HOUR, MOST_FILES_AN_HOUR = 4.0, 2.0
"""Limits of the growth of a process: memory in megabytes, and open files."""
MORE_CHUNKS_THAN_TASKS = 130
"""A process of games is replaced after 100 tasks (config/celery.py)."""


@dataclass
class Soak:
    """An installation behind two links, and the processes in it that have names."""

    site: Site
    database: Link
    broker: Link
    dice: random.Random
    running: dict[str, Forked] = field(default_factory=dict)
    begun: int = 0

    def begin(self, what: str) -> None:
        """Start a dispatcher or a worker; it has a name of its own, because its memory begins anew."""
        self.begun += 1
        process = self.site.worker(2) if what == "worker" else self.site.dispatcher()
        self.running[f"{what} {self.begun}"] = process

    def named(self, what: str) -> tuple[str, Forked]:
        return next((name, process) for name, process in self.running.items() if name.startswith(what))

    def end(self, what: str) -> Forked:
        name, process = self.named(what)
        del self.running[name]
        return process

    # The faults

    def a_child_is_killed(self) -> None:
        kill_a_child(self.named("worker")[1], self.dice)

    def the_worker_is_killed(self) -> None:
        kill_tree(self.end("worker"))
        self.site.let_an_hour_pass()  # its leases are over
        self.begin("worker")

    def the_worker_is_told_to_go(self) -> None:
        worker = self.end("worker")
        worker.terminate()
        status_of(worker)
        self.begin("worker")

    def the_worker_stands_still(self) -> None:
        """While the dispatcher looks at its leases three times."""
        members = family(self.named("worker")[1])
        for each in members:
            each.send_signal(signal.SIGSTOP)
        rounds = self.site.rounds() + 3
        wait_until(lambda: self.site.rounds() >= rounds, "the dispatcher")
        for each in members:
            if each.is_running():
                each.send_signal(signal.SIGCONT)

    def the_dispatcher_is_killed(self) -> None:
        kill_tree(self.end("dispatcher"))
        self.begin("dispatcher")

    def postgresql_restarts(self) -> None:
        assert self.site.postgres is not None
        self.site.postgres.stop(immediately=True)
        self.site.postgres.start()

    def redis_restarts(self) -> None:
        assert self.site.redis is not None
        self.site.redis.stop(kill=True)
        self.site.redis.start()

    def redis_forgets(self) -> None:
        assert self.site.redis is not None
        self.site.redis.forget_everything()

    def links_to_postgresql_break(self) -> None:
        self.database.strand()

    def links_to_redis_break(self) -> None:
        self.broker.strand()


FAULTS: tuple[Callable[[Soak], None], ...] = (
    Soak.a_child_is_killed,
    Soak.the_worker_is_killed,
    Soak.the_worker_is_told_to_go,
    Soak.the_worker_stands_still,
    Soak.the_dispatcher_is_killed,
    Soak.postgresql_restarts,
    Soak.redis_restarts,
    Soak.redis_forgets,
    Soak.links_to_postgresql_break,
    Soak.links_to_redis_break,
)


@pytest.fixture
def soak(tmp_path: Path) -> Iterator[Soak]:
    with a_site(tmp_path, "redis", database="postgresql") as site, ExitStack() as links:
        assert site.postgres is not None and site.redis is not None
        database = links.enter_context(a_link(site.postgres.port))
        broker = links.enter_context(a_link(site.redis.port))
        through(site, "DATABASE_URL", site.postgres.port, database)
        through(site, "REDIS_URL", site.redis.port, broker)
        soak = Soak(site, database, broker, random.Random(1))
        soak.begin("dispatcher")
        soak.begin("worker")
        yield soak


def test_nothing_is_lost_and_nothing_grows(soak: Soak) -> None:
    """Every playtest, every study and every game at a table ends as it would have without a fault."""
    watched, ends_at, seed = Watched(), time.monotonic() + SOAK_S, 0
    while time.monotonic() < ends_at:
        fault, due = soak.dice.choice(FAULTS), time.monotonic() + FAULT_EVERY_S
        is_struck = False
        print(f"{time.monotonic() - watched.started:7.0f} s  {fault.__name__}", flush=True)
        while not is_struck or time.monotonic() < min(due, ends_at):
            seed += 1
            one_of_each(soak, seed, None if is_struck else fault)
            is_struck = True
            watched.look({name: process.pid for name, process in soak.running.items()})
        print(
            f"{time.monotonic() - watched.started:7.0f} s  {3 * seed} playtests, studies and games are right",
            flush=True,
        )
        assert [process.poll() for process in soak.running.values()] == [None, None], "nobody should have ended"
    assert told(watched) == []


def one_of_each(soak: Soak, seed: int, fault: Callable[[Soak], None] | None) -> None:
    site = soak.site
    with ExitStack() as slowness:
        if fault is not None:
            slowness.enter_context(site.slow_games())
        batch = site.create(pairs=PAIRS, seed=seed)
        study = site.ask_study(points=studies.POINTS, most=studies.MOST, seed=seed, chunks=studies.CHUNKS)
        game = at_a_table.sit_down(site, seed)
        if fault is not None:
            site.wait_for_chunks("running")
            at_a_table.play_on(site, game, ANSWERS_BEFORE)
            fault(soak)
    site.assert_right(site.until_over(batch, is_message_lost=True), PAIRS, seed)
    studies.assert_right(site.until_study_is_over(study), seed)
    assert at_a_table.play_on(site, game)
    at_a_table.assert_right(site, game)


def told(watched: Watched) -> list[str]:
    """The names of the processes that grew, after a table of all."""
    grown = []
    print("\nprocess          looks   MB an hour [95 %]                files an hour [95 %]")
    for name, looks, memory, files in watched.slopes():
        print(f"{name:<15}{looks:>7}   {memory}   {files}")
        if memory.least > MOST_MB_AN_HOUR or files.least > MOST_FILES_AN_HOUR:
            grown.append(name)
    return grown


def test_a_process_that_plays_is_replaced_before_it_can_grow_for_days(tmp_path: Path) -> None:
    with a_site(tmp_path, "files") as site:
        site.dispatcher()
        worker = site.worker()
        wait_until(lambda: bool(living_children(worker)), "a process that plays")
        (first,) = living_children(worker)
        batch = site.create(pairs=MORE_CHUNKS_THAN_TASKS, seed=5, chunks=MORE_CHUNKS_THAN_TASKS)
        site.assert_right(site.until_over(batch), MORE_CHUNKS_THAN_TASKS, 5)
        assert not first.is_running()
        assert {attempt for *_chunk, attempt in site.chunks()} == {1}, "it was replaced between two chunks"
