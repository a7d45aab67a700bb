"""Sides with the symbol of a die of another character."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, WILDCARD
from sandtable.games.destiny.words.nouns.dice import DieNoun, character_of
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of


class SymbolOfAnothersDie(Sides):
    """ "A side showing the same symbol as one of the other character's character dice": of dice of a noun in the pool,
    those of another character. A wildcard has no symbol (DST-WLD-02), and a set-aside die no character (DST-ASD-18).
    """

    def __init__(self, noun: DieNoun, words: str) -> None:
        Sides.__init__(self, 0, words)
        self.noun = noun

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        own = character_of(table, die)
        symbol = symbol_of(table, die, side)
        if own == NOTHING or symbol == WILDCARD:
            return False
        others = [other for other in self.noun.find(table, frame) if table.symbol(other) == symbol]
        return any([character_of(table, other) not in (own, NOTHING) for other in others])


def symbol_of_anothers(noun: DieNoun, words: str) -> Sides:
    return SymbolOfAnothersDie(noun, words)
