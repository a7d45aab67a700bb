"""Values of dice that change while they are resolved (DST-VAL-03)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import being_resolved
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_DIE, KEPT, need


class RaiseValue(Phrase):
    """ "Increase its value by 1", before a die is resolved: for this time, and for its modifiers as well."""

    hands = KEPT

    def __init__(self, more: int | Amount) -> None:
        self.more = amount(more)

    def reads(self, it: int, this: int) -> None:
        need("its value", it, A_DIE)
        self.more.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        more = self.more.value(table, frame)
        resolving = being_resolved(table, frame.it)
        if resolving is not None:
            way, raised, worth = resolving.numbers[:3]
            resolving.numbers = (way, raised + more, worth, *resolving.numbers[3:])
        table.done(resolving is not None, more, frame.it)

    def says(self, they: bool = False) -> str:
        equal = self.more.equal_to()
        return f"increase its value by {equal or self.more.says()}"


class ReduceValue(RaiseValue):
    """ "Reduce its value by 1", never below 0 (DST-VAL-05)."""

    def __init__(self, less: int) -> None:
        RaiseValue.__init__(self, -less)
        self.less = less

    def says(self, they: bool = False) -> str:
        return f"reduce its value by {self.less}"
