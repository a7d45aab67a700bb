"""The two parts of tuning: a search on the pool `training`, and the test of its result on the pool `held_out`."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.playtest.tuning.sprt import Proof
from sandtable.playtest.tuning.spsa import Search
from sandtable.playtest.tuning.trials import Ground, Values, share_of_plus

Shares = Callable[[Ground, Sequence[int], Values, Values], Sequence[float]]
"""Plays sets by their numbers, here or in other processes, and tells the share of the first weights in each."""
TOGETHER: Final = 8
"""Sets of a test that are played before it is asked for its answer."""


def one_by_one(ground: Ground, numbers: Sequence[int], plus: Values, minus: Values) -> Sequence[float]:
    """Play sets in this process."""
    return list(map(share_of_plus, repeat(ground), numbers, repeat(plus), repeat(minus)))


def search(found: Search, ground: Ground, sets: int, steps: int, shares: Shares = one_by_one) -> Iterator[int]:
    """Go on with a search up to `steps` steps in all, each of `sets` sets; yields the steps done after every one.

    A step depends on the ground and its number alone, so a search that was stopped goes on as if it had not been.
    """
    while found.steps < steps:
        direction, plus, minus = found.pair(seeded(ground.seed, "direction", found.steps))
        numbers = range(found.steps * sets, (found.steps + 1) * sets)
        taken = shares(ground, numbers, plus, minus)
        found.move(direction, sum(taken) / len(taken))
        yield found.steps


def prove(
    new: Values, old: Values, ground: Ground, bounds: tuple[float, float], most: int, shares: Shares = one_by_one
) -> Iterator[Proof]:
    """Play the new weights against the old until the test answers, or `most` sets are played; yields it meanwhile."""
    asked = Proof(*bounds)
    for first in range(0, most, TOGETHER):
        for share in shares(ground, range(first, min(most, first + TOGETHER)), new, old):
            asked.add(share)
            if asked.answer() is not None:
                yield asked
                return
        yield asked
