"""The verdict on each of many things that were tested together, look after look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sandtable.playtest.causes.differences import Differences
from sandtable.playtest.causes.discoveries import discoveries
from sandtable.playtest.causes.evidence import Bounds, bounds, log_evidence

FALSE_DISCOVERIES: Final = 0.10
"""The mean share of false ones among all that are declared."""
MARGIN: Final = 0.03
"""An effect within this is called small."""


class Says(StrEnum):
    """The verdict on one thing."""

    TESTING = "testing"
    HELPS = "helps"
    """With it one takes more points than without."""
    HURTS = "hurts"
    SMALL = "small"
    """Its effect lies within the margin."""
    OPEN = "open"
    """All games are played, and nothing is shown."""


@dataclass(frozen=True)
class Rules:
    """The rules of a test, fixed before it begins."""

    most: int
    """Rotations for each thing at most."""
    margin: float = MARGIN
    rate: float = FALSE_DISCOVERIES


@dataclass(frozen=True)
class Effect:
    """The measured effect of one thing: the share of points with it less the share without it."""

    found: Differences
    says: Says

    @property
    def value(self) -> float:
        return self.found.mean

    @property
    def bounds(self) -> Bounds:
        """The interval at 95 %, which holds at every look."""
        return bounds(self.found)


def judge(found: Mapping[str, Differences], before: Mapping[str, Says], rules: Rules) -> dict[str, Says]:
    """The verdicts after a look. A thing whose verdict stood before the look keeps it, and brings no new differences.

    Each thing is two tests, one in each direction, so that a wrong sign counts as a false discovery too.
    """
    evidence = {(key, better): log_evidence(each, better) for key, each in found.items() for better in (1, -1)}
    declared = discoveries(evidence, rules.rate)
    return {key: _says(key, found[key], before.get(key, Says.TESTING), declared, rules) for key in found}


def _says(key: str, found: Differences, before: Says, declared: set[tuple[str, int]], rules: Rules) -> Says:
    if before not in (Says.TESTING, Says.OPEN, Says.SMALL):
        return before
    if (key, 1) in declared or (key, -1) in declared:
        return Says.HELPS if (key, 1) in declared else Says.HURTS
    if before != Says.TESTING:
        return before
    within = bounds(found)
    if -rules.margin < within.low and within.high < rules.margin:
        return Says.SMALL
    return Says.OPEN if found.total >= rules.most else Says.TESTING
