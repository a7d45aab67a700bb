"""The course of a result: the share of the first party after more and more games, with an interval for every look."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Kind, LineUp
from sandtable.playtest.statistics import ANY_TIME, Interval, over_sets

MOST_POINTS: Final = 40


@dataclass(frozen=True)
class Stretch:
    """Finished games that follow each other, as the first subject saw them."""

    wins: int
    losses: int
    shared: int
    """Draws, and games that were stopped at the step limit."""

    @property
    def scored(self) -> int:
        return self.wins + self.losses + self.shared


def has_course(report: Report) -> bool:
    """Only where the first subject is the first party, and the other one takes the rest."""
    is_own = report.kind == Kind.DUEL or (report.kind == Kind.SIDES and report.match.line_up != LineUp.TURNED)
    return is_own and len(report.parties) == 2


def course(report: Report, stretches: Iterable[Stretch]) -> list[Interval]:
    """The share after each stretch, at most `MOST_POINTS` of them evenly apart; empty where it can't be told.

    The scatter of a stretch is taken from that of all games: the design effect, how a pair of games scatters beside
    single ones, is a property of the pairing. So the course takes counters alone, however many games there are.
    """
    rotations = report.points.rotations
    if not has_course(report) or not rotations.total:
        return []
    mean = rotations.mean(0)
    effect = rotations.variance(0) / (mean * (1 - mean)) if 0 < mean < 1 else 1 / rotations.size
    found = [_after(each, effect, rotations.size) for each in _sums(stretches) if each.scored >= rotations.size]
    step = max(1, -(-len(found) // MOST_POINTS))
    return found[::-1][::step][::-1]


def _sums(stretches: Iterable[Stretch]) -> Iterable[Stretch]:
    so_far = Stretch(0, 0, 0)
    for each in stretches:
        so_far = Stretch(so_far.wins + each.wins, so_far.losses + each.losses, so_far.shared + each.shared)
        yield so_far


def _after(played: Stretch, effect: float, size: int) -> Interval:
    mean = (played.wins + played.shared / 2) / played.scored
    return over_sets(mean, effect * mean * (1 - mean), played.scored // size, size, look=ANY_TIME)
