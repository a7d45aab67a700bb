"""Ongoing abilities that give characters and upgrades something: health, limits, subtypes, keywords (DST-DFX-04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits_fall import LIMITS_FALL
from sandtable.games.destiny.prints import Giving, Print, Raising, Triggered
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    NOTHING,
    WHILE_HEALTH,
    WHILE_KEYWORD,
    WHILE_NON_UNIQUE,
    WHILE_SHIELD_LIMIT,
    WHILE_SUBTYPE,
    WHILE_UPGRADE_LIMIT,
)
from sandtable.games.destiny.words.abilities import Keyword, Paragraph
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.any_card import AnyCard
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.subtypes import spelled
from sandtable.games.destiny.words.situations import Spotting

THINGS: Final = {WHILE_HEALTH: "health", WHILE_UPGRADE_LIMIT: "upgrade limit", WHILE_SHIELD_LIMIT: "shield limit"}


def as_if_said(table: Table, card: int) -> Frame:
    """A frame for words that are read outside of any effect."""
    return Frame(LIMITS_FALL, table.controller(card), card, NOTHING, NOTHING, 0)


class AttachedRaised(Raising):
    """Adds to a number of attached character."""

    def __init__(self, occurrence: int, more: Amount) -> None:
        self.occurrence = occurrence
        self.more = more

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it

    def much(self, table: Table, card: int, character: int) -> int:
        return self.more.value(table, as_if_said(table, card))


class ThisRaised(AttachedRaised):
    """Adds to a number of this character."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return card == it


class EachRaised(AttachedRaised):
    """Adds to a number of each character of a noun that the card's player controls."""

    def __init__(self, occurrence: int, more: Amount, noun: CharacterNoun) -> None:
        self.occurrence = occurrence
        self.more = more
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and self.noun.fits(table, it)


class EachOtherRaised(EachRaised):
    """The same without the card with these words."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it != card and EachRaised.meets(self, table, card, seat, it, by, many)


class Gift(Paragraph):
    """A paragraph of one ongoing ability, or of several in one sentence."""

    def __init__(self, abilities: list[Triggered], words: str) -> None:
        self.abilities = abilities
        self.words = words

    def put_on(self, printed: Print) -> None:
        for ability in self.abilities:
            printed.triggers.append(ability)
            printed.is_raising = printed.is_raising or isinstance(ability, Raising)

    def says(self) -> str:
        return f"{self.words}."


class AttachedSubtype(Giving):
    """Attached character has a subtype (DST-SBT-05)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it


class KeywordIf(Triggered):
    """This card has a keyword while a condition holds."""

    def __init__(self, bit: int, condition: Condition) -> None:
        self.occurrence = WHILE_KEYWORD
        self.bit = bit
        self.condition = condition

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `it` is this card and `many` the keyword; the condition is looked at last."""
        return it == card and many == self.bit and self.condition.holds(table, as_if_said(table, card))


class CopiesFreed(Triggered):
    """Copies of this upgrade are not unique while it is on certain characters (DST-NAM-05)."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.occurrence = WHILE_NON_UNIQUE
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.is_character(table.host[card]) and self.noun.fits(table, table.host[card])


class CopiesNonUnique(Paragraph):
    """ "While this upgrade is on (a character), your copies of it are non-unique": as it moves away or leaves, the
    copies are counted again (D-207).
    """

    def __init__(self, noun: CharacterNoun) -> None:
        self.ability = CopiesFreed(noun)

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)
        printed.is_raising = True

    def says(self) -> str:
        return f"While this upgrade is on {self.ability.noun.an()}, your copies of it are non-unique."


def copies_non_unique_on(noun: CharacterNoun) -> Paragraph:
    return CopiesNonUnique(noun)


def plus(occurrence: int, more: Amount) -> str:
    """ "+1 health, or +2 health instead if ..."."""
    thing = THINGS[occurrence]
    return f"+{more.says()} {thing}{more.instead(thing).replace(', or ', ', or +')}"


