"""Bounds the rate of false discoveries in a set of tests: e-BH (Wang and Ramdas, 2022).

The Benjamini-Hochberg procedure with e-values in place of 1 / p. It asks only that each e-value is one,
which betting gives at any stopping time. The tests may depend on each other in any way, as they do
here: all of them compare with the same games of the unchanged deck. (BH with p-values would need independence or a
correction by the logarithm of the number of tests; online procedures give power away, as here all tests are known.)

It may be applied at every look, if a test that is declared is frozen with its e-value: k declared tests have e-values
of at least tests / (rate * k) each, so that they stay declared with any values of the others. The last look is then
e-BH on e-values stopped at their own times, which is valid.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)


def discoveries(log_evidence: Mapping[Key, float], rate: float) -> set[Key]:
    """The tests that are declared: the mean share of false ones among them is at most `rate`."""
    ordered = sorted(log_evidence, key=lambda key: -log_evidence[key])
    tests = len(ordered)
    enough = [number for number, key in enumerate(ordered, 1) if log_evidence[key] >= math.log(tests / (rate * number))]
    return set(ordered[: max(enough, default=0)])


def needed(tests: int, rate: float) -> float:
    """The logarithm of the e-value that a test needs to be declared when no other one is."""
    return math.log(tests / rate)
