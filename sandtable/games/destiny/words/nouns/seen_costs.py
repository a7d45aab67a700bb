"""Cards of a hand looked at, by their cost."""

from __future__ import annotations

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.seen import Those
from sandtable.games.destiny.words.pointing import APiece


class OfCostFromIt(Those):
    """ "A card from it with a cost of 0": the printed cost (D-118)."""

    def __init__(self, cost: int) -> None:
        Those.__init__(self)
        self.cost = cost

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [card for card in Those.find(self, table, frame) if full_cost(table, card) == self.cost]

    def singular(self, they: bool) -> str:
        return f"a card from it with a cost of {self.cost}"


def of_cost_from_it(cost: int) -> Noun[APiece]:
    return OfCostFromIt(cost)
