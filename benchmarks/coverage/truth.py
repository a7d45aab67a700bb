"""Results of playtests drawn from a known truth: points of rotations whose games go together more or less."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

Numbers = Any
"""An array of numbers, one row a run."""


@dataclass(frozen=True)
class Truth:
    """Games of rotations that a subject wins with probability `rate`, and how they go together."""

    rate: float
    games: int = 2
    correlation: float = 0.0
    """Of two games of one rotation. Games without draws can't differ more than `lowest` allows; it is cut there."""

    @property
    def lowest(self) -> float:
        """The correlation of rotations that all have as equal a number of wins as the rate allows."""
        whole, part = divmod(self.games * self.rate, 1)
        squares = (1 - part) * whole**2 + part * (whole + 1) ** 2
        variance = squares - (self.games * self.rate) ** 2
        single = self.rate * (1 - self.rate)
        return (variance / single - self.games) / (self.games * (self.games - 1)) if self.games > 1 else 0.0

    @property
    def is_possible(self) -> bool:
        return self.correlation >= self.lowest - 1e-9

    def chances(self) -> Numbers:
        """The chance of each number of wins in a rotation, from none to all of its games."""
        k, p = self.games, self.rate
        wins = np.arange(k + 1)
        apart = np.array([math.comb(k, won) * p**won * (1 - p) ** (k - won) for won in wins])
        if self.correlation >= 0:
            together = np.where(wins == 0, 1 - p, np.where(wins == k, p, 0.0))
            return (1 - self.correlation) * apart + self.correlation * together
        weight = min(1.0, self.correlation / self.lowest)
        whole, part = divmod(k * p, 1)
        balanced = np.where(wins == whole, 1 - part, np.where(wins == whole + 1, part, 0.0))
        return (1 - weight) * apart + weight * balanced

    def counts(self, dice: np.random.Generator, rotations: int, runs: int) -> Numbers:
        """For each run the number of rotations by their wins."""
        return dice.multinomial(rotations, self.chances(), size=runs)

    def histories(self, dice: np.random.Generator, rotations: int, runs: int) -> tuple[Numbers, Numbers]:
        """For each run and number of finished rotations the mean of their points and its variance."""
        won = dice.choice(self.games + 1, p=self.chances(), size=(runs, rotations)) / self.games
        sizes = np.arange(1, rotations + 1)
        means = np.cumsum(won, axis=1) / sizes
        return means, np.maximum(0.0, np.cumsum(won**2, axis=1) / sizes - means**2)
