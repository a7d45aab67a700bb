"""The place of the battlefield in use: "while you are fighting on Hoth" (D-279)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WHILE_HEALTH
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.amounts import Number
from sandtable.games.destiny.words.changed_dice import holds
from sandtable.games.destiny.words.gifts import Gift, ThisRaised
from sandtable.games.destiny.words.joints import Condition


class FightingOn(Condition):
    """The place is the title or subtitle of the battlefield in use; its controller doesn't matter (D-279)."""

    def __init__(self, place: str) -> None:
        self.place = place

    def holds(self, table: Table, frame: Frame) -> bool:
        if table.battlefield < 0:
            return False
        printed = table.setup.prints[table.battlefield]
        subtitle = printed.full_name.removeprefix(printed.title).removeprefix(", ")
        return self.place in (printed.title, subtitle)

    def says(self) -> str:
        return f"you are fighting on {self.place}"


class HealthWhile(ThisRaised):
    """Adds to the health of this character while a condition holds."""

    def __init__(self, condition: Condition, more: int) -> None:
        ThisRaised.__init__(self, WHILE_HEALTH, Number(more))
        self.condition = condition
        self.is_of_battlefield = True

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return card == it and holds(table, card, self.condition)


def health_while_fighting_on(place: str, more: int) -> Paragraph:
    """ "While you are fighting on Hoth, this character has +1 health"."""
    condition = FightingOn(place)
    return Gift([HealthWhile(condition, more)], f"While {condition.says()}, this character has +{more} health")
