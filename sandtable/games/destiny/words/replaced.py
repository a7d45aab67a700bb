"""Deeds that a condition replaces, or that are done where others can't be: "A or, if ..., B instead"."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.branches import IfElse
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


class OrIfInstead(IfElse):
    """ "A or, if ..., B instead": a replacement of the words (DST-RPL-01)."""

    def __init__(self, usual: Phrase, condition: Condition, other: Phrase) -> None:
        IfElse.__init__(self, condition, other, usual)

    def says(self, they: bool = False) -> str:
        return f"{self.second.says(they)} or, if {self.condition.says()}, {self.first.says(they)} instead"


class Otherwise(Phrase):
    """ "A, if able. Otherwise, B": B where A can't be done."""

    def __init__(self, first: Phrase, second: Phrase, words: str = ", if able. Otherwise, ") -> None:
        self.first = first
        self.second = second
        self.words = words

    def hands_on(self, it: int, this: int) -> Handed:
        first = self.first.hands_on(it, this)
        second = self.second.hands_on(it, this)
        return Handed(first.full | second.full, first.short | second.short)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.first if self.first.possible(table, frame) else self.second, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.first.possible(table, frame) or self.second.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)}{self.words}{self.second.says(they)}"


def that_one(noun: Noun[T_co]) -> Target[T_co]:
    """A thing of the noun, called "it" because the words before have named it."""
    return SaidIt(noun)


def otherwise(first: Phrase, second: Phrase) -> Phrase:
    return Otherwise(first, second)
