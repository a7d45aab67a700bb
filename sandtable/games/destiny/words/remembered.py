"""A removed die whose side is remembered, for words that compare with it: "the same symbol and value"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_DIE, need
from sandtable.games.destiny.words.verbs.dice import Remove


class RemoveNoted(Remove):
    """Remove one die; "that many" is then the number of the side it showed, counted from 1, and "worth" its value."""

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        die = frame.picked[0]
        side, value = table.face[die], table.value(die)
        if dice_moves.remove_dice(table, (die,)):
            table.done(True, side + 1, die, value)
        else:
            table.done(False, 0, NOTHING)


def noted_symbol(table: Table, frame: Frame) -> int:
    """The symbol that the removed die showed."""
    return table.setup.prints[table.setup.card_of[frame.it]].symbols[frame.many - 1]


class LikeNoted(Trait):
    """The symbol and the value that the removed die showed."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if frame.it == NOTHING or frame.many <= 0:
            return False
        return table.symbol(thing) == noted_symbol(table, frame) and table.value(thing) == frame.worth

    def reads(self, it: int, this: int) -> None:
        need("the same symbol and value", it, A_DIE)

    def says(self) -> str:
        return " showing the same symbol and value"


class NotedDamage(Condition):
    """ "That die was showing damage"."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and frame.many > 0 and (DAMAGE_SYMBOLS >> noted_symbol(table, frame)) & 1 == 1

    def says(self) -> str:
        return "that die was showing damage"


SAME_SYMBOL_AND_VALUE: Final = LikeNoted()
IT_SHOWED_DAMAGE: Final = NotedDamage()
