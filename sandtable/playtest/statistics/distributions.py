"""Quantiles and tails of the normal, Student's and the binomial distribution, from scipy.

scipy is imported at the first use: it takes up to a second of processor time, and most processes of the service (and
every command) play or hand out games and never compute a bound. `scipy.special` is enough for all;
`scipy.stats` takes three times as long and 45 MB more of memory.
"""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def normal_quantile(chance: float) -> float:
    """The value below which a standard normal variable lies with this chance: 1.96 for 0.975."""
    from scipy.special import ndtri  # type: ignore[import-untyped]

    return float(ndtri(chance))


def normal_log_tail(values: Any) -> Any:
    """For each value of an array the logarithm of the chance that a standard normal variable lies above it."""
    from scipy.special import log_ndtr

    return log_ndtr(-values)


def student_quantile(chance: float, freedom: float) -> float:
    """The value below which Student's t lies with this chance, for these degrees of freedom."""
    from scipy.special import stdtrit

    return float(stdtrit(freedom, chance))


def student_tail(value: float, freedom: float) -> float:
    """The chance that Student's t lies above the value."""
    from scipy.special import stdtr

    return float(stdtr(freedom, -value))


def beta_quantile(chance: float, successes: float, failures: float) -> float:
    """The value below which a beta variable lies with this chance."""
    from scipy.special import betaincinv

    return float(betaincinv(successes, failures, chance))


def binomial_upto(successes: Any, trials: int, rates: Any) -> Any:
    """The chance of at most `successes` in that many trials, for each rate of an array; it is 0 for -1 successes."""
    from scipy.special import betaincc

    return _binomial_tail(betaincc, successes, trials, rates, never=0.0)


def binomial_beyond(successes: Any, trials: int, rates: Any) -> Any:
    """The chance of more than `successes` in that many trials, for each rate of an array."""
    from scipy.special import betainc

    return _binomial_tail(betainc, successes, trials, rates, never=1.0)


def _binomial_tail(tail: Any, successes: Any, trials: Any, rates: Any, never: float) -> Any:
    """The tail as an incomplete beta function; `never` is its value below no successes, where that has no meaning."""
    import numpy as np

    inside = tail(np.clip(successes + 1, 1, trials), np.clip(trials - successes, 1, trials), rates)
    return np.where(successes < 0, never, np.where(successes >= trials, 1 - never, inside))


def fewest(is_enough: Callable[[Any], Any], near: Any, most: Any) -> Any:
    """For each number of the array `most` the smallest whole number from 0 up to it that is enough.

    `is_enough` says of an array of numbers which ones are; a larger number than one that is enough is enough as well,
    and `most` always is. The search goes out from the numbers `near`, in doubled steps, and then halves.
    """
    import numpy as np

    low, high = np.zeros_like(most), most.copy()
    step, tried = 1, np.clip(near, 0, most)
    while (low < high).any():
        enough = is_enough(tried)
        low, high = np.where(enough, low, tried + 1), np.where(enough, tried, high)
        step *= 2
        outward = np.where(enough, tried - step, tried + step)
        tried = np.where((low < outward) & (outward < high), outward, (low + high) // 2)
    return low
