"""Shields as a price, and a character with higher limits."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.amounts import amount
from sandtable.games.destiny.words.gifts import Gift, ThisRaised, plus
from sandtable.games.destiny.words.nouns.qualities import ShieldsAtLeast
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.verbs.shields import RemoveShield


class RemoveShieldFrom(RemoveShield):
    """The same in the words "remove 1 shield from one of your characters"."""

    def says(self, they: bool = False) -> str:
        return f"remove 1 shield from {self.on.says(they)}"


class WithShields(ShieldsAtLeast):
    """ "With 3 or more shields"."""

    def says(self) -> str:
        return f" with {self.least} or more shields"


class WithoutShields(Quality):
    """ "That has no shields"."""

    def suits(self, table: Table, card: int) -> bool:
        return table.shields[card] == 0

    def says(self) -> str:
        return " that has no shields"


NO_SHIELDS: Final = WithoutShields()


def with_shields(least: int) -> Quality:
    return WithShields(least)


def this_has_both(first: int, second: int, more: int) -> Paragraph:
    """ "This character has +1 shield limit and +1 upgrade limit", by the numbers that are raised (terms.py)."""
    much = amount(more)
    words = f"This character has {plus(first, much)} and {plus(second, much)}"
    return Gift([ThisRaised(first, much), ThisRaised(second, much)], words)
