"""Symbols that dice of two sides have in common: sides to turn to, and a condition on the die being resolved."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WILDCARD
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of


class SidesLikeOwnDice(Sides):
    """ "A symbol showing on one of this character's character dice", which lie in the pool; a wildcard has none."""

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        symbol = symbol_of(table, die, side)
        own = [other for other in dice_of(table, frame.card) if table.face[other] >= 0]
        return symbol != WILDCARD and any([table.symbol(other) == symbol for other in own])

    def says(self, plural: bool) -> str:
        return self.words


class ShowsLikeOpponent(Condition):
    """ "It is showing the same symbol as an opponent's die": the die of the words that this stands in."""

    def holds(self, table: Table, frame: Frame) -> bool:
        symbol = table.symbol(frame.picked[0])
        theirs = [die for seat in table.opponents(frame.seat) for die in table.pools[seat]]
        return symbol != WILDCARD and any([table.symbol(die) == symbol for die in theirs])

    def says(self) -> str:
        return "it is showing the same symbol as an opponent's die"


LIKE_ITS_OWN_DICE: Final = SidesLikeOwnDice(0, "a symbol showing on one of this character's character dice")
IT_SHOWS_LIKE_THEIRS: Final = ShowsLikeOpponent()
