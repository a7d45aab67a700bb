"""Bounds for work that hold on a busy machine too: for tests that hostile input is refused quickly."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

YARDSTICK_STEPS = 300_000
YARDSTICK_S = 0.01
"""Processor time that the steps of the yardstick take on an idle machine of the usual kind."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """AssertionError when the block takes this thread more processor time than an idle, usual machine has in `seconds`.

    Time in which others have the processor doesn't count. A slow or crowded machine needs more for everything: a block
    that takes too long is compared with a piece of work that is always the same.
    """
    started = time.thread_time()
    yield
    taken = time.thread_time() - started
    if taken > seconds:
        allowed = seconds * slowness()
        assert taken <= allowed, f"it took {taken:.2f} s of processor time; {allowed:.2f} s are allowed here and now"


def slowness() -> float:
    """The time that this machine needs now by that of an idle, usual one: the worst of ten looks, at least 1."""
    return max(1.0, *(_yardstick() / YARDSTICK_S for _ in range(10)))


def _yardstick() -> float:
    """Processor time in seconds of a fixed piece of work."""
    started = time.thread_time()
    total = 0
    for step in range(YARDSTICK_STEPS):
        total ^= step
    return time.thread_time() - started
