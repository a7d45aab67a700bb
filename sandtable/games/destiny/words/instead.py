"""Numbers that a condition replaces: "1 shield, or 2 shields instead if you spot a leader" (DST-RPL-01)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import Condition


class Instead(Amount):
    """One of two numbers, read when the words are carried out."""

    def __init__(self, usual: int, then: int, condition: Condition) -> None:
        self.usual = usual
        self.then = then
        self.condition = condition

    def reads(self, it: int, this: int) -> None:
        self.condition.reads(it, this)

    def value(self, table: Table, frame: Frame) -> int:
        return self.then if self.condition.holds(table, frame) else self.usual

    def says(self) -> str:
        return str(self.usual)

    def instead(self, thing: str, things: str = "") -> str:
        many = f"{self.then} {thing}" if not things else counted(str(self.then), thing)
        return f", or {many} instead if {self.condition.says()}"


def instead(usual: int, then: int, condition: Condition) -> Amount:
    """`usual`, or `then` where the condition holds."""
    return Instead(usual, then, condition)
