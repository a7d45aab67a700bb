"""Words about shields and health beside other characters: the number of shields, none of them, less health."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter, need


class ShieldsOnYours(Amount):
    """ "The number of shields on your characters", of all of them together."""

    def value(self, table: Table, frame: Frame) -> int:
        return sum([table.shields[character] for character in table.teams[frame.seat]])

    def says(self) -> str:
        return "the number of shields on your characters"

    def equal_to(self) -> str:
        return self.says()


class WithoutShields(Quality):
    """ "With no shields"."""

    def suits(self, table: Table, card: int) -> bool:
        return table.shields[card] == 0

    def says(self) -> str:
        return " with no shields"


class HasLessHealth(Trait):
    """Less health than the character of earlier words, without regard to damage (DST-DFX-03)."""

    def reads(self, it: int, this: int) -> None:
        need("that character", it, A_CHARACTER)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return frame.it not in (thing, NOTHING) and health_of(table, thing) < health_of(table, frame.it)


class AnotherOfLessHealth(Narrowed[ACharacter]):
    """ "another character that has less health than that Wookiee"; `word` names the character of earlier words."""

    def __init__(self, word: str) -> None:
        Narrowed.__init__(self, CHARACTER, HasLessHealth())
        self.word = word

    def singular(self, they: bool) -> str:
        return f"another character that has less health than {self.word}"


def another_of_less_health(word: str) -> Noun[ACharacter]:
    return AnotherOfLessHealth(word)


SHIELDS_ON_YOURS: Final = ShieldsOnYours()
WITHOUT_SHIELDS: Final = WithoutShields()
