"""Values that are sums over the pairings of a field, with intervals and tests of their differences.

Everything shown about a member is, near the measured shares, a linear function of the pairings' means. Its variance is
the sum of theirs, each times the square of its influence; Student's t with the degrees of freedom of Welch and
Satterthwaite makes an interval of it. Nothing is assumed about how the pairs scatter.
"""

# interpreted: runs between the games

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sandtable.playtest.field.matrix import Matrix, Numbers
from sandtable.playtest.statistics import CONFIDENCE
from sandtable.playtest.statistics.distributions import student_quantile, student_tail


@dataclass(frozen=True)
class Estimate:
    """A value, its standard error and the degrees of freedom of that error."""

    value: float
    error: float
    freedom: float

    def margin(self, confidence: float = CONFIDENCE) -> float:
        """Half the width of the interval."""
        return self.error * student_quantile((1 + confidence) / 2, self.freedom)

    def bounds(self, confidence: float = CONFIDENCE) -> tuple[float, float]:
        margin = self.margin(confidence)
        return self.value - margin, self.value + margin

    @property
    def p_value(self) -> float:
        """The chance that a true 0 brings a value at least this far from 0."""
        return 2 * student_tail(abs(self.value) / self.error, self.freedom)


@dataclass(frozen=True)
class Estimates:
    """A value for each member, and the influence of each pairing's mean (row) on each value (column)."""

    matrix: Matrix
    values: Numbers
    influence: Numbers

    def of(self, member: int) -> Estimate:
        return self._along(float(self.values[member]), self.influence[:, member])

    def difference(self, member: int, other: int) -> Estimate:
        """The lead of `member` over `other`."""
        value = float(self.values[member] - self.values[other])
        return self._along(value, self.influence[:, member] - self.influence[:, other])

    def _along(self, value: float, influence: Numbers) -> Estimate:
        parts = influence**2 * self.matrix.noise
        variance = float(parts.sum())
        freedom = variance**2 / float((parts**2 / self.matrix.freedom).sum())
        return Estimate(value, float(np.sqrt(variance)), freedom)
