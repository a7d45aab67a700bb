"""The next pairs of a field: first a floor for every pairing, then those that tell the leaders apart.

A field is played in stages. The pairs of a stage are chosen when all games of the stage before are in, from the
finished pairs alone, so the order in which games end changes nothing.

After the floor each stage lowers the sum of the variances of the leader's leads over the others as far as its pairs
can: pairs of a pairing are worth the square of its influence on those leads, times the variance of one pair, divided
by the number of pairs it has (Neyman, 1934). A lead counts for the more, the likelier it is that the other member is
better in truth: with the third power of that chance, so that games go to those near the leader also while nobody can
be left out.
"""

# interpreted: runs between the games

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from sandtable.playtest.field.estimates import Estimate, Estimates
from sandtable.playtest.field.matrix import Matrix, Numbers
from sandtable.playtest.field.rating import ratings
from sandtable.playtest.statistics.distributions import normal_log_tail

LEAST_FLOOR: Final = 5
FLOOR_PART: Final = 0.25
"""The part of the mean pairs of a pairing that each of them gets first."""
STAGES: Final = 12
"""Stages after the floor."""
NEARNESS: Final = 3
"""The power of the chance that another one is better than the leader; 1 would spread a field of equals too evenly."""
_DIGITS: Final = 9
"""Weights are rounded, so that pairings of equal worth stay equal."""


def next_stage(matrix: Matrix, given: Sequence[int], pairs_each: int) -> tuple[int, ...]:
    """The further pairs of each pairing when all that were given are in; nothing but zeros: the field is over.

    Together the stages give `pairs_each` for each pairing in the mean. `given` counts pairs that failed, too. Pairings
    without their floor come first: all of them at the start, later those of a member that joined.
    """
    floor = least(pairs_each)
    missing = tuple(max(0, floor - pairs) for pairs in given)
    if any(missing):
        return missing
    rest = pairs_each * len(given) - sum(given)
    stage = math.ceil((pairs_each - floor) * len(given) / STAGES)
    return next_pairs(matrix, min(rest, stage)) if rest > 0 else missing


def least(pairs_each: int) -> int:
    """The floor: the pairs that every pairing gets."""
    return min(pairs_each, max(LEAST_FLOOR, round(FLOOR_PART * pairs_each)))


def shared_out(weights: Numbers, pairs: int) -> tuple[int, ...]:
    """Share out whole pairs in proportion to the weights.

    All parts are rounded down; the pairs that are left go to the largest remainders, and of equal ones to the first.
    """
    exact = weights * pairs / weights.sum()
    whole = np.floor(np.round(exact, _DIGITS)).astype(int)
    missing = pairs - int(whole.sum())
    for place in np.argsort(-np.round(exact - whole, _DIGITS), kind="stable")[:missing]:
        whole[place] += 1
    return tuple(int(count) for count in whole)


def next_pairs(matrix: Matrix, pairs: int) -> tuple[int, ...]:
    """The further pairs of each pairing, `pairs` in all, that narrow the top of the ranking most."""
    wanted = np.sqrt(worth(ratings(matrix)) * np.maximum(matrix.variances, 1e-6))
    return shared_out(_filled(matrix.pairs, wanted, pairs), pairs)


def worth(of: Estimates) -> Numbers:
    """For each pairing the sum of its squared influence on the leads of the first, each times the lead's weight."""
    leader, *rivals = (int(member) for member in np.argsort(-of.values, kind="stable"))
    leads = of.influence[:, [leader]] - of.influence[:, rivals]
    weights = lead_weights([of.difference(leader, rival) for rival in rivals])
    return np.asarray((leads**2 * weights).sum(axis=1))


def lead_weights(leads: Sequence[Estimate]) -> Numbers:
    """The weight of each lead: the chance that it is below 0 in truth, to the power of NEARNESS; the largest is 1."""
    logarithms = NEARNESS * normal_log_tail(np.array([lead.value / lead.error for lead in leads]))
    return np.asarray(np.exp(logarithms - logarithms.max()))


def _filled(played: Numbers, wanted: Numbers, pairs: int) -> Numbers:
    """The pairs that each pairing lacks; all parts are in proportion to `wanted` and use up all pairs.

    A pairing that has more than its part already gets nothing, and the others share what it has too much.
    """
    open_ones = wanted > 0
    while True:
        level = (pairs + played[open_ones].sum()) / wanted[open_ones].sum()
        short = np.where(open_ones, level * wanted - played, 0.0)
        if (short >= 0).all():
            return np.asarray(short)
        open_ones &= short >= 0
