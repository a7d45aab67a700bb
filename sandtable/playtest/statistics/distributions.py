"""Quantiles and tails of the normal, Student's and the binomial distribution, from scipy.

scipy is imported at the first use: it takes up to a second of processor time, and most processes of the service (and
every command) play or hand out games and never compute a bound. `scipy.special` is enough where it has the function; it
takes a third of the time of `scipy.stats` and gives the same numbers.
"""

# interpreted: runs after the games

from __future__ import annotations

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
    from scipy.stats import beta  # type: ignore[import-untyped]

    return float(beta.ppf(chance, successes, failures))


def binomial() -> Any:
    """scipy's binomial distribution, whose functions take arrays of rates."""
    from scipy.stats import binom

    return binom
