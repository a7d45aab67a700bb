"""Conditions about the dice of this character."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS


class ShowsDamage(Condition):
    """ "One or more of its character dice are showing damage"; its owner in other words is "this character's"."""

    def __init__(self, whose: str) -> None:
        self.whose = whose

    def holds(self, table: Table, frame: Frame) -> bool:
        dice = [die for die in dice_of(table, frame.card) if table.face[die] >= 0]
        return any((DAMAGE_SYMBOLS >> table.symbol(die)) & 1 == 1 for die in dice)

    def says(self) -> str:
        return f"one or more of {self.whose} character dice are showing damage"


ITS_DICE_SHOW_DAMAGE: Final = ShowsDamage("its")
THIS_SHOWS_DAMAGE: Final = ShowsDamage("this character's")
