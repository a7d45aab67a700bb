"""The matrix of a field: for each pairing its finished pairs, counted by the points they brought.

A pair is two games with the same luck and swapped seats. Its games may correlate, so a pair is one observation: its
share of the points is 0, 1/4, 1/2, 3/4 or 1 (a draw is half a win).

**Two pseudo-pairs** are added for each member, one at 0 and one at 1, spread evenly over its pairings. They keep a
clean sweep finite and give it a variance; their weight falls as the number of pairs grows (docs/studies.md).
"""

# interpreted: runs between the games

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Pairing = tuple[int, int]
Counts = tuple[int, int, int, int, int]
SHARES: Final = np.array([0.0, 0.25, 0.5, 0.75, 1.0])
"""The share of the points that a pair can bring."""
NO_PAIRS: Final[Counts] = (0, 0, 0, 0, 0)
PSEUDO_PAIRS: Final = 2.0
"""For each member, over all of its pairings: half of them at 0, half at 1."""
_UNKNOWN: Final = 0.25
_ENDS: Final = np.array([0.5, 0.0, 0.0, 0.0, 0.5])


def pairings(members: int) -> list[Pairing]:
    """Every two members once, the smaller number first, in order."""
    return list(combinations(range(members), 2))


@dataclass(frozen=True)
class Matrix:
    """The finished pairs of a field.

    `counts` has a row for each of `pairings(members)`, seen by the first of the two.
    """

    members: int
    counts: tuple[Counts, ...]

    @classmethod
    def of(cls, members: int, played: Mapping[Pairing, Sequence[int]]) -> Matrix:
        """The matrix of these counts; a pairing that is not named has no pairs yet."""
        if members < 2:
            raise ValueError(f"a field has two members or more, not {members}")
        wrong = set(played) - set(pairings(members))
        if wrong:
            raise ValueError(f"no pairings of {members} members: {sorted(wrong)}")
        rows = (played.get(pairing, NO_PAIRS) for pairing in pairings(members))
        return cls(members, tuple(_checked(row) for row in rows))

    @cached_property
    def table(self) -> Numbers:
        """The counts, a row for each pairing."""
        return np.array(self.counts, dtype=float)

    @cached_property
    def pairs(self) -> Numbers:
        """Finished pairs of each pairing."""
        return np.asarray(self.table.sum(axis=1))

    @cached_property
    def weighted(self) -> Numbers:
        """The counts with the pseudo-pairs."""
        return np.asarray(self.table + PSEUDO_PAIRS / (self.members - 1) * _ENDS)

    @cached_property
    def weight(self) -> Numbers:
        """Pairs and pseudo-pairs of each pairing."""
        return np.asarray(self.weighted.sum(axis=1))

    @cached_property
    def means(self) -> Numbers:
        """The share of the first of each pairing, with the pseudo-pairs: never 0 or 1."""
        return np.asarray(self.weighted @ SHARES / self.weight)

    @cached_property
    def variances(self) -> Numbers:
        """The variance of one pair of each pairing."""
        return np.asarray(self.weighted @ SHARES**2 / self.weight - self.means**2)

    @cached_property
    def noise(self) -> Numbers:
        """The variance of the mean of each pairing; that of a fair coin before its first pair."""
        return np.where(self.pairs > 0, self.variances / self.freedom, _UNKNOWN)

    @cached_property
    def freedom(self) -> Numbers:
        """Degrees of freedom of each pairing's variance."""
        return np.where(self.pairs > 0, self.weight - 1, 1.0)

    @cached_property
    def signs(self) -> Numbers:
        """A row for each pairing: 1 at its first member, -1 at its second."""
        found = np.zeros((len(self.counts), self.members))
        for row, (first, second) in enumerate(pairings(self.members)):
            found[row, first], found[row, second] = 1.0, -1.0
        return found

    def share(self, row: int, column: int) -> float | None:
        """The share of the points of `row` against `column`, as played; None before the first pair."""
        counts = self.counts_of(row, column)
        played = sum(counts)
        return float(np.dot(counts, SHARES) / played) if played else None

    def counts_of(self, row: int, column: int) -> Counts:
        """The pairs of two members by the points of `row`."""
        first, second = min(row, column), max(row, column)
        found = self.counts[pairings(self.members).index((first, second))]
        return found if row < column else _checked(found[::-1])


def _checked(counts: Sequence[int]) -> Counts:
    if len(counts) != len(SHARES) or any(count < 0 for count in counts):
        raise ValueError(f"the pairs of a pairing are five counts of 0 or more, not {list(counts)}")
    nothing, quarter, half, most, whole = counts
    return nothing, quarter, half, most, whole
