"""Character dice of several of the player's characters, and sides with the symbol of a die of another one of them."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WILDCARD
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.verbs.sides import Sides, symbol_of


class OfTheCharacters(Trait):
    """Silent: a die of these characters, one that they have gained among them (D-403), in whose pool it may lie."""

    def __init__(self, characters: CharacterNoun) -> None:
        self.characters = characters

    def reads(self, it: int, this: int) -> None:
        self.characters.reads(it, this)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return holder_of(table, thing) in self.characters.find(table, frame)


class SymbolOfAnothersDie(Sides):
    """ "A side showing the same symbol as one of the other character's character dice": of dice of a noun in the pools,
    those of another character. A wildcard has no symbol (DST-WLD-02).
    """

    def __init__(self, noun: DieNoun, words: str) -> None:
        Sides.__init__(self, 0, words)
        self.noun = noun

    def allows(self, table: Table, frame: Frame, die: int, side: int) -> bool:
        symbol = symbol_of(table, die, side)
        if symbol == WILDCARD:
            return False
        own = holder_of(table, die)
        others = [other for other in self.noun.find(table, frame) if table.symbol(other) == symbol]
        return any([holder_of(table, other) != own for other in others])


def character_dice_of(characters: CharacterNoun) -> DieNoun:
    """The character dice of these characters in any pool; a set-aside die belongs to none of them (DST-ASD-18)."""
    return DIE.of_character.having(OfTheCharacters(characters))


def symbol_of_anothers(noun: DieNoun, words: str) -> Sides:
    """The sides with a symbol that a die of the noun shows, one of another character than that of the turned die."""
    return SymbolOfAnothersDie(noun, words)
