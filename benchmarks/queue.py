"""The costs of the queue: the same games through a worker and bare, in turns: `python -m benchmarks.queue`.

A real worker process and a real dispatcher on an empty SQLite database and the embedded transport, as `make run` has
them, but one playing process, so that both sides have one. A batch counts from its first chunk being claimed to its
end: claims, commits, messages between chunks and totals are in it.

On a busy machine the processor time of a game differs from minute to minute by more than the queue costs. With
`--beside` both sides play in the same minutes; `--busy 4` keeps the load the same by four processes that compute.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psutil

from benchmarks.busy import busy

if TYPE_CHECKING:
    from simulate.models import Batch

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = "config.settings.embedded"
PATIENCE_S = 1800.0
LOOK_EVERY_S = 0.2
MOST_GAMES = 100_000
"""Of a batch here; a site of its own has no need of the usual limits."""
MOST = {"random": 0.08, "greedy-2": 0.03}
"""Limits of the cost of the queue by the agent, as a part of the processor time of bare play."""
USUAL = {"random": 10_000, "greedy-2": 600}
"""Games of a batch by the agent."""


@dataclass(frozen=True)
class Spent:
    """Seconds for one batch: on the clock and of the playing processes' processor time."""

    wall: float
    processor: float


def prepare() -> None:
    """An empty service in a folder of its own."""
    os.environ["SANDTABLE_VAR"] = tempfile.mkdtemp(prefix="bench-")
    os.environ["DJANGO_SETTINGS_MODULE"] = SETTINGS
    os.environ |= {"PLAYTEST_GAMES_PER_BATCH": str(MOST_GAMES), "PLAYTEST_QUEUED_GAMES": str(10 * MOST_GAMES)}
    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)


@contextmanager
def running(processes: int = 1, *, has_dispatcher: bool = True) -> Iterator[psutil.Process]:
    """A worker that plays in this many processes, and a dispatcher; yields the worker."""
    celery = [f"{Path(sys.executable).parent}/celery", "--quiet", "-A", "config", "worker", "--concurrency"]
    commands = [[*celery, str(processes)]]
    if has_dispatcher:
        commands.append([sys.executable, "manage.py", "dispatcher"])
    started = [subprocess.Popen(command, cwd=ROOT) for command in commands]  # noqa: S603
    try:
        yield psutil.Process(started[0].pid)
    finally:
        for process in reversed(started):
            process.terminate()
        for process in started:
            process.wait()


def request(agent: str, pairs: int, seed: int) -> Any:
    """The starter decks against each other, as a user would ask for it."""
    from benchmarks.ours import DECKS, deck
    from simulate.asking.request import PlaytestRequest, Subject

    subjects = tuple(Subject(slug, deck(slug)) for slug in DECKS)
    return PlaytestRequest("destiny", subjects, (agent, agent), pairs, seed)


def through_the_queue(owner: Any, worker: psutil.Process, asked: Any) -> tuple[Batch, Spent]:
    """Ask for a batch and wait for its end."""
    before = processor_time(worker)
    batch = begin(owner, asked)
    return batch, ended(batch, worker, before)


def beside_the_queue(owner: Any, worker: psutil.Process, asked: Any) -> tuple[Spent, Spent]:
    """Ask for a batch, and play the same games here meanwhile. Through the queue, and bare."""
    before = processor_time(worker)
    batch = begin(owner, asked)
    alone, digest = played(batch)
    queued = ended(batch, worker, before)
    assert digest == batch.digest, (digest, batch.digest)
    return queued, alone


def begin(owner: Any, asked: Any) -> Batch:
    """Ask for a batch."""
    from simulate.asking import services

    return services.create_batch(owner=owner, request=asked, idempotency_key=f"bench {asked.agents} {asked.seed}")


def ended(batch: Batch, worker: psutil.Process, before: float) -> Spent:
    """Wait for the end of a batch; `before` is the processor time of the worker when it was asked for."""
    from simulate.models import Batch

    wait_for_the_end(Batch.objects.filter(pk=batch.pk, finished_at=None))
    batch.refresh_from_db()
    assert batch.started_at
    assert batch.finished_at
    return Spent((batch.finished_at - batch.started_at).total_seconds(), processor_time(worker) - before)


