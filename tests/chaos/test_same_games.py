"""A playtest of two real decks is the same games on two workers or one, on files or on Redis, or without any queue."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from sandtable.agents import AGENTS
from sandtable.engine.build import build_kind
from tests.support.depth import brokers, games
from tests.support.prepared import WITH_THE_DEMO
from tests.support.site import Site, a_site
from tests.support.waiting import status_of, wait_until

pytestmark = pytest.mark.slow
DECKS = ("kylo-ren-starter", "rey-starter")
PAIRS = games(40, deep=200) if build_kind() == "compiled" else 15
"""A second of work for one process, or a few, in eight chunks: two processes share it."""
USUAL = "greedy-2"
NAMES = [*AGENTS, USUAL]
EACH = [f"{first},{other}" for first, other in zip(NAMES[::2], NAMES[1::2], strict=False)]
OTHERS = EACH[: games(1, deep=len(EACH))]
"""Two other agents; in the long run every agent, two by two."""
FEW = 1
"""Pairs of the other agents: one that searches takes seconds for a game."""
SEED = 20161
MOST_TRIES = 5
"""On a busy machine one worker may have played everything before the other one has looked."""
VERBOSE = {"LOG_LEVEL": "INFO", "REQUEST_LOG_LEVEL": "INFO"}


@pytest.fixture(scope="module")
def headless() -> dict[str, Any]:
    return played_without_a_queue(USUAL, PAIRS)


def played_without_a_queue(agents: str, pairs: int) -> dict[str, Any]:
    """The output of `manage.py play` for the same games."""
    output = StringIO()
    options = {"games": 2 * pairs, "seed": SEED, "agents": agents, "json": True}
    call_command("play", "destiny", *DECKS, stdout=output, **options)
    answer: dict[str, Any] = json.loads(output.getvalue())
    return answer


@pytest.mark.deep(only=True)
@pytest.mark.parametrize("broker", brokers("redis"))
def test_two_workers_and_one_play_what_is_played_without_a_queue(
    broker: str, headless: dict[str, Any], tmp_path: Path
) -> None:
    with a_site(tmp_path, broker, WITH_THE_DEMO) as site, site.asked("-m", "tests.support.ask_playtest") as ask:
        site.start("manage.py", "dispatcher")
        workers = [start_worker(site), start_worker(site)]
        for _ in range(MOST_TRIES):
            assert_same(played(site, ask), headless)
            if shared := all(chunks_played(site, worker) for worker in workers):
                break
        assert shared, "one of them did it all alone"
        for agents in OTHERS:
            assert_same(played(site, ask, agents, FEW), played_without_a_queue(agents, FEW))
        workers[0].terminate()
        status_of(workers[0])
        assert_same(played(site, ask), headless)


def start_worker(site: Site) -> subprocess.Popen[bytes]:
    """A worker with one process that plays, as in production; back when it is ready."""
    name = f"--hostname=worker{len(site.processes)}@%h"
    options = ("--concurrency=1", "--loglevel=info", name)
    worker = site.start("-m", "celery", "-A", "config", "worker", *options, **VERBOSE)
    wait_until(lambda: " ready." in site.log(worker), "starting a worker")
    return worker


def chunks_played(site: Site, worker: subprocess.Popen[bytes]) -> int:
    return site.log(worker).count("succeeded in")


def played(site: Site, ask: Callable[..., str], agents: str = USUAL, pairs: int = PAIRS) -> dict[str, Any]:
    """The same playtest once more, from the request to its end."""
    wanted = json.dumps({"pairs": pairs, "seed": SEED, "agents": agents})
    over: dict[str, Any] = site.until_over(ask(*DECKS, wanted))
    return over


def assert_same(over: dict[str, Any], headless: dict[str, Any]) -> None:
    counted = [over["counters"]["wins"], over["counters"]["losses"]]
    assert (over["state"], len(over["games"]), counted) == ("done", headless["games"], headless["wins"])
    assert over["digest"] == headless["digest"]
