"""The part of a table that reads what is printed on its cards and dice: no ongoing ability changes it here."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.remembering import Remembering
from sandtable.games.destiny.setup import Setup


@mypyc_attr(acyclic=True)
class Printed(Remembering):
    """The prints of all cards, and the sides that dice show."""

    setup: Setup

    def print(self, card: int) -> Print:
        return self.setup.prints[card]

    def has_keyword(self, card: int, keyword: int) -> bool:
        """Printed keywords; ongoing abilities that give one are asked in triggers.py (DST-KEY-02)."""
        return (self.setup.prints[card].keywords & keyword) != 0

    def symbol(self, die: int) -> int:
        """The symbol a die in a pool shows (DST-SHW-01)."""
        side: i64 = self.face[die]
        return self.setup.symbols_of[die][side]

    def is_modifier(self, die: int) -> bool:
        side: i64 = self.face[die]
        return self.print_of(die).modifiers[side]

    def print_of(self, die: int) -> Print:
        """The print of the card of a die."""
        card: i64 = self.setup.card_of[die]
        return self.setup.prints[card]
