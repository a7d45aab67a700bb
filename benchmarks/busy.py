"""Processes that compute beside a measurement, so that it is taken on a loaded machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def busy(number: int) -> Iterator[None]:
    """As many processes that compute."""
    processes = [multiprocessing.Process(target=_compute, daemon=True) for _ in range(number)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _compute() -> None:
    while True:
        sum(range(10_000))
