"""A die that its card rolls and resolves once more in one action; the text of the card overrides DST-RES-11."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.verbs.rolling import Roll


class RollAnew(Roll):
    """Roll dice that may have been resolved in this action; they may be resolved once more."""

    def deed(self, table: Table, frame: Frame) -> None:
        table.resolved = tuple([die for die in table.resolved if die not in frame.picked])
        Roll.deed(self, table, frame)


class RollBack(Roll):
    """Roll a die that has just been resolved, which isn't resolved once more in this action (DST-RES-11): "roll this
    die back into your pool".
    """

    def says(self, they: bool = False) -> str:
        return f"roll {self.on.says(they)} back into {'their' if they else 'your'} pool"


class RollAgain(RollAnew):
    """The same for a second time in one text."""

    def says(self, they: bool = False) -> str:
        return f"{RollAnew.says(self, they)} again"
