"""Cards by a cost from below, "a Red event with a cost of 1 or more", and characters without dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.trait import Quality


class CostAtLeast(Quality):
    """The printed cost (D-118)."""

    def __init__(self, least: int) -> None:
        self.least = least

    def suits(self, table: Table, card: int) -> bool:
        return full_cost(table, card) >= self.least

    def says(self) -> str:
        return f" with a cost of {self.least} or more"


class Diceless(Quality):
    """ "a diceless character": its card has no dice."""

    def suits(self, table: Table, card: int) -> bool:
        return not table.setup.dice_of[card]

    def before(self) -> str:
        return "diceless"


def cost_at_least(least: int) -> Quality:
    return CostAtLeast(least)


DICELESS: Final = Diceless()
