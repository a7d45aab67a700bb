"""Deeds that a condition replaces: "reroll a die, or turn it to any side instead if ..." (DST-RPL-01)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import Handed
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target


class SaidIt(One[T_co]):
    """A thing that the same sentence has named already, so that it is only "it" here; the player picks it."""

    def says(self, they: bool = False) -> str:
        return "it"

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return SaidIt(Narrowed(self.noun, trait))


class OrInstead(Phrase):
    """ "A, or B instead if ...": B takes the place of A while the condition holds."""

    def __init__(self, usual: Phrase, condition: Condition, other: Phrase) -> None:
        self.first = usual
        self.condition = condition
        self.second = other

    def hands_on(self, it: int, this: int) -> Handed:
        self.condition.reads(it, this)
        usual = self.first.hands_on(it, this)
        other = self.second.hands_on(it, this)
        return Handed(usual.full | other.full, usual.short | other.short)

    def which(self, table: Table, frame: Frame) -> Phrase:
        return self.second if self.condition.holds(table, frame) else self.first

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.which(table, frame), frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.which(table, frame).possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)}, or {self.second.says(they)} instead if {self.condition.says()}"


class OrIfInstead(OrInstead):
    """ "A or, if ..., B instead": the same with the condition in front."""

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)} or, if {self.condition.says()}, {self.second.says(they)} instead"


def that_one(noun: Noun[T_co]) -> Target[T_co]:
    """A thing of the noun, called "it" because the words before have named it."""
    return SaidIt(noun)
