"""Times of recovery from faults, beside the promised ones: `python -m benchmarks.recovery`.

Real workers, a real dispatcher and real servers, with the leases and rounds of service; a fault in the midst of a
batch of a small game, and the clock from the fault (or from its end, for a server that was away) until the work goes
on. At the end of each the batch has to be what one process plays without any trouble: every game once, totals and
digest.
`--busy 4` runs as many processes that do nothing but compute beside it; `--only redis` takes some of the faults.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.busy import busy
from tests.support.link import a_link
from tests.support.nursery import Forked
from tests.support.site import CHUNKS, Site, a_site, kill_a_child, kill_at_work
from tests.support.waiting import status_of, wait_until

PAIRS: Final = 300
SEED: Final = 5
Measure = Callable[[Site], float]


@dataclass(frozen=True)
class Fault:
    """One of docs/faults.md."""

    number: int
    name: str
    promise_s: float
    measure: Measure
    broker: str = "files"
    database: str = "sqlite"


# --- What is done, and from when until when the clock runs


def killed_child(site: Site) -> float:
    """A process that plays is killed; until its chunk is taken again."""
    worker = _at_work(site, 1)
    kill_a_child(worker, random.Random(1))  # noqa: S311 - no secret
    return _until(lambda: bool(_taken_again(site)), "the chunk of the dead process")


def killed_worker(site: Site) -> float:
    """A whole worker is killed, another one is there; until its chunk is taken again."""
    worker = _at_work(site, 1)
    kill_at_work(site, worker)
    began = time.monotonic()
    site.worker(1)
    wait_until(lambda: bool(_taken_again(site)), "the chunk of the dead worker")
    return time.monotonic() - began


def told_to_go(site: Site) -> float:
    """A worker gets SIGTERM; until it is gone, with everything counted or handed back."""
    worker = _at_work(site, 2)
    worker.terminate()
    seconds = _until(lambda: worker.poll() is not None, "the end of the worker")
    assert status_of(worker) == 0 and site.chunks("running") == []
    site.worker(1)
    return seconds


def restarted_redis(site: Site) -> float:
    """Redis is killed and started again; from its start until the next chunk is done."""
    assert site.redis is not None
    _at_work(site, 2)
    site.redis.stop(kill=True)
    site.redis.start()
    return _until_next_chunk(site)


def forgetful_redis(site: Site) -> float:
    """Redis loses everything; until the first of the chunks that were on the queue has come back and is played."""
    assert site.redis is not None
    _at_work(site, 1)
    site.redis.forget_everything()
    forgotten = {key for key, state, _attempt, published in site.rows(CHUNKS) if state == "queued" and published}
    assert forgotten, "nothing was on the queue"
    return _until(lambda: bool(forgotten & _begun(site)), "the chunks that were forgotten")


def _begun(site: Site) -> set[int]:
    """The chunks that were taken by a worker."""
    return {key for key, state, *_ in site.rows(CHUNKS) if state != "queued"}


def restarted_postgresql(site: Site) -> float:
    """PostgreSQL ends as after a crash and starts; from its start until the next chunk is done."""
    assert site.postgres is not None
    _at_work(site, 2)
    site.postgres.stop(immediately=True)
    site.postgres.start()
    return _until_next_chunk(site)


def broken_links(site: Site) -> float:
    """All links to both servers break without a word; until the next chunk is done."""
    assert site.postgres is not None and site.redis is not None
    with a_link(site.postgres.port) as database, a_link(site.redis.port) as broker:
        for name, port, link in (
            ("DATABASE_URL", site.postgres.port, database),
            ("REDIS_URL", site.redis.port, broker),
        ):
            site.environment[name] = site.environment[name].replace(f":{port}/", f":{link.port}/")
        _at_work(site, 2)
        database.strand()
        broker.strand()
        seconds = _until_next_chunk(site)
        _finish(site)
        return seconds


def _at_work(site: Site, processes: int) -> Forked:
    """A dispatcher and a worker with a batch that has begun; returns the worker."""
    site.dispatcher()
    worker = site.worker(processes)
    Path(site.environment["TOY_SLOW"]).touch()
    site.create(pairs=PAIRS, seed=SEED)
    site.wait_for_chunks("done")
    site.wait_for_chunks("running", processes)
    return worker


def _taken_again(site: Site) -> list[object]:
    return [row for row in site.chunks() if row[3] > 1]


def _until(is_true: Callable[[], bool], what: str) -> float:
    began = time.monotonic()
    wait_until(is_true, what)
    return time.monotonic() - began


def _until_next_chunk(site: Site) -> float:
    done = len(site.chunks("done"))
    return _until(lambda: len(site.chunks("done")) > done, "the next chunk")


def _finish(site: Site) -> None:
    """The rest is played quickly, and has to be right."""
    Path(site.environment["TOY_SLOW"]).unlink(missing_ok=True)
    ((batch,),) = site.rows("SELECT public_id FROM simulate_batch")
    site.assert_right(site.until_over(batch), PAIRS, SEED)


FAULTS: Final = (
    Fault(1, "a process that plays is killed", 5, killed_child),
    Fault(1, "the same on Redis and PostgreSQL", 5, killed_child, "redis", "postgresql"),
    Fault(2, "a whole worker is killed", 75, killed_worker),
    Fault(3, "a worker is told to go", 10, told_to_go),
    Fault(23, "Redis is killed and started", 30, restarted_redis, "redis"),
    Fault(24, "Redis forgets everything", 10, forgetful_redis, "redis"),
    Fault(27, "all links break without a word", 60, broken_links, "redis", "postgresql"),
    Fault(33, "PostgreSQL restarts as after a crash", 30, restarted_postgresql, "redis", "postgresql"),
)


# --- The table


def measured(fault: Fault) -> float:
    """The seconds until work goes on. Raises AssertionError when the batch is not what it would have been."""
    with (
        tempfile.TemporaryDirectory() as folder,
        a_site(Path(folder), fault.broker, database=fault.database) as site,
    ):
        site.environment["TOY_REAL_TIMES"] = "1"
        site.environment["DATABASE_URL"] = site.environment.get("DATABASE_URL", "").partition("?")[0]
        seconds = fault.measure(site)
        _finish(site)
        return seconds


def main(arguments: list[str]) -> int:
    """Print a line for each fault; 1 where one took longer than is promised."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="processes that compute beside it")
    parser.add_argument("--only", default="", metavar="WORD", help="faults with this word in their name")
    options = parser.parse_args(arguments)
    print("| fault | what happens | promised, s | measured, s | load |\n|--:|---|--:|--:|--:|", flush=True)
    too_long = 0
    with busy(options.busy):
        for fault in FAULTS:
            if options.only not in fault.name:
                continue
            seconds = measured(fault)
            too_long += seconds > fault.promise_s
            load = os.getloadavg()[0]
            print(f"| {fault.number} | {fault.name} | {fault.promise_s:g} | {seconds:.1f} | {load:.1f} |", flush=True)
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
