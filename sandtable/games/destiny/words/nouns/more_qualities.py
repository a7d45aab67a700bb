"""Further qualities of cards: an odd cost, a limit of points, any type but events."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import EVENT_CARD
from sandtable.games.destiny.tokens import DAMAGE, tokens_on
from sandtable.games.destiny.words.nouns.trait import Quality


class OddCost(Quality):
    """ "That costs an odd number": the printed cost (D-118)."""

    def suits(self, table: Table, card: int) -> bool:
        return full_cost(table, card) % 2 == 1

    def says(self) -> str:
        return " that costs an odd number"


class BearsDamage(Quality):
    """Silent: there is damage on the card, of any type (DST-TOK-11)."""

    def suits(self, table: Table, card: int) -> bool:
        return tokens_on(table, card, DAMAGE) > 0


class NonEvent(Quality):
    """ "A non-event card"."""

    def suits(self, table: Table, card: int) -> bool:
        return table.kind(card) != EVENT_CARD

    def before(self) -> str:
        return "non-event"


class PointsAtMost(Quality):
    """ "That is 15 or fewer points": the points of the list, without Team Up (D-249)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.points[card] <= self.most

    def says(self) -> str:
        return f" that is {self.most} or fewer points"


def points_at_most(most: int) -> Quality:
    return PointsAtMost(most)


ODD_COST: Final = OddCost()
NON_EVENT: Final = NonEvent()
BEARS_DAMAGE: Final = BearsDamage()
