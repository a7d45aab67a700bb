"""Amounts of damage on characters, and conditions about other cards of the player."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things


class MostDamageOn(Amount):
    """ "The amount of damage on one of your Blue characters": that of the one with the most, whichever is chosen."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def value(self, table: Table, frame: Frame) -> int:
        return max([table.damage[character] for character in self.noun.find(table, frame)], default=0)

    def says(self) -> str:
        return f"the amount of damage on {self.noun.singular(False)}"

    def equal_to(self) -> str:
        return self.says()


class SpotOther(Condition):
    """ "You spot another creature": a card other than the one with these words."""

    def __init__(self, noun: Noun[Any]) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([thing != frame.card for thing in spotted_things(self.noun, table, frame)])

    def says(self) -> str:
        return f"you spot another {self.noun.bare(False)}"


def spotting_another(noun: Noun[Any]) -> Condition:
    return SpotOther(noun)


MOST_DAMAGE_ON_BLUE: Final = MostDamageOn(CHARACTER.yours.blue)
