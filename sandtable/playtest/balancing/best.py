"""The best of several candidates: everybody plays a few pairs, the better half plays on, fresh pairs decide in the end.

Successive halving (Karnin and others, Almost optimal exploration in multi-armed bandits, 2013). What it says at the end
is about the finalists alone, on pairs that nobody was chosen by: is the first better than the second, and better than
the reference? Both together are wrong with a chance of 5 % at most (Bonferroni).
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from sandtable.playtest.statistics import CONFIDENCE, Interval, over_sets
from sandtable.playtest.statistics.distributions import student_quantile

T = TypeVar("T")

QUARTERS: Final = 4
"""A pair brings 0 to 4 quarters of its points."""
FINALISTS: Final = 2
"""Candidates in the final, beside the reference."""


@dataclass(frozen=True)
class Pairs:
    """Mirrored pairs of one candidate by the quarters of their points: 0, 1/4, 1/2, 3/4 and 1."""

    counts: tuple[int, ...] = (0,) * (QUARTERS + 1)

    def __add__(self, other: Pairs) -> Pairs:
        return Pairs(tuple(one + two for one, two in zip(self.counts, other.counts, strict=True)))

    @property
    def total(self) -> int:
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """Points a game. Raises ZeroDivisionError without pairs."""
        return sum(quarters * count for quarters, count in enumerate(self.counts)) / (QUARTERS * self.total)

    @property
    def squares(self) -> float:
        """The sum of squared distances from the mean."""
        return sum(count * (quarters / QUARTERS - self.mean) ** 2 for quarters, count in enumerate(self.counts))

    def share(self, confidence: float = CONFIDENCE) -> Interval:
        return over_sets(self.mean, self.squares / self.total, self.total, 2, confidence)


@dataclass(frozen=True)
class Heat:
    """New pairs of one candidate in one stage."""

    stage: int
    candidate: int
    pairs: int
    is_final: bool = False

    @property
    def key(self) -> str:
        return f"{self.stage}/{self.candidate}"


@dataclass(frozen=True)
class Verdict:
    """The end: the first of the finalists, and its lead over the second and over the reference, in points a game."""

    best: int
    second: int | None
    lead: tuple[float, float, float] | None
    """The lead over the second: estimate, low and high; None without a second."""
    gain: tuple[float, float, float] | None
    """Likewise over the reference; None without one, or where it is the best itself."""


@dataclass
class Standing:
    """The pairs of every candidate so far."""

    search: dict[int, Pairs] = field(default_factory=dict)
    final: dict[int, Pairs] = field(default_factory=dict)
    alive: list[int] = field(default_factory=list)
    stage: int = 0

    def of(self, candidate: int) -> Pairs:
        return self.search.get(candidate, Pairs())


Counts = Mapping[str, Pairs]
Contest = Generator[list[Heat], Counts, T]


def contest(
    candidates: int, pairs: int, final_pairs: int, standing: Standing, reference: int | None
) -> Contest[Verdict]:
    """Halve the candidates until finalists are left, then let these and the reference play fresh pairs.

    `pairs` is the number for the whole search; each round gets an equal part of it.
    """
    standing.alive = list(range(candidates))
    rounds = max(1, math.ceil(math.log2(max(2, candidates) / FINALISTS)))
    while len(standing.alive) > FINALISTS:
        each = max(1, pairs // rounds // len(standing.alive))
        counts = yield from _play(standing, standing.alive, each, is_final=False)
        for candidate, count in counts.items():
            standing.search[candidate] = standing.of(candidate) + count
        ranked = sorted(standing.alive, key=lambda one: (-_mean(standing.of(one)), one))
        standing.alive = sorted(ranked[: max(FINALISTS, math.ceil(len(ranked) / 2))])
    finalists = sorted({*standing.alive, *([reference] if reference is not None else [])})
    standing.final = yield from _play(standing, finalists, final_pairs, is_final=True)
    return _judged(standing.final, reference)


def _play(standing: Standing, candidates: Sequence[int], pairs: int, *, is_final: bool) -> Contest[dict[int, Pairs]]:
    heats = [Heat(standing.stage, each, pairs, is_final) for each in candidates]
    counts = yield heats
    standing.stage += 1
    return {heat.candidate: counts[heat.key] for heat in heats}


def _mean(pairs: Pairs) -> float:
    return pairs.mean if pairs.total else 0.0


def _judged(final: Mapping[int, Pairs], reference: int | None) -> Verdict:
    ranked = sorted(final, key=lambda each: (-_mean(final[each]), each))
    best, second = ranked[0], ranked[1] if len(ranked) > 1 else None
    lead = difference(final[best], final[second]) if second is not None else None
    has_gain = reference is not None and reference != best
    gain = difference(final[best], final[reference]) if has_gain and reference is not None else None
    return Verdict(best, second, lead, gain)


def difference(one: Pairs, other: Pairs, confidence: float = 1 - (1 - CONFIDENCE) / 2) -> tuple[float, float, float]:
    """The lead of one candidate over another with its interval; by default half of the risk, for there are two leads.

    Student's t on both variances; a pair half a point away is added to each, so that a clean sweep is no proof.
    """
    if not one.total or not other.total:
        return 0.0, -1.0, 1.0
    value = one.mean - other.mean
    variance = sum((each.squares + 0.25) / (each.total + 1) / each.total for each in (one, other))
    freedom = max(1, min(one.total, other.total) - 1)
    reach = student_quantile((1 + confidence) / 2, freedom) * math.sqrt(variance)
    return value, max(-1.0, value - reach), min(1.0, value + reach)


def replay(contest: Contest[T], counts: Counts) -> tuple[list[Heat], T | None]:
    """The heats that are still open, or the end."""
    try:
        asked = next(contest)
        while all(heat.key in counts for heat in asked):
            asked = contest.send(counts)
    except StopIteration as over:
        return [], over.value
    return asked, None
