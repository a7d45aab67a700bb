"""Checking the books a slice at a time, so that the other duties of the dispatcher never wait for it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from simulate.queue.reconcile import changed, check_each, check_the_rest

SLICE_S: Final = 0.3
"""Relaying and a request to stop wait no longer than this and one playtest, in seconds."""


class Books:
    """Rounds over everything that has changed. A round reads once what there is, then goes on slice by slice.

    A playtest whose books can't be repaired is told in each round, and holds up no other.
    """

    def __init__(self, slice_s: float = SLICE_S, clock: Callable[[], float] = time.monotonic) -> None:
        self.slice_s = slice_s
        self.clock = clock
        self.left: deque[int] | None = None
        """The playtests of this round that are not checked yet; None between two rounds."""

    def check(self) -> bool:
        """Check for one slice of time; True where something of this round is left."""
        if self.left is None:
            self.left = deque(changed().filter(set_aside="").order_by("pk").values_list("pk", flat=True))
        end = self.clock() + self.slice_s
        while self.left:
            check_each([self.left.popleft()])
            if self.clock() >= end:
                return True
        self.left = None
        check_the_rest()
        return False
