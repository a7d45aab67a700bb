"""The worth of skill or of a thing, from the same games played with and without it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sandtable.playtest.statistics import CONFIDENCE
from sandtable.playtest.statistics.distributions import student_quantile

Shares = Sequence[float | None]
"""For each rotation the points a game of one party; None where a game failed."""


@dataclass(frozen=True)
class Worth:
    """By how much a party takes more with the thing than without it, in shares of a point."""

    value: float
    low: float
    high: float
    rotations: int


def worth(pairs: Sequence[tuple[Shares, Shares]], comparisons: int = 1) -> Worth | None:
    """The mean over parties of the share with a thing minus the share without it; None below two rotations.

    `pairs` has for each party its shares in both playtests, whose rotations share their luck by number: the mean of a
    rotation over all parties is one observation. The interval is Student's, at the level of all `comparisons` together
    (Bonferroni).
    """
    found = list(_differences(pairs))
    count = len(found)
    if count < 2:
        return None
    mean = math.fsum(found) / count
    variance = (math.fsum((each - mean) ** 2 for each in found) + 0.25) / count
    reach = student_quantile(1 - (1 - CONFIDENCE) / (2 * comparisons), count - 1) * math.sqrt(variance / count)
    return Worth(mean, max(-1.0, mean - reach), min(1.0, mean + reach), count)


def _differences(pairs: Sequence[tuple[Shares, Shares]]) -> Iterator[float]:
    """For each rotation that all playtests finished without a failure the mean difference over the parties."""
    for row in zip(*(zip(*each, strict=False) for each in pairs), strict=False):
        differences = [before - after for before, after in row if before is not None and after is not None]
        if len(differences) == len(pairs):
            yield math.fsum(differences) / len(differences)
