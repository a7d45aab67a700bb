"""Characters beside the one that an earlier step's die belongs to."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import character_of
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_DIE, ACharacter, need


class IsBesideItsCharacter(Trait):
    """A character other than that of the die."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing != character_of(table, frame.it)

    def reads(self, it: int, this: int) -> None:
        need("another character", it, A_DIE)


class BesideItsCharacter(Narrowed[ACharacter]):
    """ "Another character", behind words about a character die."""

    def __init__(self) -> None:
        Narrowed.__init__(self, CHARACTER, IsBesideItsCharacter())

    def singular(self, they: bool) -> str:
        return "another character"


BESIDE_ITS_CHARACTER: Final[Noun[ACharacter]] = BesideItsCharacter()
