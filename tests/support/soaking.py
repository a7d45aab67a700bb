"""Memory and open files of processes over a long time: do they grow?"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import numpy as np
import psutil

from sandtable.playtest.statistics.distributions import student_quantile

MEGABYTE: Final = 1024 * 1024
HOUR_S: Final = 3600
MINUTE_S: Final = 60
WARM_UP: Final = 1 / 3
"""The part of a process's life in which it may grow: what is needed now and then is loaded."""
LEAST: Final = 8
"""Looks at a process after its warm-up, without which nothing is said about it."""


@dataclass(frozen=True)
class Look:
    """Memory and open files of a process at one moment."""

    second: float
    megabytes: float
    files: float


@dataclass(frozen=True)
class Slope:
    """Growth for each hour, with its interval of 95 %."""

    least: float
    mean: float
    most: float

    def __str__(self) -> str:
        return f"{self.mean:+8.2f} [{self.least:+8.2f}, {self.most:+8.2f}]"


@dataclass(frozen=True)
class Growth:
    """The growth of memory and open files of a process after its warm-up, by a number of looks over some minutes."""

    name: str
    looks: int
    minutes: float
    megabytes: Slope
    files: Slope


@dataclass
class Watched:
    """Everything that was seen of some processes, by their name."""

    looks: dict[str, list[Look]] = field(default_factory=lambda: defaultdict(list))
    started: float = field(default_factory=time.monotonic)

    def look(self, processes: Mapping[str, int]) -> None:
        """Look at each process: its name and its id."""
        for name, pid in processes.items():
            process = psutil.Process(pid)
            second = time.monotonic() - self.started
            held = process.memory_info().rss - process.memory_info().shared
            self.looks[name].append(Look(second, held / MEGABYTE, process.num_fds()))

    def growths(self) -> Iterator[Growth]:
        """The growth of each process that was seen for long enough."""
        for name, looks in self.looks.items():
            late = looks[round(WARM_UP * len(looks)) :]
            if len(late) >= LEAST:
                seconds = [each.second for each in late]
                yield Growth(
                    name,
                    len(late),
                    (seconds[-1] - seconds[0]) / MINUTE_S,
                    slope(seconds, [x.megabytes for x in late]),
                    slope(seconds, [x.files for x in late]),
                )


def slope(seconds: Sequence[float], values: Sequence[float]) -> Slope:
    """The growth for each hour between looks, as the mean of independent steps: a walk has no other honest interval.

    The interval is that of the mean of the steps from look to look. The error of a straight line through the values
    would be far too small, because what a process holds at one look it still holds at the next.
    """
    hours = np.diff(np.asarray(seconds)) / HOUR_S
    steps = np.asarray([after - before for before, after in pairwise(values)])
    mean = float(steps.sum() / hours.sum())
    strays = steps - mean * hours
    error = float(np.sqrt((strays**2).sum() / (len(steps) - 1) * len(steps)) / hours.sum())
    width = student_quantile(0.975, len(steps) - 1) * error
    return Slope(mean - width, mean, mean + width)
