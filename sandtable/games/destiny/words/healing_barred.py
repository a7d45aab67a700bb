"""Cards that keep opponents from healing."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.terms import WHILE_NOT_HEALED
from sandtable.games.destiny.words.abilities import Paragraph


class OpponentsCannotHeal(Paragraph):
    """ "Your opponents cannot heal characters": neither their own nor others (damage.py)."""

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(Triggered(WHILE_NOT_HEALED))

    def says(self) -> str:
        return "Your opponents cannot heal characters."


OPPONENTS_CANNOT_HEAL: Final = OpponentsCannotHeal()
