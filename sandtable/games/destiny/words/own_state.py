"""Conditions about the card with these words and its die: "this character is elite", "this die is showing ..."."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.qualities import ELITE
from sandtable.games.destiny.words.pointing import stand_on


class ThisIsElite(Condition):
    """ "this character is elite" (DST-ELT-01)."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return ELITE.suits(table, frame.card)

    def says(self) -> str:
        return "this character is elite"


class ThisDieShows(Condition):
    """ "this die is showing a non-damage side": a die of this card that lies in the pool."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        self.noun = noun
        self.words = words

    def holds(self, table: Table, frame: Frame) -> bool:
        pool = table.pools[frame.seat]
        own = [die for die in table.setup.dice_of[frame.card] if die in pool]
        return any([self.noun.fits(table, die, frame) for die in own])

    def says(self) -> str:
        return f"this die is {self.words}"


def this_die_is(noun: DieNoun, words: str) -> Condition:
    return ThisDieShows(noun, words)


THIS_IS_ELITE: Final = ThisIsElite()
