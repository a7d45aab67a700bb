"""Characters by what is on them: "that has a card titled Shien Mastery on it", "with 2 weapons on it" (DST-SPX-02)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on, upgrades_on
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import character_of
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, need


class HasTitledOn(Quality):
    """ "That has an upgrade titled Ataru Mastery on it"."""

    def __init__(self, title: str, card: str) -> None:
        self.title = title
        self.card = card

    def suits(self, table: Table, card: int) -> bool:
        return any(table.setup.prints[upgrade].title == self.title for upgrade in table.upgrades[card])

    def says(self) -> str:
        return f" that has {self.card} titled {self.title} on it"


class HasSeveralOn(Quality):
    """ "With 2 weapons on it": at least 2 of them, gained subtypes included."""

    def __init__(self, least: int, subtype: str) -> None:
        self.least = least
        self.subtype = subtype

    def suits(self, table: Table, card: int) -> bool:
        return sum(1 for upgrade in table.upgrades[card] if has_subtype(table, upgrade, self.subtype)) >= self.least

    def says(self) -> str:
        return f" with {self.least} {spelled(self.subtype, True)} on it"


class BearsSeveral(Quality):
    """ "That has 3 or more bounties on it": upgrades and downgrades of all players, gained subtypes included."""

    def __init__(self, least: int, subtype: str) -> None:
        self.least = least
        self.subtype = subtype

    def suits(self, table: Table, card: int) -> bool:
        return sum(1 for each in all_on(table, card) if has_subtype(table, each, self.subtype)) >= self.least

    def says(self) -> str:
        return f" that has {self.least} or more {spelled(self.subtype, True)} on it"


class HasOneOn(Quality):
    """ "That has a weapon on it": gained subtypes included."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def suits(self, table: Table, card: int) -> bool:
        return any(has_subtype(table, upgrade, self.subtype) for upgrade in upgrades_on(table, card))

    def says(self) -> str:
        return f" that has {indefinite(spelled(self.subtype))} on it"


class ThatCharacterHas(Condition):
    """ "That character has a card titled Niman Mastery on it": the character of an earlier step."""

    def __init__(self, quality: Quality) -> None:
        self.quality = quality

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.is_character(frame.it) and self.quality.suits(table, frame.it)

    def says(self) -> str:
        return f"that character{self.quality.says().removeprefix(' that')}"


class ItsCharacterHas(Condition):
    """ "That die belongs to a character that has ... on it": the die of an earlier step, with words of its own."""

    def __init__(self, quality: Quality, words: str) -> None:
        self.quality = quality
        self.words = words

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return suits_its_character(table, frame.it, self.quality)

    def says(self) -> str:
        return self.words


class IfItsCharacterHas(Amount):
    """A number that depends on the character of the die that is being resolved, `frame.picked`, in these words."""

    def __init__(self, quality: Quality, usual: int, then: int, words: str) -> None:
        self.quality = quality
        self.usual = usual
        self.then = then
        self.words = words

    def value(self, table: Table, frame: Frame) -> int:
        is_so = bool(frame.picked) and suits_its_character(table, frame.picked[0], self.quality)
        return self.then if is_so else self.usual

    def says(self) -> str:
        return self.words


class ShieldsOnItsCharacter(IfItsCharacterHas):
    """The number of shields on that character, under the same condition."""

    def value(self, table: Table, frame: Frame) -> int:
        if not frame.picked or not suits_its_character(table, frame.picked[0], self.quality):
            return 0
        return table.shields[character_of(table, frame.picked[0])]


class UpgradesOnIt(Amount):
    """ "The number of upgrades on it": on the character that the words with this number act on."""

    def value(self, table: Table, frame: Frame) -> int:
        return len(upgrades_on(table, frame.picked[0])) if frame.picked else 0

    def says(self) -> str:
        return "the number of upgrades on it"

    def equal_to(self) -> str:
        return self.says()


def suits_its_character(table: Table, die: int, quality: Quality) -> bool:
    """True where the character that a die belongs to has the quality; a die of a support belongs to none."""
    character = character_of(table, die)
    return character != NOTHING and table.is_character(character) and quality.suits(table, character)


def having_titled(title: str, card: str = "a card") -> Quality:
    """ "That has a card titled ... on it"; `card` is "an upgrade" on other cards."""
    return HasTitledOn(title, card)


def having_several(least: int, subtype: str) -> Quality:
    return HasSeveralOn(least, subtype)


def bearing_several(least: int, subtype: str) -> Quality:
    return BearsSeveral(least, subtype)


def having_one(subtype: str) -> Quality:
    return HasOneOn(subtype)


def that_character_has(quality: Quality) -> Condition:
    return ThatCharacterHas(quality)


def its_character_has(quality: Quality, words: str) -> Condition:
    """The condition about the character of an earlier step's die, in these words."""
    return ItsCharacterHas(quality, words)


def if_its_character_has(quality: Quality, then: int, words: str, usual: int = 0) -> Amount:
    """`then` where the character of the resolved die has the quality, otherwise `usual`; in these words."""
    return IfItsCharacterHas(quality, usual, then, words)


def shields_if_it_has(quality: Quality, words: str) -> Amount:
    """The shields on the character of the resolved die, if it has the quality; in these words."""
    return ShieldsOnItsCharacter(quality, 0, 0, words)


UPGRADES_ON_IT: Final = UpgradesOnIt()
