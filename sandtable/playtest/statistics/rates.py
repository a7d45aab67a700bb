"""The rate of single games, each won or lost, with an exact interval (Blaker's).

At any rate its chance to hold is at least the level, and it lies within Clopper and Pearson's interval.
H. Blaker, Confidence curves and improved exact confidence intervals for discrete distributions (2000).
"""

# interpreted: runs after the games

from __future__ import annotations

import math
from typing import Any, Final

from sandtable.playtest.statistics.distributions import beta_quantile, binomial_beyond, binomial_upto, fewest
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


def acceptability(successes: Any, trials: Any, rates: Any) -> Any:
    """The chance, under a rate, of a result in a tail as thin as that of the one seen: a p-value. Also of arrays.

    Where the lower tail is the thinner one, failures are counted in place of successes: then it is the upper one.
    """
    import numpy as np  # at the first use, as scipy

    is_low = binomial_upto(successes, trials, rates) < binomial_beyond(successes - 1, trials, rates)
    seen, chances = np.where(is_low, trials - successes, successes), np.where(is_low, 1 - rates, rates)
    above = binomial_beyond(seen - 1, trials, chances)
    mirrored = np.floor(2 * trials * chances - seen)  # the other tail begins about as far from the mean
    thin = fewest(lambda count: binomial_upto(count, trials, chances) >= above * _TIE, mirrored, trials + 0 * seen)
    return np.minimum(1.0, above + binomial_upto(thin - 1, trials, chances))


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
