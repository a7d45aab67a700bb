"""Amounts read from a die or card that has to be chosen first."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import ThatValue
from sandtable.games.destiny.words.die_amounts import half_die_value
from sandtable.games.destiny.words.joints import Phrase, To
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.showing import showing_in_words
from sandtable.games.destiny.words.pointing import ACharacter, ADie, Handed
from sandtable.games.destiny.words.targets.picked import a, every
from sandtable.games.destiny.words.targets.pointed import ITS_CHARACTER
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import Choose
from sandtable.games.destiny.words.verbs.tokens import Deal, Give
from sandtable.games.destiny.words.verbs.turn import Turn


class Measured(To):
    """Two phrases of which only the second is said: the first chooses the thing that the second refers to."""

    def agreed(self) -> Phrase:
        return self

    def says(self, they: bool = False) -> str:
        return self.second.says(they)


class KeepsIt(Measured):
    """The same, and later words still point at the thing that was chosen first."""

    def hands_on(self, it: int, this: int) -> Handed:
        first = self.first.hands_on(it, this)
        self.second.hands_on(first.full, this)
        return Handed(first.full, first.short | it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 1:
            frame.numbers = (frame.it,)
        elif frame.step == 2:
            frame.it = frame.numbers[0]
        Measured.step(self, table, frame)


class DealHalfOfItsDie(Measured):
    """ "Deal damage to a character equal to half the value showing on one of its character dice".

    The die decides the character, and it stays "that die".
    """

    def __init__(self) -> None:
        Measured.__init__(self, Choose(a(DIE.of_character)), Deal(half_die_value(""), ITS_CHARACTER))

    def says(self, they: bool = False) -> str:
        return "deal damage to a character equal to half the value showing on one of its character dice rounded up"


class TurnAllOfOne(Measured):
    """ "Turn each of a character's character and upgrade dice to sides showing a blank": the character is chosen."""

    def __init__(self, symbol: int) -> None:
        dice = every(DIE.of_it.of_character_or_upgrade)
        Measured.__init__(self, Choose(a(CHARACTER)), Turn(dice, symbol))
        self.words = showing_in_words(1 << symbol)

    def says(self, they: bool = False) -> str:
        return f"turn each of a character's character and upgrade dice to sides{self.words}"


def deal_value_of(die: Target[ADie], on: Target[ACharacter]) -> Measured:
    """ "Deal a character damage equal to the value of a die"; the die stays "that die"."""
    return Measured(Choose(die), Deal(ThatValue(f"the value of {die.says()}"), on))


def give_value_of(die: Target[ADie], on: Target[ACharacter]) -> Measured:
    """ "Give a character shields equal to the value showing on a die"; the die stays "that die"."""
    return KeepsIt(Choose(die), Give(ThatValue(f"the value showing on {die.says()}"), on))


DEAL_HALF_OF_ITS_DIE: Final = DealHalfOfItsDie()
