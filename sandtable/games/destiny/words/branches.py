"""More sentences with "if": the condition behind, and what is done otherwise."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition, If, Phrase
from sandtable.games.destiny.words.pointing import Handed


class OnlyIf(If):
    """ "Gain 1 resource if you control the battlefield": the same with the condition behind."""

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)} if {self.condition.says()}"


class UsedOnlyIf(If):
    """ "... Use this ability only if you do not control the battlefield": without the condition nothing is done."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.condition.holds(table, frame):
            table.done(False, 0, frame.it)
        else:
            If.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)}. Use this ability only if {self.condition.says()}"


class IfElse(Phrase):
    """ "If ..., do A. Otherwise, do B": the condition is read once (D-73)."""

    def __init__(self, condition: Condition, first: Phrase, second: Phrase) -> None:
        self.condition = condition
        self.first = first
        self.second = second

    def hands_on(self, it: int, this: int) -> Handed:
        self.condition.reads(it, this)
        first = self.first.hands_on(it, this)
        second = self.second.hands_on(it, this)
        return Handed(first.full | second.full, first.short | second.short)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.first if self.condition.holds(table, frame) else self.second, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        first = self.condition.holds(table, frame)
        return self.first.possible(table, frame) if first else self.second.possible(table, frame)

    def says(self, they: bool = False) -> str:
        first, second = self.first.says(they), self.second.says(they)
        return f"if {self.condition.says()}, {first}. Otherwise, {second}"
