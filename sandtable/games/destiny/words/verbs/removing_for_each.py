"""Dice that are removed by the number of earlier words."""

from __future__ import annotations

from sandtable.games.destiny.words.amounts import THAT_MANY
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.targets.picked import up_to
from sandtable.games.destiny.words.verbs.dice import Remove


class RemoveForEach(Remove):
    """ "For each shield just removed, you may remove a die": up to that many, also none."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        Remove.__init__(self, up_to(THAT_MANY, noun))
        self.noun = noun
        self.words = words

    def says(self, they: bool = False) -> str:
        return f"for each {self.words}, you may remove {self.noun.an()}"
