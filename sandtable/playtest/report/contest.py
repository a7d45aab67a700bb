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

    def may_leave_out(self, share: float, rotations: int) -> bool:
        """After a number of rotations like those seen: would they refute this share a seat?"""
        return shares.may_leave_out(self.rotations, self.index, share * self.seats, rotations, look=self.look)

    def rotations_to_leave_out(self, share: float, confidence: float) -> int | None:
        """The smallest number of rotations whose interval would do so; None where it is too many."""
        return shares.rotations_to_leave_out(self.rotations, self.index, share * self.seats, confidence, self.look)


@dataclass(frozen=True)
class Settling:
    """The games that would settle a question."""

    games: int
    """Those still to be played."""
    is_equality: bool
    """They would show that all are equal within the margin; else that one is ahead."""


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
        """For each party whether its share is shown to differ from an even one (Holm's correction).

        Its own interval leaves an even share out as well, so that no statement goes against it.
        """
        found = statistics.holm(self.p_values)
        answers = found if self.questions > 1 else found * len(self.contenders)
        return [is_shown and not share.holds(self.even) for is_shown, share in zip(answers, self.shares, strict=True)]

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

    def settling(self, margin: float) -> Settling | None:
        """The games still needed, at the shares seen, until one is shown to be ahead or all to be equal.

        It is the smallest number at which an interval leaves out an even share, or all lie within the margin of it.
        None where that takes more games than anybody would play.
        """
        level = statistics.shared(self.questions)
        asked = self.contenders[: self.questions]
        ahead = [needed for each in asked if (needed := each.rotations_to_leave_out(self.even, level)) is not None]
        found = [Settling(min(ahead), False)] if ahead else []
        equal = self._rotations_to_equal(margin)
        found += [Settling(equal, True)] if equal is not None else []
        first = min(found, key=lambda each: each.games, default=None)
        rotations = self.rotations
        return first and replace(first, games=rotations.size * (first.games - rotations.total))

    def _rotations_to_equal(self, margin: float) -> int | None:
        """The number of rotations after which all intervals lie within the margin; None where they won't."""
        asked = self.contenders[: self.questions]
        if any(abs(share.value - self.even) >= margin for share in self.shares):
            return None

        def are_within(rotations: int) -> bool:
            bounds = (self.even - margin, self.even + margin)
            return all(each.may_leave_out(bound, rotations) for each in asked for bound in bounds)

        return statistics.smallest(are_within, self.rotations.total, statistics.MOST_GAMES // self.rotations.size)
