"""Qualities of cards that look at dice, and of dice that look at the character of their card."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.trait import Quality


class OfEliteCharacter(Quality):
    """Silent: a card of an elite character, itself or an upgrade on it; other words say so. Asked of the card that
    holds a die, which may have gained it (D-403).
    """

    def suits(self, table: Table, card: int) -> bool:
        character = card if table.is_character(card) else table.host[card]
        return table.is_character(character) and is_elite(table, character)


class HasDieInPool(Quality):
    """ "That has one or more of their character dice in any pool"."""

    def suits(self, table: Table, card: int) -> bool:
        return any(table.face[die] >= 0 for die in dice_of(table, card))

    def says(self) -> str:
        return " that has one or more of their character dice in any pool"


OF_ELITE_CHARACTER: Final = OfEliteCharacter()
DIE_IN_POOL: Final = HasDieInPool()
