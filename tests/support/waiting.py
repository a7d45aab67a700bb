"""Waiting for a condition, however busy the machine is, and finding waits that prove nothing.

How long something takes is never judged: `PATIENCE_S` only ends a wait for what will not come any more. Work that
takes many steps is given so much time for each of them.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Protocol

PATIENCE_S = float(os.environ.get("PATIENCE_S", "300"))
"""A wait this long is a hang. Nobody waits longer than it takes, so it may be generous.

`PATIENCE_S=20 pytest ...` fails sooner, for the search for a mistake.
"""
POLL_S = 0.05

waited: Counter[str] = Counter()
"""By line of a test, the number of times that it had to wait for its condition."""
never_waited: Counter[str] = Counter()
"""By line of a test, the number of times that it found its condition true at once."""


def wait_until(
    is_true: Callable[[], bool],
    what: str,
    timeout_s: float = PATIENCE_S,
    progress: Callable[[], object] = lambda: None,
    every_s: float = POLL_S,
) -> None:
    """Look again and again until `is_true()` is True. Raises TimeoutError when that doesn't come about.

    The time begins anew whenever `progress()` is another than before. Between two looks it sleeps for `every_s`.

    A condition answers True or False (else TypeError): anything else, such as a method that nobody calls, is likely to
    be true from the start.
    """
    place = _line_of_the_test()
    if _holds(is_true):
        never_waited[place] += 1
        return
    waited[place] += 1
    deadline, before = time.monotonic() + timeout_s, progress()
    while not _holds(is_true):
        if (now := progress()) != before:
            deadline, before = time.monotonic() + timeout_s, now
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} took longer than {timeout_s:g} s")
        time.sleep(every_s)


@contextmanager
def brings_about(is_true: Callable[[], bool], what: str) -> Iterator[None]:
    """Wait at the end of the block until `is_true()`. AssertionError when it was true before the block began."""
    assert not _holds(is_true), f"{what}: true already, so the wait would prove nothing"
    yield
    wait_until(is_true, what)


class Ends(Protocol):
    """A process that somebody waits for."""

    def wait(self, timeout: float) -> int: ...


def status_of(process: Ends) -> int:
    """The exit status of a process, once it has ended."""
    return process.wait(PATIENCE_S)


def waits_for_nothing() -> list[str]:
    """Lines of tests whose condition was true at the first look every time, each with the number of times."""
    return [f"{place} ({times} x)" for place, times in sorted(never_waited.items()) if not waited[place]]


def _holds(is_true: Callable[[], bool]) -> bool:
    answer = is_true()
    if not isinstance(answer, bool):
        raise TypeError(f"a condition is True or False, not {answer!r}")
    return answer


def _line_of_the_test() -> str:
    """The line of the innermost test function on the stack; without one, the line that called `wait_until`."""
    frame: FrameType | None = sys._getframe(2)
    first = frame
    while frame is not None and not frame.f_code.co_name.startswith("test_"):
        frame = frame.f_back
    found = frame or first
    assert found is not None
    return f"{Path(found.f_code.co_filename).name}:{found.f_lineno}"
