"""The measures of one game: numbers that its curve of expected results gives (Browne 2008)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from sandtable.playtest.qualities.expecting import Curve

SAFE: Final = 0.8
"""An expected share from which on a game counts as all but decided."""
SURE: Final = 0.9
"""An expected share that a leader needs to play out the rest."""
CLEAR: Final = 0.05
"""A lead changes hands when another party is ahead by more than this."""
MATTERS: Final = 0.02
"""A decision matters when its best option is worth this much more than the mean of all."""


def openness(curve: Curve) -> float:
    """The share of the game after which nobody is below SAFE any more: 1 is open to the end."""
    open_until = [
        decision for decision, shares in zip(curve.decisions, curve.shares, strict=True) if max(shares) < SAFE
    ]
    return (open_until[-1] + 1) / curve.length if open_until else 0.0


def lead_changes(curve: Curve) -> float:
    """The number of times another party takes the lead; a lead of less than CLEAR counts for nobody."""
    leader, changes = -1, 0
    for shares in curve.shares:
        ahead, second = sorted(shares, reverse=True)[:2]
        if ahead - second <= CLEAR:
            continue
        leads = shares.index(ahead)
        changes += leader not in (-1, leads)
        leader = leads
    return float(changes)


def drama(curve: Curve) -> float | None:
    """The mean root of the winner's arrears while it was behind; 0 if it never was, None in a draw.

    Browne: the sum over positions where the winner is behind, of the root of the distance to the leader, divided by
    their number.
    """
    if not is_won(curve):
        return None
    behind = [max(shares) - best(curve, shares) for shares in curve.shares]
    roots = [math.sqrt(arrears) for arrears in behind if arrears > 0]
    return math.fsum(roots) / len(roots) if roots else 0.0


def comeback(curve: Curve) -> float | None:
    """1 where the winner once had less than half of an even share, else 0; None in a draw."""
    if not is_won(curve) or not curve.shares:
        return None
    return float(min(best(curve, shares) for shares in curve.shares) < 0.5 / len(curve.shares[0]))


def decisiveness(curve: Curve) -> float | None:
    """1 minus the share of the game that was still played after somebody had SURE; None where nobody had it."""
    for decision, shares in zip(curve.decisions, curve.shares, strict=True):
        if max(shares) >= SURE:
            return 1 - (curve.length - decision) / curve.length
    return None


def mattering(worths: Sequence[Sequence[float]]) -> float | None:
    """The share of decisions, given by the worths of their options, that matter; None without any."""
    if not worths:
        return None
    return sum(max(each) - math.fsum(each) / len(each) >= MATTERS for each in worths) / len(worths)


def is_won(curve: Curve) -> bool:
    """Somebody won, but not everybody."""
    return bool(curve.shares) and 0 < len(curve.winners) < len(curve.shares[0])


def best(curve: Curve, shares: Sequence[float]) -> float:
    """The share of the winner that is best off."""
    return max(shares[party] for party in curve.winners)
