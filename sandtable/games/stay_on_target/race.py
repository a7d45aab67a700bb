"""The race for Target Points between two players: the chance to win by the points of both.

A run is completed, ends with its fifth card, or earlier, with the same chances for everybody in every run.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.stay_on_target.scenario import TargetPoints

CERTAIN: Final = 10_000
"""A chance of 100 percent; an even chance is half of it."""
PERCENT: Final = 100
RUNS: Final = 4
"""Completed runs beyond the points needed, after which more points make no difference."""


class Race:
    """Chances to win against one opponent; a shared win is half of one."""

    def __init__(self, points: TargetPoints, completes: int, reaches_fifth: int) -> None:
        """Chances in percent."""
        completes = min(max(completes, 1), PERCENT - 1)
        fifth = min(max(reaches_fifth, 0), PERCENT - 1 - completes)
        self.needed = points.needed
        self.gains = (0, points.fifth_card, points.complete)
        """Points by the end of a run: early, with the fifth card, completed."""
        self.chances = (PERCENT - completes - fifth, fifth, completes)
        """In percent, likewise."""
        self.most = points.needed + RUNS * points.complete
        self.wins = [[CERTAIN // 2] * (self.most + 1) for _ in range(self.most + 1)]
        """By own points and the opponent's, at the beginning of a run."""
        for both in range(2 * self.most, -1, -1):
            for own in range(max(0, both - self.most), min(both, self.most) + 1):
                self.wins[own][both - own] = self.win(own, both - own)
        points_ = range(self.most + 1)
        self.gained = [[[self.gain(own, other, end) for other in points_] for own in points_] for end in range(3)]
        """The gain by an end of the own run, own points and the opponent's (`worth`)."""

    def win(self, own: int, other: int) -> int:
        """The chance at the beginning of a run, from the chances with more points."""
        total = 0
        ends = 0
        for mine in range(3):
            for theirs in range(3):
                chance = self.chances[mine] * self.chances[theirs]
                if self.moves(own, other, mine, theirs):
                    total += chance * self.after(own, other, mine, theirs)
                    ends += chance
        return total // ends

    def moves(self, own: int, other: int, mine: int, theirs: int) -> bool:
        """Whether a run with these ends changes anything."""
        if self.is_won(own, mine) or self.is_won(other, theirs):
            return True
        return self.plus(own, mine) != own or self.plus(other, theirs) != other

    def after(self, own: int, other: int, mine: int, theirs: int) -> int:
        """The chance after a run with these ends (SOT-WIN-01, 03, 04)."""
        first, second = self.is_won(own, mine), self.is_won(other, theirs)
        if first and second and own == other:
            return CERTAIN // 2
        if first or second:
            return CERTAIN if first and (own > other or not second) else 0
        return self.wins[self.plus(own, mine)][self.plus(other, theirs)]

    def is_won(self, points: int, end: int) -> bool:
        return end == 2 and points >= self.needed

    def plus(self, points: int, end: int) -> int:
        return min(points + self.gains[end], self.most)

    def worth(self, own: int, other: int, end: int) -> int:
        """The gain in the chance to win by an end of the own run, over an early one."""
        return self.gained[end][min(own, self.most)][min(other, self.most)]

    def gain(self, own: int, other: int, end: int) -> int:
        """The same, worked out."""
        total = 0
        for theirs in range(3):
            gained = self.after(own, other, end, theirs) - self.after(own, other, 0, theirs)
            total += self.chances[theirs] * gained
        return total // PERCENT