def wait_for_the_end(open_rows: Any) -> None:
    """Until no row is open. It looks seldom and reads little, because the games need the processors."""
    give_up = time.monotonic() + PATIENCE_S
    while open_rows.exists():
        if time.monotonic() > give_up:
            raise SystemExit(f"no end after {PATIENCE_S:.0f} s: {list(open_rows.values())}")
        time.sleep(LOOK_EVERY_S)


def processor_time(worker: psutil.Process) -> float:
    """Of the worker and the processes it plays in, with those that were replaced after many chunks."""
    own = worker.cpu_times()
    times = [own, *(process.cpu_times() for process in worker.children(recursive=True))]
    return float(own.children_user + own.children_system + sum(each.user + each.system for each in times))


def bare(batch: Batch) -> Spent:
    """The same games in this process, and the proof that they were the same."""
    spent, digest = played(batch)
    assert digest == batch.digest, (digest, batch.digest)
    return spent


def played(batch: Batch) -> tuple[Spent, str]:
    """The games of a batch, played in this process: what they took, and their digest."""
    from sandtable.playtest.headless import play

    plan = batch.plan()
    plan.check()
    started = time.process_time()
    result = play(plan, batch.n_games)
    return Spent(result.seconds, time.process_time() - started), result.report.games.digest


def told(pairs: list[tuple[Spent, Spent]], what: str) -> str:
    queued = statistics.median(getattr(queue, what) for queue, _ in pairs)
    alone = statistics.median(getattr(lone, what) for _, lone in pairs)
    costs = [100 * (getattr(queue, what) / getattr(lone, what) - 1) for queue, lone in pairs]
    return f"{queued:6.2f} s queued, {alone:6.2f} s bare: {statistics.median(costs):+.1f} %{interval(costs)}"


def interval(costs: list[float]) -> str:
    """The 95 % interval of the median, in brackets; empty for fewer than six values, which have none.

    It leaves out as many values at each end as hardly ever lie on one side of the median.
    """
    from sandtable.playtest.statistics.distributions import binomial_upto

    left_out = sum(bool(binomial_upto(fewer, len(costs), 0.5) <= 0.025) for fewer in range(len(costs)))
    return f" ({sorted(costs)[left_out - 1]:+.1f} to {sorted(costs)[-left_out]:+.1f})" if left_out else ""


def pair(owner: Any, worker: psutil.Process, asked: Any, *, is_beside: bool) -> tuple[Spent, Spent]:
    """A batch through the queue, and the same games bare: at the same time, or after it."""
    if is_beside:
        return beside_the_queue(owner, worker, asked)
    batch, queued = through_the_queue(owner, worker, asked)
    return queued, bare(batch)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.queue", description="What the queue costs.")
    parser.add_argument("--rounds", type=int, default=5, help="batches of each kind (5)")
    parser.add_argument("--games", type=int, help="games of each batch (10,000 random and 600 greedy ones)")
    parser.add_argument("--only", choices=MOST, help="the agent (both)")
    parser.add_argument("--beside", action="store_true", help="both play at the same time, and not in turns")
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="processes that compute beside it")
    chosen = parser.parse_args()
    prepare()
    from sandtable.engine.build import build_kind

    if build_kind() != "compiled":
        raise SystemExit("the rules are not compiled: python -m tools.build_engine")
    with busy(chosen.busy), running() as worker:
        for agent in MOST:
            if chosen.only in (None, agent):
                measure(agent, worker, chosen)


def measure(agent: str, worker: psutil.Process, chosen: argparse.Namespace) -> None:
    """Play the pairs of batches of this agent, and print a line for each of the two clocks."""
    owner = the_owner()
    pairs = (chosen.games or USUAL[agent]) // 2
    through_the_queue(owner, worker, request(agent, USUAL[agent] // 20, 0))  # from now on the speed is known
    measured = []
    for seed in range(1, chosen.rounds + 1):
        measured.append(pair(owner, worker, request(agent, pairs, seed), is_beside=chosen.beside))
        print(f"  {told(measured[-1:], 'processor')}, load {os.getloadavg()[0]:.1f}", flush=True)
    print(f"{agent}: {chosen.rounds} batches of {2 * pairs:,} games; medians, the last of ratios")
    print(f"  clock      {told(measured, 'wall')}")
    print(f"  processor  {told(measured, 'processor')} (at most +{100 * MOST[agent]:.0f} %)", flush=True)


def the_owner() -> Any:
    from django.contrib.auth import get_user_model

    return get_user_model().objects.get_or_create(username="bench")[0]


if __name__ == "__main__":
    main()
