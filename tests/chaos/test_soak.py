"""Hours of playtests, studies, games at a table and replays over many hosts, with a fault every minute.

PostgreSQL, Redis, two workers and a dispatcher have a host each (tests/support/hosts.py). Hosts lose their links and
their power; no link tells when it is cut.

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
from typing import TypeAlias

import pytest

from tests.chaos import test_studies as studies
from tests.support import table_of_site as at_a_table
from tests.support.hosts import BROKER_HOST, DATABASE_HOST, HostedSite, a_site_on_hosts
from tests.support.nursery import Forked
from tests.support.site import a_site, family, kill_a_child, kill_tree, living_children
from tests.support.soaking import Growth, Watched
from tests.support.waiting import status_of, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.deep(only=True), pytest.mark.hosts]
SOAK_S = 60 * float(os.environ.get("SOAK_MINUTES", "120"))
FAULT_EVERY_S = 60.0
CUT_S = 20.0
"""A link stays cut for this long, which is more than the time-outs of connections."""
PAIRS = 150
ANSWERS_BEFORE = 2
"""Answers at a table before the fault."""
MORTAL_PART = 1 / 2
"""The part of the time in which named processes are killed. Those that live after it live to the end: in the first
minutes of a life nothing can be told of its growth.
"""
MOST_MB_AN_HOUR, MOST_FILES_AN_HOUR = 4.0, 2.0
"""Limits of the growth of a process: memory in megabytes, and open files."""
DISPATCHER = "dispatcher"
WORKERS = ("first worker", "second worker")
MORE_CHUNKS_THAN_TASKS = 530
"""A process of games is replaced after 500 tasks (config/celery.py)."""


@dataclass
class Soak:
    """An installation over hosts, and the processes in it that have names."""

    site: HostedSite
    dice: random.Random
    running: dict[str, Forked] = field(default_factory=dict)
    begun: int = 0

    def begin(self, host: str) -> None:
        """Start the dispatcher or the worker of a host; it has a name of its own, because its memory begins anew."""
        self.begun += 1
        start = self.site.dispatcher_on if host == DISPATCHER else self.site.worker_on
        self.running[f"{host} {self.begun}"] = start(host)

    def named(self, host: str) -> tuple[str, Forked]:
        return next((name, process) for name, process in self.running.items() if name.startswith(host))

    def end(self, host: str) -> Forked:
        name, process = self.named(host)
        del self.running[name]
        return process

    def a_worker(self) -> str:
        return self.dice.choice(WORKERS)

    def cut_for_a_while(self, host: str) -> None:
        """Cut the link of a host, and heal it."""
        self.site.hosts[host].cut()
        time.sleep(CUT_S)
        self.site.hosts[host].heal()

    # The faults

    def a_child_is_killed(self) -> None:
        kill_a_child(self.named(self.a_worker())[1], self.dice)

    def a_worker_host_loses_its_power(self) -> None:
        """Nobody is told: its link is cut before its processes die."""
        host = self.a_worker()
        self.site.hosts[host].cut()
        kill_tree(self.end(host))
        self.site.hosts[host].heal()
        self.site.let_an_hour_pass()  # its leases are over
        self.begin(host)

    def a_worker_is_told_to_go(self) -> None:
        host = self.a_worker()
        worker = self.end(host)
        worker.terminate()
        status_of(worker)
        self.begin(host)

    def a_worker_stands_still(self) -> None:
        """While the dispatcher looks at its leases three times."""
        members = family(self.named(self.a_worker())[1])
        for each in members:
            each.send_signal(signal.SIGSTOP)
        rounds = self.site.rounds() + 3
        wait_until(lambda: self.site.rounds() >= rounds, "the dispatcher")
        for each in members:
            if each.is_running():
                each.send_signal(signal.SIGCONT)

    def the_dispatcher_is_killed(self) -> None:
        kill_tree(self.end(DISPATCHER))
        self.begin(DISPATCHER)

    def the_dispatcher_is_cut_off(self) -> None:
        self.cut_for_a_while(DISPATCHER)

    def a_worker_is_cut_off(self) -> None:
        self.cut_for_a_while(self.a_worker())

    def everybody_loses_postgresql(self) -> None:
        self.cut_for_a_while(DATABASE_HOST)

    def everybody_loses_redis(self) -> None:
        self.cut_for_a_while(BROKER_HOST)

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


Fault: TypeAlias = Callable[[Soak], None]
DEATHS: tuple[Fault, ...] = (
    Soak.a_worker_host_loses_its_power,
    Soak.a_worker_is_told_to_go,
    Soak.the_dispatcher_is_killed,
)
TROUBLES: tuple[Fault, ...] = (
    Soak.a_child_is_killed,
    Soak.a_worker_stands_still,
    Soak.a_worker_is_cut_off,
    Soak.the_dispatcher_is_cut_off,
    Soak.everybody_loses_postgresql,
    Soak.everybody_loses_redis,
    Soak.postgresql_restarts,
    Soak.redis_restarts,
    Soak.redis_forgets,
)


@pytest.fixture
def soak(tmp_path: Path) -> Iterator[Soak]:
    with a_site_on_hosts(tmp_path, DISPATCHER, *WORKERS) as site:
        soak = Soak(site, random.Random(1))
        for host in (DISPATCHER, *WORKERS):
            soak.begin(host)
        yield soak


@pytest.mark.timeout(SOAK_S + 3600)
def test_nothing_is_lost_and_nothing_grows(soak: Soak) -> None:
    """Every playtest, every study and every game at a table ends as it would have without a fault."""
    watched, ends_at, seed = Watched(), time.monotonic() + SOAK_S, 0
    mortal_until = ends_at - (1 - MORTAL_PART) * SOAK_S
    while time.monotonic() < ends_at:
        faults = TROUBLES + DEATHS if time.monotonic() < mortal_until else TROUBLES
        fault, due = soak.dice.choice(faults), time.monotonic() + FAULT_EVERY_S
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
        assert {process.poll() for process in soak.running.values()} == {None}, "nobody should have ended"
    growths = list(watched.growths())
    tell(growths)
    assert set(soak.running) <= {each.name for each in growths}, "too few looks to tell"
    assert [each.name for each in growths if is_growing(each)] == []


def one_of_each(soak: Soak, seed: int, fault: Fault | None) -> None:
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


def tell(growths: list[Growth]) -> None:
    print("\nprocess          looks minutes   MB an hour [95 %]                files an hour [95 %]")
    for each in growths:
        print(f"{each.name:<15}{each.looks:>7}{each.minutes:>8.1f}   {each.megabytes}   {each.files}")


def is_growing(growth: Growth) -> bool:
    """More than it may, and not by chance."""
    return growth.megabytes.least > MOST_MB_AN_HOUR or growth.files.least > MOST_FILES_AN_HOUR


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
