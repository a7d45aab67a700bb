"""Defeats by a die that was just resolved: "if one or more characters were just defeated" (DST-RSV-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import CHARACTER_DEFEATED, DIE_RESOLVED, RESOLVING_BEGAN
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.pointing import A_DIE, need, recall


class SomeJustDefeated(Condition):
    """ "One or more characters were just defeated", while the die of the occasion was being resolved; not by a die or
    an ability before it in the same action.
    """

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)
        recall(DIE_RESOLVED | CHARACTER_DEFEATED | RESOLVING_BEGAN)

    def holds(self, table: Table, frame: Frame) -> bool:
        notes = table.memory
        at = len(notes) - 1
        while at >= 0 and not (notes[at][0] == DIE_RESOLVED and notes[at][2] == frame.it):
            at -= 1
        while at >= 0 and not (notes[at][0] == RESOLVING_BEGAN and notes[at][2] == frame.it):
            if notes[at][0] == CHARACTER_DEFEATED:
                return True
            at -= 1
        return False

    def says(self) -> str:
        return "one or more characters were just defeated"


SOME_JUST_DEFEATED: Final = SomeJustDefeated()
