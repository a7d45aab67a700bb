"""A sequential test under way: scores go in one by one, in order, and the first crossing of a bound is its answer."""

# interpreted: runs between the games

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from sandtable.playtest.sequential.design import Design

MOST_LEFT_OUT: Final = 50
"""Failed rotations from which on they must not be the majority."""
MOST_TRACED: Final = 200
"""Points of the curve that is kept."""


class Answer(StrEnum):
    OPEN = "open"
    HIGH = "high"
    """The truth is `high` or more."""
    LOW = "low"
    """The truth is `low` or less; in a two-sided test, between -`high` and `high`."""
    BELOW = "below"
    """The truth is -`high` or less; in a two-sided test only."""
    UNDECIDED = "undecided"
    """The most that may be played was played, and neither is settled."""
    FAILED = "failed"
    """More rotations had a failed game than not: the test says nothing."""


@dataclass
class Running:
    """The state of a test. It depends on the scores and their order alone."""

    whole: int
    """The units of the greatest score: 4 for pairs of games."""
    counts: dict[int, int] = field(default_factory=dict)
    left_out: int = 0
    """Rotations with a failed game: they say nothing."""
    answer: Answer = Answer.OPEN
    trace: list[tuple[int, float, float]] = field(default_factory=list)
    """Observations and the two log-likelihood ratios after them, at equal distances; the last one is always there."""
    stride: int = 1
    """Observations from one point of the trace to the next."""
    means: list[tuple[int, float, float]] = field(default_factory=list)
    """Observations with the mean and the variance of the scores after them, at the points of the trace. Tests that were
    begun before means were kept have them from a later point on."""

    @property
    def observed(self) -> int:
        return sum(self.counts.values())

    @property
    def is_open(self) -> bool:
        return self.answer == Answer.OPEN

    @property
    def mean(self) -> float:
        """The mean score. Raises ZeroDivisionError without one."""
        return sum(units * count for units, count in self.counts.items()) / (self.whole * self.observed)

    @property
    def variance(self) -> float:
        """The variance of a score (of the population)."""
        mean = self.mean
        squares = math.fsum(count * (units / self.whole - mean) ** 2 for units, count in self.counts.items())
        return squares / self.observed

    @property
    def ratios(self) -> tuple[float, float]:
        """The log-likelihood ratios of `high` and of -`high` to `low`, after the last observation."""
        return self.trace[-1][1:] if self.trace else (0.0, 0.0)

    def feed(self, design: Design, scores: Iterable[int | None]) -> int:
        """Take scores in order until the test is over; returns the number that were taken. None: a failed rotation."""
        taken = 0
        for score in scores:
            if not self.is_open:
                break
            taken += 1
            if score is None:
                self._leave_out()
            else:
                self._add(design, score)
        return taken

    def _leave_out(self) -> None:
        self.left_out += 1
        if self.left_out > max(MOST_LEFT_OUT, self.observed):
            self.answer = Answer.FAILED

    def _add(self, design: Design, score: int) -> None:
        if not 0 <= score <= self.whole:
            raise ValueError(f"a score of {score} units is not between 0 and {self.whole}")
        self.counts[score] = self.counts.get(score, 0) + 1
        up, down = ratios(design, self.counts, self.whole)
        self.answer = answer(design, up, down, self.observed)
        self._trace(up, down)

    def _trace(self, up: float, down: float) -> None:
        observed = self.observed
        for points in (self.trace, self.means):
            if points and points[-1][0] % self.stride:
                points.pop()
        self.trace.append((observed, up, down))
        self.means.append((observed, self.mean, self.variance))
        if len(self.trace) > MOST_TRACED:
            self.stride *= 2
            self.trace, self.means = self._thinned(self.trace), self._thinned(self.means)

    def _thinned(self, points: list[tuple[int, float, float]]) -> list[tuple[int, float, float]]:
        """The points at whole strides, and the last one."""
        return [each for each in points[:-1] if each[0] % self.stride == 0] + points[-1:]

    def as_json(self) -> dict[str, Any]:
        return {
            "whole": self.whole,
            "counts": {str(units): count for units, count in sorted(self.counts.items())},
            "left_out": self.left_out,
            "answer": str(self.answer),
            "trace": [list(each) for each in self.trace],
            "stride": self.stride,
            "means": [list(each) for each in self.means],
        }


def read_running(kept: Mapping[str, Any]) -> Running:
    """The state that `as_json` wrote."""
    return Running(
        whole=kept["whole"],
        counts={int(units): count for units, count in kept["counts"].items()},
        left_out=kept["left_out"],
        answer=Answer(kept["answer"]),
        trace=[(observed, up, down) for observed, up, down in kept["trace"]],
        stride=kept["stride"],
        means=[(observed, mean, variance) for observed, mean, variance in kept.get("means", ())],
    )


def ratios(design: Design, counts: Mapping[int, int], whole: int) -> tuple[float, float]:
    """The log-likelihood ratios of `high` and of -`high` to `low`; the second is 0 in a one-sided test."""
    low = design.at(design.low)
    up = design.ratio(counts, whole, low, design.at(design.high))
    return up, design.ratio(counts, whole, low, design.at(-design.high)) if design.is_two_sided else 0.0


def answer(design: Design, up: float, down: float, observed: int) -> Answer:
    """The answer after a look at the ratios. A bound that is crossed counts before the end of the test."""
    if up >= design.upper:
        return Answer.HIGH
    if design.is_two_sided and down >= design.upper:
        return Answer.BELOW
    if up <= design.lower and (down <= design.lower or not design.is_two_sided):
        return Answer.LOW
    return Answer.UNDECIDED if observed >= design.most else Answer.OPEN
