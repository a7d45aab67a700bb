"""Damage that is dealt by resolving a die of this card (DST-RSV-06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.resolving import RESOLVING
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DEALT
from sandtable.games.destiny.triggers import INTERRUPTION
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER


class ThisDieDeals(Occasion):
    """ "This die deals damage to a character", or to an opponent's character; also where shields block all of it."""

    about = A_CHARACTER

    def __init__(self, words: str, is_opposing: bool) -> None:
        self.after = AFTER_DEALT
        self.before = NEVER
        self.words = words
        self.is_opposing = is_opposing

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return die_at_work(table) == card and not (self.is_opposing and table.controller(it) == seat)

    def rival(self, table: Table, it: int, by: int) -> int:
        return table.controller(it)

    def says(self) -> str:
        return f"this die deals damage to {self.words}"


def die_at_work(table: Table) -> int:
    """The card whose die is being resolved, as the base die; -1 where an ability interrupts it, or without one."""
    for at in range(len(table.frames) - 1, 0, -1):
        frame = table.frames[at]
        if frame.node is RESOLVING:
            return table.setup.card_of[frame.picked[0]]
        if frame.node is INTERRUPTION:
            return -1
    return -1


THIS_DIE_DEALT: Final = ThisDieDeals("a character", False)
THIS_DIE_HURT_THEIRS: Final = ThisDieDeals("an opponent's character", True)
