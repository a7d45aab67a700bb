"""Dice of two kinds of which one is meant, and sides like those of the dice of another character."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WILDCARD
from sandtable.games.destiny.words.nouns.dice import DICE_OF_THIS, DieNoun
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of


class ThisDieOr(SomeDice):
    """ "this die or one of your dice showing a shield"."""

    def __init__(self, other: DieNoun) -> None:
        self.other = other
        self.whose = other.whose

    def find(self, table: Table, frame: Frame) -> list[int]:
        own = DICE_OF_THIS.find(table, frame)
        return own + [die for die in self.other.find(table, frame) if die not in own]

    def reads(self, it: int, this: int) -> None:
        self.other.reads(it, this)

    def singular(self, they: bool) -> str:
        return f"this die or {self.other.singular(they)}"

    def plural(self, they: bool) -> str:
        return f"these dice or {self.other.plural(they)}"


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
