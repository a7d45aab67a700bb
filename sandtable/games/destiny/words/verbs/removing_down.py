"""Remove dice until a number of them is left in the pool."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.picked import exactly
from sandtable.games.destiny.words.verbs.dice import Remove


class MoreThan(Amount):
    """The dice in one's pool beyond a number of them."""

    def __init__(self, left: int) -> None:
        self.left = left

    def value(self, table: Table, frame: Frame) -> int:
        return max(0, len(table.pools[frame.seat]) - self.left)

    def says(self) -> str:
        return "that many"


class RemoveDownTo(Remove):
    """ "Remove their dice until they have 3 or fewer dice in their pool": with fewer dice nothing is removed."""

    def __init__(self, left: int) -> None:
        Remove.__init__(self, exactly(MoreThan(left), DIE.yours))
        self.left = left

    def says(self, they: bool = False) -> str:
        whose, who = ("their", "they") if they else ("your", "you")
        return f"remove {whose} dice until {who} have {self.left} or fewer dice in {whose} pool"
