"""Sides that show the same symbol as another die in a pool."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of


class SymbolOfAnother(Sides):
    """ "A side showing the same symbol as another character die", of any player."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun
        self.words = f"showing the same symbol as another {noun.bare(False)}"

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        symbol = symbol_of(table, die, side)
        return any(other != die and table.symbol(other) == symbol for other in self.noun.find(table, frame))


def symbol_of_another(noun: DieNoun) -> Sides:
    return SymbolOfAnother(noun)
