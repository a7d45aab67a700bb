"""Characters that cannot be dealt damage by some dice (DST-CAN-01)."""

from __future__ import annotations

from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, MELEE_DAMAGE, RANGED_DAMAGE, WHILE_UNHURT
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.damage_of_this_die import die_at_work
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.pointing import stand_on


class UnhurtByDice(Triggered):
    """Melee or ranged damage of a base die whose card has a subtype, with its modifiers, does not reach this character
    (D-423).
    """

    def __init__(self, subtype: str) -> None:
        self.occurrence = WHILE_UNHURT
        self.subtype = subtype

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if it != card or many not in (MELEE_DAMAGE, RANGED_DAMAGE):
            return False
        of = die_at_work(table)
        return of >= 0 and has_subtype(table, of, self.subtype)


class CannotBeHurt(Paragraph):
    """ "This character cannot be dealt melee or ranged damage from vehicle dice"."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def put_on(self, printed: Print) -> None:
        stand_on("this character", printed.kind, (CHARACTER_CARD,))
        printed.triggers.append(UnhurtByDice(self.subtype))

    def says(self) -> str:
        return f"This character cannot be dealt melee or ranged damage from {self.subtype} dice."


def unhurt_by(subtype: str) -> Paragraph:
    return CannotBeHurt(subtype)
