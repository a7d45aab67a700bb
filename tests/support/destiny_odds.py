"""Odds as a plain table, for comparisons with what a test counts itself."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from sandtable.games.destiny.odds.chances import Chances


def chances_of(found: Chances) -> dict[int, Fraction]:
    """The chance of every number that can happen."""
    return {number: found.exactly(number) for number, weight in enumerate(found.weights) if weight}


def sure(counted: Mapping[int, int]) -> dict[int, Fraction]:
    """The chance of every number that was counted, each case as likely as the others."""
    return {number: Fraction(count, sum(counted.values())) for number, count in counted.items() if count}
