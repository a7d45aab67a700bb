"""The rate of single games, each won or lost, with an exact interval (Blaker's).

At any rate its chance to hold is at least the level, and it lies within Clopper and Pearson's interval.
H. Blaker, Confidence curves and improved exact confidence intervals for discrete distributions (2000).
"""

# interpreted: runs after the games

from __future__ import annotations

import math
from typing import Any, Final

from sandtable.playtest.statistics.distributions import beta_quantile, binomial
from sandtable.playtest.statistics.intervals import CONFIDENCE, Interval

_TIE: Final = 1 + 1e-9
"""Tails that differ by less are equally thin: rounding must not tell them apart."""
_STEPS: Final = 100
"""Rates that are tried at once between a bound that is too wide and one that is too narrow."""


def rate(successes: float, trials: int, confidence: float = CONFIDENCE) -> Interval | None:
    """A single rate with Blaker's interval; None without trials.

    A draw counts as a part of a success. The bounds are then those of the whole numbers around: it varies less.
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes of {trials} trials")
    if not trials:
        return None
    low = _lower(math.floor(successes), trials, confidence)
    high = 1 - _lower(math.floor(trials - successes), trials, confidence)
    return Interval(successes / trials, low, high, trials)


def acceptability(successes: Any, trials: int, rates: Any) -> Any:
    """The chance, under a rate, of a result in a tail as thin as that of the one seen: a p-value. Also of arrays."""
    import numpy as np  # at the first use, as scipy

    binom = binomial()
    below, above = binom.cdf(successes, trials, rates), binom.sf(successes - 1, trials, rates)
    from_below = below + binom.sf(binom.isf(below * _TIE, trials, rates), trials, rates)
    from_above = above + binom.cdf(binom.ppf(above * _TIE, trials, rates) - 1, trials, rates)
    return np.minimum(1.0, np.where(below < above, from_below, from_above))


def refuted(successes: Any, trials: Any, truth: float, confidence: float = CONFIDENCE) -> Any:
    """For arrays of results as `rate` takes them: do they refute a rate? Only where they do, it lies beyond a bound."""
    import numpy as np

    whole = np.floor(np.where(successes >= truth * trials, successes, trials - successes))
    rates = np.where(successes >= truth * trials, truth, 1 - truth)
    return acceptability(whole, trials, rates) <= 1 - confidence


def _lower(successes: int, trials: int, confidence: float) -> float:
    """The smallest rate that the data don't refute, searched upwards from the bound of Clopper and Pearson."""
    if not successes:
        return 0.0
    import numpy as np

    alpha = 1 - confidence
    low = beta_quantile(alpha / 2, successes, trials - successes + 1)
    high = beta_quantile(alpha * 1.000001, successes, trials - successes + 1)  # its thinner tail alone is enough
    for _narrower in range(2):
        tried = np.linspace(low, high, _STEPS)
        first = int(np.argmax(acceptability(successes, trials, tried) > alpha))
        low, high = float(tried[max(0, first - 1)]), float(tried[first])
    return low
