"""Dice and sides beside "this die": a value up to that of this die, the side of another one of your dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, SUPPORT_CARD, UPGRADE_CARD, WILDCARD
from sandtable.games.destiny.words.nouns.die_traits import ShowsValueOfIt
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import stand_on
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of

WITH_DICE: Final = (CHARACTER_CARD, UPGRADE_CARD, SUPPORT_CARD)


class UpToThisDie(Trait):
    """A value up to the one that this card's die shows in the pool; with two dice, up to the higher one."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        shown = [table.value(die) for die in dice_of(table, frame.card) if table.face[die] >= 0]
        return len(shown) > 0 and table.value(thing) <= max(shown)

    def reads(self, it: int, this: int) -> None:
        stand_on("this die", this, WITH_DICE)

    def says(self) -> str:
        return " showing a value equal to or less than the value showing on this die"


class ValueJustRerolled(ShowsValueOfIt):
    """The value that an earlier step's die shows after it was rerolled."""

    def says(self) -> str:
        return f" showing a value equal to {self.words}"


class LikeAnotherOfYours(Sides):
    """The symbol and value of any other die in the pool of its player."""

    def __init__(self) -> None:
        Sides.__init__(self, 0, "showing the same symbol and value as another one of your dice")

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        symbol = symbol_of(table, die, side)
        value = table.side_value(table.setup.card_of[die], side, die)
        others = [other for other in table.pools[frame.seat] if other != die]
        return symbol != WILDCARD and any(
            table.symbol(other) == symbol and table.value(other) == value for other in others
        )


UP_TO_THIS_DIE: Final = UpToThisDie()
VALUE_JUST_REROLLED: Final = ValueJustRerolled("the value showing on the die you just rerolled")
LIKE_ANOTHER_OF_YOURS: Final = LikeAnotherOfYours()
