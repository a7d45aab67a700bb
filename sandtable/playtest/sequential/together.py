"""The same test played by agents of several strengths: do their answers agree?"""

# interpreted: runs between the games

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from sandtable.playtest import statistics
from sandtable.playtest.sequential.interval import at_any_time
from sandtable.playtest.sequential.running import Answer, Running
from sandtable.playtest.statistics import Interval


class Agreement(StrEnum):
    """The answers of several strengths taken together."""

    OPEN = "open"
    """A test is not over yet, or was stopped."""
    SAME = "same"
    """Every strength gives the same answer."""
    DEPENDS = "depends"
    """The answers contradict each other, or the means are shown to differ by more than the margin."""
    MIXED = "mixed"
    """Some strengths found no answer, and no difference between them is shown."""


@dataclass(frozen=True)
class Together:
    """The answers of several strengths."""

    agreement: Agreement
    high: int = -1
    """The strength with the larger mean, where it depends on who plays."""
    low: int = -1
    difference: Interval | None = None
    """The difference of the two means, 95 % sure at every look and for all pairs of strengths."""


DECIDED = frozenset({Answer.HIGH, Answer.LOW, Answer.BELOW})


def together(tests: Sequence[Running], margin: float) -> Together:
    """The answers of tests that asked the same; `margin` is a difference of means that counts as none."""
    if any(test.is_open or not test.observed for test in tests):
        return Together(Agreement.OPEN)
    high, low = (choose(range(len(tests)), key=lambda place: tests[place].mean) for choose in (max, min))
    difference = _difference(tests, high, low)
    is_shown = _is_shown(tests) and difference.value > margin
    answers = {test.answer for test in tests}
    if is_shown or len(answers & DECIDED) > 1:
        return Together(Agreement.DEPENDS, high, low, difference)
    return Together(Agreement.SAME if len(answers) == 1 else Agreement.MIXED)


def _is_shown(tests: Sequence[Running]) -> bool:
    """Some pair differs, at the level that all pairs share."""
    pairs = combinations(range(len(tests)), 2)
    return any(not _difference(tests, one, other).holds(0.0) for one, other in pairs)


def _difference(tests: Sequence[Running], one: int, other: int) -> Interval:
    level = statistics.shared(len(tests) * (len(tests) - 1) // 2)
    intervals = [at_any_time(test.mean, test.variance, test.observed, level) for test in (tests[one], tests[other])]
    return statistics.difference(*intervals)
