"""The distribution of a whole number from 0 on, with exact weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Self


@dataclass(frozen=True)
class Chances:
    """The weight of each number from 0 to the largest; a number's chance is its weight by the sum of all."""

    weights: tuple[int, ...]

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Self:
        return cls(tuple(weights.get(number, 0) for number in range(max(weights) + 1)))

    @property
    def total(self) -> int:
        return sum(self.weights)

    @property
    def most(self) -> int:
        """The largest number that can happen."""
        return max(number for number, weight in enumerate(self.weights) if weight)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(number * weight for number, weight in enumerate(self.weights)), self.total)

    def exactly(self, number: int) -> Fraction:
        return Fraction(self.weights[number] if 0 <= number < len(self.weights) else 0, self.total)

    def at_least(self, number: int) -> Fraction:
        return Fraction(sum(self.weights[max(number, 0) :]), self.total)

    def plus(self, other: Chances) -> Chances:
        """The sum of two numbers that do not depend on each other."""
        weights = [0] * (len(self.weights) + len(other.weights) - 1)
        for one, weight in enumerate(self.weights):
            for two, factor in enumerate(other.weights):
                weights[one + two] += weight * factor
        return Chances(tuple(weights))


CERTAIN_ZERO = Chances((1,))
