"""The mean of rotations with an interval that holds for few as for many of them.

A rotation is one observation in [0, 1]: the points a game of one subject. The interval has every mean that the data
do not refute. As Wilson's interval for a rate it takes the variance *at the assumed mean* m, not at the observed one,
so that it stays within 0 and 1 and isn't too narrow near them. Three things are added:

- **The design effect** d = variance of a rotation / (mean * (1 - mean)), shrunk towards a prior as if `WEIGHT` more
  had been seen of it. It is 1 for games that all go together and 1/2 for two games that don't; n rotations are worth
  n / d single games. The prior is what keeps ten equal rotations from claiming certainty.
- **The distance** from the observed mean x to m is Cressie and Read's power divergence with exponent 1/2, between the
  likelihood ratio (0) and Pearson's chi-square, which is Wilson's (1). Those two err in opposite directions for rates
  near 0 and 1.
- **The limit** is that of the look (`looks.py`).

Prior and limit of pairs are set so that the interval holds at least 94.5 % of the time and, from 50 pairs on, at most
97 %. Rotations of three and more games get more careful ones: they hold at least as often, of fifty of them up to
99.5 %.
`benchmarks/coverage.py` measures how often it holds. N. Cressie, T. Read, Multinomial goodness-of-fit tests (1984).
"""

# interpreted: runs after the games

from __future__ import annotations

import math
from typing import Any, Final

from sandtable.playtest.statistics.intervals import CONFIDENCE, Interval
from sandtable.playtest.statistics.looks import ONCE, Look

PRIOR_OF_PAIRS: Final = 0.85
PRIOR: Final = 1.0
"""The design effect of other sets before anything is seen of it: as if their games all went together."""
WEIGHT: Final = 0.4
"""The prior counts as much as `WEIGHT` of the sum of mean * (1 - mean) over the rotations seen."""
_CLOSE: Final = 1e-12


def over_sets(
    mean: float, variance: float, sets: int, games: int, confidence: float = CONFIDENCE, look: Look = ONCE
) -> Interval:
    """The mean of sets of `games` games each, from the variance of the sets seen (of the population)."""
    limit = look.limit(sets, games, confidence) / worth(mean, variance, sets, games)
    return Interval(mean, _bound(mean, 0.0, limit), _bound(mean, 1.0, limit), games * sets, look.is_anytime)


def p_value(mean: float, variance: float, sets: int, games: int, truth: float, look: Look = ONCE) -> float:
    """The chance of data as far from `truth` as these. Below 1 - confidence, `over_sets` leaves the truth out."""
    return look.p_value(worth(mean, variance, sets, games) * distance(mean, truth), sets, games)


def worth(mean: Any, variance: Any, sets: Any, games: int) -> Any:
    """The number of single games without draws that would tell as much as these sets; of arrays an array."""
    seen = sets * mean * (1 - mean)
    prior = PRIOR_OF_PAIRS if games == 2 else PRIOR
    return sets * (seen + WEIGHT) / ((sets + 1) * variance + WEIGHT * prior)


def distance(seen: float, truth: float) -> float:
    """The divergence of two rates in squared standard errors, for one game without draws."""
    if not 0 < truth < 1:
        return 0.0 if seen == truth else math.inf
    return float(divergence(seen, truth))


def divergence(seen: Any, truth: float) -> Any:
    """The power divergence with exponent 1/2, of one rate or an array of them from a truth between 0 and 1.

    The definition is 8/3 * (seen**1.5 / truth**0.5 + (1 - seen)**1.5 / (1 - truth)**0.5 - 1). Near the truth it
    subtracts numbers that are nearly equal, and may come out negative. With roots s and t of a share seen and its
    truth, and because both pairs of squares sum to 1, it is 8/3 times the sum of (s - t)**2 * (s / t + 1/2): no term
    of that is negative.
    """
    return 8 / 3 * (_apart(seen, truth) + _apart(1 - seen, 1 - truth))


def _apart(seen: Any, truth: float) -> Any:
    """The part of one of the two shares in the divergence; 0 where they are equal."""
    root, true_root = seen**0.5, truth**0.5
    return (root - true_root) ** 2 * (root / true_root + 1 / 2)


def _bound(mean: float, end: float, limit: float) -> float:
    """The furthest rate from the mean towards an end of the scale whose distance is within the limit."""
    if abs(mean - end) < _CLOSE:
        return end
    from scipy.optimize import brentq  # type: ignore[import-untyped] # at the first use

    return float(brentq(lambda rate: min(distance(mean, rate), 2 * limit + 1) - limit, mean, end, xtol=1e-10))
