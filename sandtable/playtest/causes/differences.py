"""Paired differences: the points of one version less those of another one in the same rotations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

NONE_YET: Final[Mapping[int, int]] = {}


@dataclass(frozen=True)
class Differences:
    """The number of rotations for each difference, in whole units; the largest possible difference has `whole`.

    Their order says nothing, so that counts are all there is to keep.
    """

    whole: int
    counts: Mapping[int, int] = field(default_factory=dict)

    def __add__(self, other: Differences) -> Differences:
        if self.whole != other.whole:
            raise ValueError(f"differences of {self.whole} and of {other.whole} units can't be added")
        return Differences(self.whole, dict(sorted((Counter(self.counts) + Counter(other.counts)).items())))

    @property
    def total(self) -> int:
        """Rotations counted."""
        return sum(self.counts.values())

    @property
    def shares(self) -> list[tuple[float, int]]:
        """Each difference as a share of points from -1 to 1, with its number of rotations."""
        return [(units / self.whole, count) for units, count in self.counts.items()]

    @property
    def mean(self) -> float:
        """The mean difference in shares of points; 0 without any rotation."""
        return sum(share * count for share, count in self.shares) / self.total if self.total else 0.0

    @property
    def variance(self) -> float:
        """The variance of one rotation's difference (of the population)."""
        mean = self.mean
        return sum(count * (share - mean) ** 2 for share, count in self.shares) / self.total if self.total else 0.0

    @property
    def unchanged(self) -> int:
        """Rotations in which both versions had the same points."""
        return self.counts.get(0, 0)


def differences(whole: int, first: Sequence[int | None], second: Sequence[int | None]) -> Differences:
    """The first version less the second one, rotation by rotation; None in either leaves the rotation out."""
    pairs = zip(first, second, strict=True)
    return counted(whole, (one - other for one, other in pairs if one is not None and other is not None))


def counted(whole: int, units: Iterable[int]) -> Differences:
    """Differences one by one, counted. Raises ValueError for one beyond the largest possible difference."""
    counts = Counter(units)
    if any(abs(each) > whole for each in counts):
        raise ValueError(f"a difference is at most {whole} units; got {sorted(counts)}")
    return Differences(whole, dict(sorted(counts.items())))
