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
        found = after(frame.picked, self.noun.find(table, frame))
        assert self.most is not None
        slots = self.most.value(table, frame) - len(frame.picked)
        missing = self._missing(table, frame)
        return [
            die
            for at, die in enumerate(found)
            if slots > 0 and reaches(table, found[at + 1 :], missing - table.value(die), slots - 1)
        ]

    def _missing(self, table: Table, frame: Frame) -> int:
        return self.total.value(table, frame) - sum([table.value(die) for die in frame.picked])

    def narrowed(self, trait: Trait) -> Target[T_co]:
        assert self.most is not None
        return ExactTotal(self.most, Narrowed(self.noun, trait), self.total, self.words)


def reaches(table: Table, dice: list[int], missing: int, slots: int) -> bool:
    """True where up to this number of the dice have exactly the missing value together."""
    if missing <= 0 or slots == 0:
        return missing == 0
    return any(
        reaches(table, dice[at + 1 :], missing - table.value(die), slots - 1)
        for at, die in enumerate(dice)
        if table.value(die) > 0
    )


def up_to_exactly(most: int, noun: Noun[ADie], total: Amount, words: str) -> Target[ADie]:
    """Up to this number of dice with a combined value of exactly the total, in these words."""
    return ExactTotal(amount(most), noun, total, words)
