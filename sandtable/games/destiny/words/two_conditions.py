"""Two conditions in one sentence: both have to hold, or one is enough."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition


class TwoConditions(Condition):
    """Two conditions that are read together."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def reads(self, it: int, this: int) -> None:
        self.first.reads(it, this)
        self.second.reads(it, this)


class BothHold(TwoConditions):
    """ "This character is elite and you control the battlefield"."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return self.first.holds(table, frame) and self.second.holds(table, frame)

    def says(self) -> str:
        return f"{self.first.says()} and {self.second.says()}"


class EitherOf(TwoConditions):
    """ "... or if ...": one of two conditions is enough."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return self.first.holds(table, frame) or self.second.holds(table, frame)

    def says(self) -> str:
        return f"{self.first.says()} or if {self.second.says()}"
