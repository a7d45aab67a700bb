"""Set-aside dice that are rolled and resolved at once."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import ways_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.branches import IfElse
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.joints import Condition, Joint, Phrase
from sandtable.games.destiny.words.pointing import A_DIE, need
from sandtable.games.destiny.words.targets.pointed import IT
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.rolling_aside import RollAside


class ItCanBeResolved(Condition):
    """An earlier step's die shows a side that its player can resolve now."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return is_shown(table, frame.it) and len(ways_of(table, frame.seat, frame.it)) > 0

    def says(self) -> str:
        return "it can be resolved"


class RollToResolve(Joint):
    """ "Roll a set-aside die into your pool and resolve it, if able. Otherwise, ..."."""

    def __init__(self, roll: RollAside, otherwise: Phrase) -> None:
        self.first = roll
        self.second = IfElse(ItCanBeResolved(), Resolve(IT), otherwise)
        self.otherwise = otherwise

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)} and resolve it, if able. Otherwise, {self.otherwise.says(they)}"


def roll_to_resolve(roll: RollAside, otherwise: Phrase) -> Phrase:
    return RollToResolve(roll, otherwise)
