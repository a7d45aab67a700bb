"""Defeats by a die that was just resolved: "if one or more characters were just defeated" (DST-RSV-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import ACTION_BEGAN, CHARACTER_DEFEATED, DIE_RESOLVED
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.pointing import A_DIE, need, recall


class SomeJustDefeated(Condition):
    """ "One or more characters were just defeated", while the die of the occasion was being resolved."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)
        recall(DIE_RESOLVED | CHARACTER_DEFEATED | ACTION_BEGAN)

    def holds(self, table: Table, frame: Frame) -> bool:
        notes = table.memory
        at = len(notes) - 1
        while at >= 0 and not (notes[at][0] == DIE_RESOLVED and notes[at][2] == frame.it):
            at -= 1
        while at >= 0 and notes[at][0] == DIE_RESOLVED:  # the dice that were resolved together
            at -= 1
        while at >= 0 and notes[at][0] not in (DIE_RESOLVED, ACTION_BEGAN):
            if notes[at][0] == CHARACTER_DEFEATED:
                return True
            at -= 1
        return False

    def says(self) -> str:
        return "one or more characters were just defeated"


SOME_JUST_DEFEATED: Final = SomeJustDefeated()
