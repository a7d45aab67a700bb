"""Parties that are compared in the same rotations: their shares, and the games that would settle who is ahead."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sandtable.playtest import shares, statistics
from sandtable.playtest.report.match import Party
from sandtable.playtest.shares import Rotations
from sandtable.playtest.statistics import CONFIDENCE, Interval, Look


@dataclass(frozen=True)
class Contender:
    """One party, which has one seat or takes several."""

    party: Party
    rotations: Rotations
    index: int
    """Its index in the rotations."""
    look: Look
    seats: int = 1

    def share(self, confidence: float = CONFIDENCE) -> Interval | None:
        """Points a game and seat; None before a rotation is finished."""
        found = shares.share(self.rotations, self.index, confidence, self.look)
        if found is None or self.seats == 1:
            return found
        each = self.seats
        return replace(found, value=found.value / each, low=found.low / each, high=found.high / each)


@dataclass(frozen=True)
class Contest:
    """All parties of one comparison, around an even share a seat."""

    contenders: Sequence[Contender]
    even: float

    @property
    def questions(self) -> int:
        """The number of different shares that are tested; of two parties one has what the other has not."""
        return 1 if len(self.contenders) == 2 else len(self.contenders)

    @property
    def rotations(self) -> Rotations:
        return self.contenders[0].rotations

    @cached_property
    def shares(self) -> list[Interval]:
        """Each with its own 95 % interval; empty before a rotation is finished."""
        return [share for each in self.contenders if (share := each.share()) is not None]

    @cached_property
    def together(self) -> list[Interval]:
        """Each with an interval wide enough that all of them hold together in 95 %."""
        level = statistics.shared(self.questions)
        return [share for each in self.contenders if (share := each.share(level)) is not None]

    @cached_property
    def shown(self) -> list[bool]:
        """For each party whether its share is shown to differ from an even one (Holm's correction)."""
        found = statistics.holm(self.p_values)
        return found if self.questions > 1 else found * len(self.contenders)

    @cached_property
    def p_values(self) -> list[float]:
        """One for each question: the chance of a share at least as far from even as this."""
        return [self._p_value(each) for each in self.contenders[: self.questions]]

    def _p_value(self, of: Contender) -> float:
        return shares.p_value(of.rotations, of.index, self.even * of.seats, of.look)

    @property
    def reach(self) -> float:
        """The furthest from even that an interval still allows."""
        return max(abs(end - self.even) for share in self.shares for end in (share.low, share.high))

    def games_to_settle(self, margin: float) -> int:
        """The games still needed, at the shares seen, to show that one is ahead or that all are equal within a margin.

        The nearer a share is to even or to the margin, the more it takes: it counts as an eighth of the margin away.
        """
        away = [abs(share.value - self.even) for share in self.shares]
        level = statistics.shared(self.questions)
        furthest = max(range(len(away)), key=away.__getitem__)
        to_show = self._needed(furthest, max(away[furthest], margin / 8), level)
        if max(away) >= margin:
            return to_show
        within = [self._needed(index, max(margin - far, margin / 8)) for index, far in enumerate(away)]
        return min(to_show, max(within))

    def _needed(self, index: int, reach: float, confidence: float = CONFIDENCE) -> int:
        of = self.contenders[index]
        variance = shares.variance_or_guess(of.rotations, of.index)
        sets = statistics.sets_needed(variance, of.rotations.total, reach * of.seats, confidence)
        return of.rotations.size * sets
