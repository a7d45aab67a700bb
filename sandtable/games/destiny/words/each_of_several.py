"""Character dice of several characters that are rolled in, one of each (DST-OPD-09)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import character_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.verbs.odd.slamming import OneOfEach
from sandtable.games.destiny.words.verbs.rolling import Roll, lying


class OfSuch(Trait):
    """Silent: a die of a character of a noun, also one that it has gained (D-403)."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        character = character_of(table, thing)
        return character != NOTHING and self.noun.fits(table, character)


class RollOneOfEach(Roll):
    """ "Spot any number of characters that each have 10 or more health to roll one character die on each of them into
    your pool": they are chosen by their dice.
    """

    def __init__(self, noun: CharacterNoun, words: str) -> None:
        self.on = OneOfEach(None, Narrowed(lying(DIE.yours.of_character), OfSuch(noun)))
        self.words = words
        """The words for the characters."""

    def says(self, they: bool = False) -> str:
        return f"spot any number of {self.words} to roll one character die on each of them into your pool"
