"""One die of each of several characters that is removed."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Number
from sandtable.games.destiny.words.nouns.dice import DIE, character_of
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.picked import UpTo
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import Remove


class OneOfEach(UpTo[ADie]):
    """Dice of different characters; a die from those set aside belongs to none (DST-ASD-18)."""

    def left(self, table: Table, frame: Frame) -> list[int]:
        taken = [NOTHING, *[character_of(table, die) for die in frame.picked]]
        return [die for die in UpTo.left(self, table, frame) if character_of(table, die) not in taken]

    def narrowed(self, trait: Trait) -> Target[ADie]:
        return OneOfEach(self.most, Narrowed(self.noun, trait))


class RemoveOneOfEach(Remove):
    """ "Choose up to 4 characters and remove one character die belonging to each of them": they are chosen by dice."""

    def __init__(self, most: int) -> None:
        Remove.__init__(self, OneOfEach(Number(most), DIE.of_character))
        self.most = most

    def says(self, they: bool = False) -> str:
        return f"choose up to {self.most} characters and remove one character die belonging to each of them"
