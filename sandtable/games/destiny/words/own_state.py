"""Conditions about the card with these words and its die: "this character is elite", "this die is showing ..."."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on, upgrades_on
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, SUPPORT_CARD
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.qualities import ELITE
from sandtable.games.destiny.words.nouns.subtypes import has_one_of, spelled
from sandtable.games.destiny.words.pointing import stand_on


class ThisIsElite(Condition):
    """ "this character is elite" (DST-ELT-01)."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return ELITE.suits(table, frame.card)

    def says(self) -> str:
        return "this character is elite"


class HasEachOn(Condition):
    """ "you have an equipment, weapon and ability attached to this character": one or more upgrades for them all."""

    def __init__(self, subtypes: tuple[str, ...]) -> None:
        self.subtypes = subtypes

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        upgrades = table.upgrades[frame.card] if table.is_character(frame.card) else ()
        return all([any([has_one_of(table, card, (each,)) for card in upgrades]) for each in self.subtypes])

    def says(self) -> str:
        first, *rest, last = self.subtypes
        return f"you have {indefinite(', '.join([first, *rest]))} and {last} attached to this character"


class IsAttachedHere(Condition):
    """ "a droid is attached to this support": an upgrade or a downgrade of a subtype."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (SUPPORT_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([has_one_of(table, card, (self.subtype,)) for card in all_on(table, frame.card)])

    def says(self) -> str:
        return f"{indefinite(self.subtype)} is attached to this support"


class AreAttachedHere(IsAttachedHere):
    """ "one or more mods are on this support"."""

    def says(self) -> str:
        return f"one or more {spelled(self.subtype, True)} are on this support"


class ThisDieShows(Condition):
    """ "this die is showing a non-damage side": a die of this card that lies in the pool."""

    def __init__(self, noun: DieNoun, words: str) -> None:
        self.noun = noun
        self.words = words

    def holds(self, table: Table, frame: Frame) -> bool:
        pool = table.pools[frame.seat]
        own = [die for die in dice_of(table, frame.card) if die in pool]
        return any([self.noun.fits(table, die, frame) for die in own])

    def says(self) -> str:
        return f"this die is {self.words}"


class ThisSupportHasUpgrades(Condition):
    """ "this support has one or more upgrades", attached to it."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (SUPPORT_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(upgrades_on(table, frame.card)) > 0

    def says(self) -> str:
        return "this support has one or more upgrades"


def each_attached(*subtypes: str) -> Condition:
    return HasEachOn(subtypes)


def attached_here(subtype: str) -> Condition:
    return IsAttachedHere(subtype)


def some_attached_here(subtype: str) -> Condition:
    """ "One or more mods are on this support"."""
    return AreAttachedHere(subtype)


def this_die_is(noun: DieNoun, words: str) -> Condition:
    return ThisDieShows(noun, words)


THIS_SUPPORT_HAS_UPGRADES: Final = ThisSupportHasUpgrades()
THIS_IS_ELITE: Final = ThisIsElite()
