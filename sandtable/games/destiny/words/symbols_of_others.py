"""Sides with the symbol of a die of another character."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WILDCARD
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of


class SymbolOfAnothersDie(Sides):
    """ "A side showing the same symbol as one of the other character's character dice": of dice of a noun in the pool,
    those of another card. A wildcard has no symbol (DST-WLD-02).
    """

    def __init__(self, noun: DieNoun, words: str) -> None:
        Sides.__init__(self, 0, words)
        self.noun = noun

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        symbol = symbol_of(table, die, side)
        card_of = table.setup.card_of
        others = [other for other in self.noun.find(table, frame) if card_of[other] != card_of[die]]
        return symbol != WILDCARD and any([table.symbol(other) == symbol for other in others])


def symbol_of_anothers(noun: DieNoun, words: str) -> Sides:
    return SymbolOfAnothersDie(noun, words)
