"""Conditions about what an upgrade lies on: "this upgrade is on a Jedi", "attached character is unique"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.nouns.qualities import IS_HERO, IS_VILLAIN
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.pointing import ON_OTHERS, stand_on
from sandtable.games.destiny.words.situations import ThatCharacterIs


class AttachedIs(Condition):
    """ "attached character is a pirate", "this upgrade is on Yoda"."""

    def __init__(self, noun: CharacterNoun, head: str) -> None:
        self.noun = noun
        self.head = head

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, ON_OTHERS)

    def holds(self, table: Table, frame: Frame) -> bool:
        host = bearer(table, frame.card)
        return host >= 0 and self.noun.fits(table, host)

    def says(self) -> str:
        return f"{self.head} {self.noun.an()}"


class ThisIsOn(AttachedIs):
    """ "this upgrade is on Yoda": the card that it lies on, also where another card uses its special (D-107)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        host = bearer_of(table, frame.card)
        return host >= 0 and self.noun.fits(table, host)


class ThisIsOnOne(ThisIsOn):
    """ "this upgrade is on Moff Gideon or on a guard": the words alone."""

    def says(self) -> str:
        return self.head


class AttachedIsSo(AttachedIs):
    """ "attached character is unique": the adjective alone."""

    def says(self) -> str:
        return self.head


class ThisIsOnSide(ThisIsOn):
    """ "this upgrade is on a hero"."""

    def __init__(self, quality: Quality, word: str, head: str) -> None:
        AttachedIs.__init__(self, CHARACTER.having(quality), head)
        self.word = word

    def says(self) -> str:
        return f"{self.head} a {self.word}"


class ItIsAttached(ThatCharacterIs):
    """ "attached character is a trooper", after the upgrade was discarded: the character of the occasion."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, ON_OTHERS)
        ThatCharacterIs.reads(self, it, this)

    def says(self) -> str:
        return f"attached character is {self.noun.an()}"


class AttachedIsAlone(Condition):
    """ "attached character is your only character in play"."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, ON_OTHERS)

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.teams[frame.seat] == (bearer(table, frame.card),)

    def says(self) -> str:
        return "attached character is your only character in play"


def attached_is(noun: CharacterNoun) -> Condition:
    return AttachedIs(noun, "attached character is")


def this_is_on_one(noun: CharacterNoun, words: str) -> Condition:
    """ "This upgrade is on Moff Gideon or on a guard", in these words."""
    return ThisIsOnOne(noun, words)


def attached_is_so(noun: CharacterNoun, word: str) -> Condition:
    """ "Attached character is unique", in a word of its own."""
    return AttachedIsSo(noun, f"attached character is {word}")


def it_is_attached(noun: CharacterNoun) -> Condition:
    return ItIsAttached(noun)


def this_is_on(noun: CharacterNoun) -> Condition:
    """ "This upgrade is on ..."."""
    return ThisIsOn(noun, "this upgrade is on")


def on_a_hero(pronoun: str = "this upgrade") -> Condition:
    """ "This upgrade is on a hero", "it is on a hero"."""
    return ThisIsOnSide(IS_HERO, "hero", f"{pronoun} is on")


def on_a_villain(pronoun: str = "this upgrade") -> Condition:
    return ThisIsOnSide(IS_VILLAIN, "villain", f"{pronoun} is on")


def attached_to(noun: CharacterNoun) -> Condition:
    """ "This upgrade is attached to ..."."""
    return ThisIsOn(noun, "this upgrade is attached to")


def is_it(noun: CharacterNoun) -> Condition:
    """ "It is a Wookiee", about attached character."""
    return AttachedIs(noun, "it is")


def it_is_on(noun: CharacterNoun) -> Condition:
    """ "It is on ...", about this upgrade."""
    return ThisIsOn(noun, "it is on")


ATTACHED_IS_ALONE: Final = AttachedIsAlone()
