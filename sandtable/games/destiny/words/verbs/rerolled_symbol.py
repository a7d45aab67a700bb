"""A die that is rerolled, and the symbol that it showed before."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_REROLL
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.held import keep_rerolled
from sandtable.games.destiny.words.pointing import A_DIE, need
from sandtable.games.destiny.words.verbs.dice import Reroll


class RerollNoting(Reroll):
    """Reroll one die; the number beside the words is the symbol that it showed, counted from 1."""

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        die = frame.picked[0]
        shown = table.symbol(die) + 1
        if table.telling:
            table.tell(TOLD_REROLL, frame.seat, frame.picked)
        dice_moves.roll(table, frame.picked)
        keep_rerolled(table, frame.picked)
        table.done(True, 1, die, shown)


class SameSymbolAgain(Condition):
    """ "It just rerolled the same symbol"; two blanks are the same one (DST-CPR-01)."""

    def reads(self, it: int, this: int) -> None:
        need("it", it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return is_shown(table, frame.it) and table.symbol(frame.it) + 1 == frame.worth

    def says(self) -> str:
        return "it just rerolled the same symbol"


SAME_SYMBOL_AGAIN: Final = SameSymbolAgain()
