"""Characters of all opponents together: "each of your opponents' characters"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter


class OfAllOpponents(Noun[ACharacter]):
    """The characters of a noun in the teams of all opponents; "each" of them needs no choice of one opponent."""

    kind_of_thing = A_CHARACTER

    def __init__(self, noun: CharacterNoun, words: str) -> None:
        self.noun = noun
        self.words = words

    def find(self, table: Table, frame: Frame) -> list[int]:
        teams = [table.teams[seat] for seat in table.opponents(frame.seat)]
        return [character for team in teams for character in team if self.noun.fits(table, character)]

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)

    def singular(self, they: bool) -> str:
        return f"one of {self.words}"

    def plural(self, they: bool) -> str:
        return self.words

    def bare(self, plural: bool) -> str:
        return self.noun.bare(plural)


def those_of_opponents(noun: CharacterNoun, words: str) -> Noun[ACharacter]:
    """Some of the characters of all opponents, in these words."""
    return OfAllOpponents(noun, words)


THEIR_CHARACTERS: Final[Noun[ACharacter]] = OfAllOpponents(CHARACTER, "your opponents' characters")
