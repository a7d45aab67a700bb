"""Noisy bisection: where one ordered knob moves the share of a side, the range is halved until the goal is met."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.playtest.balancing.asked import RISK, Asked
from sandtable.playtest.balancing.knobs import Candidate
from sandtable.playtest.balancing.racing import Race
from sandtable.playtest.balancing.trials import Search

_PATIENCE: Final = 4
"""Times the first games that a level plays at most before the next is tried."""


def can_bisect(asked: Asked) -> bool:
    """True for one ordered knob and two sides: a share has a direction then."""
    return len(asked.board.knobs) == 1 and asked.board.knobs[0].is_ordered and len(asked.goal.targets) == 2


@dataclass(frozen=True)
class Bisection:
    """The levels of one knob, halved between two on different sides of the target.

    It is right where the share rises or falls all along. Where it does not, or the ends lie on one side, the caller
    races the levels that are left.
    """

    race: Race

    def run(self) -> Search[None]:
        """Play levels until one meets the goal, or neighbours lie on different sides of it."""
        knob = self.race.asked.board.knobs[0]
        ends = [0, len(knob.levels) - 1]
        sides = []
        for level in ends:
            sides.append((yield from self._side(level)))
        while 0 not in sides and sides[0] != sides[1] and ends[1] - ends[0] > 1:
            middle = sum(ends) // 2
            side = yield from self._side(middle)
            end = sides.index(side) if side else 0
            ends[end], sides[end] = middle, side

    def _side(self, level: int) -> Search[int]:
        """1 or -1: the first side takes more or less than it should at this level; 0: about as much, or not known.

        It plays on until that is known. A level that breaks a rule takes the side of none.
        """
        candidate = Candidate((level,))
        if not self.race.is_allowed(candidate):
            return 0
        ledger, asked = self.race.ledger, self.race.asked
        for rounds in range(1, _PATIENCE + 1):
            if not (yield from ledger.top_up([candidate], rounds * asked.first_games)):
                return 0
            self.race.throw_out([candidate])
            count = ledger.count(candidate)
            side = asked.goal.side(count, RISK) if count.games else 0
            if side:
                return side
        return 0