def attached_has_more(occurrence: int, more: int | Amount) -> Paragraph:
    """ "Attached character has +1 health" (WHILE_HEALTH) or another number of it."""
    much = amount(more)
    return Gift([AttachedRaised(occurrence, much)], f"Attached character has {plus(occurrence, much)}")


def this_has_more(occurrence: int, more: int | Amount) -> Paragraph:
    """ "This character has +3 shield limit" (WHILE_SHIELD_LIMIT) or another number of it."""
    much = amount(more)
    return Gift([ThisRaised(occurrence, much)], f"This character has {plus(occurrence, much)}")


def each_has_more(occurrence: int, more: int | Amount, noun: CharacterNoun) -> Paragraph:
    """ "Each apprentice character you control has +1 health"."""
    much = amount(more)
    words = f"Each {noun.bare(False)} you control has {plus(occurrence, much)}"
    return Gift([EachRaised(occurrence, much, noun)], words)


def each_other_has_more(occurrence: int, more: int, noun: CharacterNoun) -> Paragraph:
    """ "Each other Wookiee character you control has +1 health"."""
    much = amount(more)
    words = f"Each other {noun.bare(False)} you control has {plus(occurrence, much)}"
    return Gift([EachOtherRaised(occurrence, much, noun)], words)


def each_may_have_more_shields(more: int, noun: CharacterNoun) -> Paragraph:
    """ "Each of your Blue characters can have 1 additional shield"."""
    much = amount(more)
    words = f"{noun.yours.singular(False)} can have {more} additional shield".replace("one of", "each of", 1)
    return Gift([EachRaised(WHILE_SHIELD_LIMIT, much, noun)], capitalized(words))


def each_of_yours_has_more(occurrence: int, more: int | Amount, noun: CharacterNoun) -> Paragraph:
    """The same in the words "each of your neutral characters has +1 health"."""
    much = amount(more)
    words = f"Each of your {noun.bare(True)} has {plus(occurrence, much)}"
    return Gift([EachRaised(occurrence, much, noun)], words)


def attached_gains(subtype: str) -> Paragraph:
    """ "Attached character gains leader"."""
    return Gift([AttachedSubtype(WHILE_SUBTYPE, subtype)], f"Attached character gains {spelled(subtype)}")


def attached_has_both(subtype: str, occurrence: int, more: int) -> Paragraph:
    """ "Attached character has partisan and +1 upgrade limit"."""
    much = amount(more)
    words = f"Attached character has {spelled(subtype)} and {plus(occurrence, much)}"
    return Gift([AttachedSubtype(WHILE_SUBTYPE, subtype), AttachedRaised(occurrence, much)], words)


def attached_has_more_and_gains(occurrence: int, more: int, subtype: str) -> Paragraph:
    """ "Attached character has +1 health and gains bounty hunter"."""
    much = amount(more)
    words = f"Attached character has {plus(occurrence, much)} and gains {spelled(subtype)}"
    return Gift([AttachedRaised(occurrence, much), AttachedSubtype(WHILE_SUBTYPE, subtype)], words)


def gains_while_you_have(noun: AnyCard, keyword: Keyword) -> Paragraph:
    """ "While you have a leader in play, this character gains Guardian"."""
    words = f"While you have {noun.an()} in play, this character gains {keyword.word}"
    return Gift([KeywordIf(keyword.bit, Spotting(noun.yours))], words)


def gains_while(condition: Condition, keyword: Keyword, verb: str = "gains") -> Paragraph:
    """ "While this upgrade is on a leader, it gains Redeploy"."""
    return Gift([KeywordIf(keyword.bit, condition)], f"While {condition.says()}, it {verb} {keyword.word}")


def gains_if(condition: Condition, keyword: Keyword) -> Paragraph:
    """ "If this upgrade is on Cara Dune, it gains Redeploy"."""
    return Gift([KeywordIf(keyword.bit, condition)], f"If {condition.says()}, it gains {keyword.word}")
