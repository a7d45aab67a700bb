"""The part of a table that reads what is printed on its cards and dice: no ongoing ability changes it here."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

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
        return self.setup.prints[self.setup.card_of[die]].symbols[self.face[die]]

    def is_modifier(self, die: int) -> bool:
        return self.setup.prints[self.setup.card_of[die]].modifiers[self.face[die]]
