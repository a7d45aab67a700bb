"""A process that grows while it plays: its worker takes a new one in its place between two chunks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import psutil
import pytest

from tests.support.site import Site, a_site, living_children
from tests.support.waiting import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.deep(only=True)]
CHUNKS, SEED = 6, 5
LEAK_MB: Final = 100
"""Megabytes that one of the two games of a chunk leaves behind."""
LIMIT_MB: Final = 250
"""A new process holds less. One that has played three chunks holds more."""
A_HUNDRED_TASKS: Final = 100
"""The tasks after which a process is replaced in any case."""


def played(folder: Path, limit_mb: int) -> tuple[bool, list[int]]:
    """Whether the first process of a worker with this limit is alive in the end; how often each chunk was begun."""
    with a_site(folder, "files") as site:
        site.environment["PROCESS_MEMORY_MB"] = str(limit_mb)
        site.dispatcher()
        first = first_process(site)
        batch = site.create(pairs=CHUNKS, seed=SEED, chunks=CHUNKS, first={"leak_mb": LEAK_MB})
        over = site.until_over(batch)
        site.assert_right(over, CHUNKS, SEED)
        assert len(over["attempts"]) == CHUNKS < A_HUNDRED_TASKS
        alive = first.is_running() and first.status() != psutil.STATUS_ZOMBIE
        return alive, over["attempts"]


def first_process(site: Site) -> psutil.Process:
    worker = site.worker()
    wait_until(lambda: bool(living_children(worker)), "a process that plays")
    (first,) = living_children(worker)
    return first


def test_a_process_that_grows_is_replaced_between_two_chunks(tmp_path: Path) -> None:
    """Every game is counted once, and no chunk was begun twice: none died with its process."""
    is_first_alive, attempts = played(tmp_path, LIMIT_MB)
    assert not is_first_alive and set(attempts) == {1}


def test_without_the_limit_it_would_grow_on(tmp_path: Path) -> None:
    is_first_alive, attempts = played(tmp_path, 0)
    assert is_first_alive and set(attempts) == {1}
