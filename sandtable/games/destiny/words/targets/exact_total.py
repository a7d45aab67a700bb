"""Dice whose values add up to exactly a number: "up to 2 dice showing a combined value equal to ..." (DST-CMB-01)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.picked import UpToTotal, after
from sandtable.games.destiny.words.targets.target import ASKED, CHOSEN, STOP, Target, faced


class ExactTotal(UpToTotal[T_co]):
    """None at all, or up to this number of dice with exactly this total: a pick has to leave a way to reach it."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == CHOSEN:
            return True
        if not faced(table, frame, self.noun):
            return False
        if frame.step == ASKED and frame.answer != STOP:
            frame.picked += (frame.answer,)
        found = self.left(table, frame) if frame.step != ASKED or frame.answer != STOP else []
        if not found:
            frame.step = CHOSEN
            return True
        frame.step = ASKED
        may_stop = not frame.picked or self._missing(table, frame) == 0
        table.put(frame.seat, [STOP, *found] if may_stop else found)
        return False

    def left(self, table: Table, frame: Frame) -> list[int]:
        assert self.most is not None
        slots = self.most.value(table, frame) - len(frame.picked)
        missing = self._missing(table, frame)
        found = after(frame.picked, self.noun.find(table, frame))
        return [die for die in found if slots > 0 and self._reaches(table, frame, die, missing, slots)]

    def _reaches(self, table: Table, frame: Frame, die: int, missing: int, slots: int) -> bool:
        """True where this die, with those that may be picked behind it, has exactly the missing value.

        Which ones may be picked behind it depends on this pick: of a character with Resilience none (DST-RSL-01).
        """
        missing -= table.value(die)
        if missing <= 0 or slots == 1:
            return missing == 0
        picked = frame.picked
        frame.picked += (die,)
        rest = [other for other in after(frame.picked, self.noun.find(table, frame)) if table.value(other) > 0]
        found = any([self._reaches(table, frame, other, missing, slots - 1) for other in rest])
        frame.picked = picked
        return found

    def _missing(self, table: Table, frame: Frame) -> int:
        return self.total.value(table, frame) - sum([table.value(die) for die in frame.picked])

    def narrowed(self, trait: Trait) -> Target[T_co]:
        assert self.most is not None
        return ExactTotal(self.most, Narrowed(self.noun, trait), self.total, self.words)


def up_to_exactly(most: int, noun: Noun[ADie], total: Amount, words: str) -> Target[ADie]:
    """Up to this number of dice with a combined value of exactly the total, in these words."""
    return ExactTotal(amount(most), noun, total, words)
