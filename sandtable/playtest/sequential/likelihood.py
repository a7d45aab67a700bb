"""The log-likelihood ratio of two hypotheses on the mean of scores whose distribution is unknown.

The greatest likelihood under "the mean is m" belongs to the distribution p(s) = f(s) / (1 + t (s - m)), where f are the
observed frequencies and t makes the mean m (Owen's empirical likelihood; Fishtest and OpenBench use the same test).
"""

# interpreted: runs between the games

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

Counts = Mapping[int, int]
"""Observations by score, in units: with a whole of 4 the scores of a pair are 0, 1, 2, 3 and 4 quarters."""
Weighted = Sequence[tuple[float, float]]
"""Values with their weights."""
UNSEEN: Final = 1e-3
"""The weight of the smallest and the greatest score where none was observed: they are possible."""
_STEPS: Final = 100
_ROUNDS: Final = 60
_CLOSE: Final = 1e-12


def ratio_of_means(counts: Counts, whole: int, low: float, high: float) -> float:
    """The log-likelihood ratio of "the mean score is `high`" to "it is `low`"; both strictly between 0 and 1."""
    seen = weighted(counts, whole)
    return _log_likelihood(seen, [score - high for score, _ in seen]) - _log_likelihood(
        seen, [score - low for score, _ in seen]
    )


def ratio_of_effects(counts: Counts, whole: int, low: float, high: float) -> float:
    """The same for effects: the distance of the mean from 1/2, in standard deviations of a score."""
    seen = weighted(counts, whole)
    return _log_likelihood(seen, _tilts_of_effect(seen, high)) - _log_likelihood(seen, _tilts_of_effect(seen, low))


def weighted(counts: Counts, whole: int) -> Weighted:
    """The scores in [0, 1] with their weights; the smallest and the greatest are always among them."""
    extremes = {units: UNSEEN for units in (0, whole) if not counts.get(units)}
    return [(units / whole, weight) for units, weight in sorted({**counts, **extremes}.items()) if weight]


def _log_likelihood(seen: Weighted, tilts: Sequence[float]) -> float:
    """The greatest log-likelihood among distributions in which the mean of `tilts` is 0.

    A constant that depends on the observations alone is left out: it cancels in a ratio.
    """
    tilt = _root(tilts, [weight for _score, weight in seen])
    return -math.fsum(weight * math.log1p(tilt * each) for (_, weight), each in zip(seen, tilts, strict=True))


def _root(tilts: Sequence[float], weights: Sequence[float]) -> float:
    """The t with sum of w d / (1 + t d) = 0: the sum falls from +infinity to -infinity between its two poles.

    Newton's step where it stays between the bounds, and halving where it does not.
    """
    left, right = -1 / max(tilts), -1 / min(tilts)
    here = 0.0
    weighed = list(zip(tilts, weights, strict=True))
    for _ in range(_STEPS):
        value, slope = _sum_and_slope(weighed, here)
        if value > 0:
            left = here
        else:
            right = here
        step = here - value / slope
        following = step if left < step < right else (left + right) / 2
        if abs(following - here) <= _CLOSE * (1 + abs(here)):
            return following
        here = following
    return here


def _sum_and_slope(weighed: list[tuple[float, float]], at: float) -> tuple[float, float]:
    value = slope = 0.0
    for tilt, weight in weighed:
        part = tilt / (1 + at * tilt)
        whole = weight * part
        value += whole
        slope -= whole * part
    return value, slope


def _tilts_of_effect(seen: Weighted, effect: float) -> list[float]:
    """The tilts whose mean is 0 where the mean is `effect` standard deviations above 1/2.

    The standard deviation depends on the distribution that is looked for, so it is made linear around the last guess
    and guessed anew until it stays. A guess that is too narrow leaves no such distribution; then the next one is taken
    halfway to the last that did. The first of those has only the scores 0 and 1, with exactly this effect.
    """
    tall = 1 / math.sqrt(1 + effect**2)
    mean, deviation = 0.5 + effect * tall / 2, tall / 2
    tilts = _linear(seen, mean, deviation, effect)
    guess = _moments(seen)
    for _ in range(_ROUNDS):
        while not min(found := _linear(seen, *guess, effect)) < 0 < max(found):
            guess = (mean + guess[0]) / 2, (deviation + guess[1]) / 2
        before, (mean, deviation), tilts = deviation, guess, found
        if abs(deviation - before) <= _CLOSE:
            break
        tilt = _root(tilts, [weight for _, weight in seen])
        guess = _moments(
            [(score, weight / (1 + tilt * each)) for (score, weight), each in zip(seen, tilts, strict=True)]
        )
    return tilts


def _linear(seen: Weighted, mean: float, deviation: float, effect: float) -> list[float]:
    """The distance of each score from the mean that the effect asks for, linear around these moments."""
    return [score - 0.5 - effect * (deviation / 2 + (score - mean) ** 2 / (2 * deviation)) for score, _weight in seen]


def _moments(seen: Weighted) -> tuple[float, float]:
    """The mean and the standard deviation."""
    total = math.fsum(weight for _, weight in seen)
    mean = math.fsum(score * weight for score, weight in seen) / total
    return mean, math.sqrt(math.fsum(weight * (score - mean) ** 2 for score, weight in seen) / total)


Ratio = Callable[[Counts, int, float, float], float]
"""A function that compares two hypotheses: `ratio_of_means` or `ratio_of_effects`."""
