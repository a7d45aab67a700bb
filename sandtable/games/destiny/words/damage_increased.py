"""Ongoing abilities that add to damage which is dealt (DST-DMX-01)."""

from __future__ import annotations

from sandtable.games.destiny.prints import Raising
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WHILE_HURT
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.changed_dice import OngoingOfDice, holds
from sandtable.games.destiny.words.joints import Condition


class ThisIsHurtMore(Raising):
    """Adds to the damage of each source that deals some to this character."""

    def __init__(self, more: int, condition: Condition) -> None:
        self.occurrence = WHILE_HURT
        self.more = more
        self.condition = condition

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and holds(table, card, self.condition)

    def much(self, table: Table, card: int, character: int) -> int:
        return self.more


def hurt_more_while(condition: Condition, more: int) -> Paragraph:
    """ "While this character has no shields, increase damage dealt to this character by 1"."""
    words = f"increase damage dealt to this character by {more}"
    return OngoingOfDice(ThisIsHurtMore(more, condition), words, "While", condition)
