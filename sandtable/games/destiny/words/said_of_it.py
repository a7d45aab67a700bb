"""Conditions about the character of earlier words, in words of their own."""

from __future__ import annotations

from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.situations import ThatCharacterIs


class SaidOfIt(ThatCharacterIs):
    """ "That character is Blue", "you moved that shield to a hero"."""

    def __init__(self, noun: CharacterNoun, words: str) -> None:
        self.words = words
        ThatCharacterIs.__init__(self, noun)

    def says(self) -> str:
        return self.words


def said_of_it(noun: CharacterNoun, words: str) -> Condition:
    return SaidOfIt(noun, words)
