"""Dice by what they were turned from or resolved as: "turn that die", "a different symbol than that die"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import DIE_TURNED, last_turn
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, WILDCARD
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_DIE, ADie, need, recall
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of


class WasTurned(Trait):
    """Silent: turned in the last turn that an opponent finished in this round, by any player (DST-MEM-05)."""

    def reads(self, it: int, this: int) -> None:
        recall(DIE_TURNED)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        for opponent in table.opponents(frame.seat):
            if any([note[0] == DIE_TURNED and note[2] == thing for note in last_turn(table, opponent)]):
                return True
        return False


class ThatTurnedOne(Narrowed[ADie]):
    """ "that die", of which earlier words have told; with several of them the player chooses one."""

    def singular(self, they: bool) -> str:
        return "that die"


class ADieWasTurned(Condition):
    """ "a die was turned during an opponent's last turn this round"."""

    def reads(self, it: int, this: int) -> None:
        recall(DIE_TURNED)

    def holds(self, table: Table, frame: Frame) -> bool:
        for opponent in table.opponents(frame.seat):
            if any([note[0] == DIE_TURNED for note in last_turn(table, opponent)]):
                return True
        return False

    def says(self) -> str:
        return "a die was turned during an opponent's last turn this round"


class UnlikeResolved(Sides):
    """ "A side showing a different symbol than that die": than the noted side of the die that was just resolved. A
    blank is a symbol like all others here; a wildcard has none (DST-WLD-02).
    """

    def reads(self, it: int, this: int) -> None:
        need(self.words, it, A_DIE)

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        if frame.it == NOTHING or frame.worth == 0:
            return False
        symbol = symbol_of(table, die, side)
        return symbol not in (symbol_of(table, frame.it, frame.worth - 1), WILDCARD)


A_DIE_WAS_TURNED: Final = ADieWasTurned()
THAT_TURNED_DIE: Final[Noun[ADie]] = ThatTurnedOne(DIE, WasTurned())
UNLIKE_THAT_DIE: Final = UnlikeResolved(0, "showing a different symbol than that die")
